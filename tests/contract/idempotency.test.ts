import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GUEST_CART_RETENTION_MS, IDEMPOTENCY_RETENTION_MS } from '#config/timings.ts';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import { pruneCarts } from '#server/cart/cart-store.ts';
import { pruneStoredReplies } from '#server/http/idempotent.ts';
import { carts, idempotencyKeys, orders } from '#server/store/schema.ts';
import { type CallOptions, newKey } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';

const PARALLEL = 64;

describe.each(databases)('idempotency on $name', ({ open }) => {
  let shop: ContractShop;
  let cartId: string;

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open });
    await shop.server.shop('add-coupon', 'VELKOMMEN10', 10);
    await shop.server.shop('set-stock', 'LAMP', 5000);
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    cartId = await shop.newCart();
  });

  const add = (qty = 1, sku = 'LAMP'): CallOptions => ({
    query: { cartId },
    body: { cartItem: { sku, qty, quoteId: cartId } },
  });

  /** Every mutation that can carry a key, as a call that succeeds. */
  const mutations = async (): Promise<(readonly [OperationId, CallOptions])[]> => {
    const { item_id } = (await shop.add(cartId, 'TABLE-LAMP', 1)).result;
    const query = { cartId };
    const shippingAddress = { countryId: 'NO', postcode: '0184' };
    return [
      ['createCart', {}],
      ['updateCartItem', add()],
      ['takeOutOfCart', { query, body: { items: [{ sku: 'LAMP', qty: 1 }] } }],
      ['deleteCartItem', { query, body: { cartItem: { sku: 'TABLE-LAMP', item_id, quoteId: cartId } } }],
      ['setShippingInformation', { query, body: { addressInformation: { shippingAddress } } }],
      ['collectTotals', { query, body: { methods: { paymentMethod: { method: 'invoice' } } } }],
      ['applyCoupon', { query: { ...query, coupon: 'VELKOMMEN10' } }],
      ['deleteCoupon', { query }],
      ['placeOrder', { body: orderOf({ cart_id: cartId }) }],
    ];
  };

  test('the same request under the same key gives the same bytes and is not carried out again', async () => {
    for (const [id, options] of await mutations()) {
      const key = newKey();
      const first = await shop.call(id, { ...options, key });
      expect([first.status, first.headers.get('idempotency-replayed')], `${id} ${first.text}`).toEqual([200, null]);
      const again = await shop.call(id, { ...options, key });
      expect([again.status, again.headers.get('idempotency-replayed')], id).toEqual([200, 'true']);
      expect(again.text, id).toBe(first.text);
    }
    const placed = await shop.server.database.$count(orders, eq(orders.cartId, cartId));
    expect(placed).toBe(1);
  });

  test('the order of keys in the body does not matter', async () => {
    const key = newKey();
    await shop.call('updateCartItem', { ...add(2), key });
    const body = { cartItem: { quoteId: cartId, qty: 2, sku: 'LAMP' } };
    const again = await shop.call('updateCartItem', { query: { cartId }, body, key });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await shop.lines(cartId)).toEqual([expect.objectContaining({ qty: 2 })]);
  });

  test('another body, cart, coupon, store view or path under the same key is 422 and does nothing', async () => {
    const key = newKey();
    const other = await shop.newCart();
    await shop.call('updateCartItem', { ...add(), key });
    const elsewhere = { query: { cartId: other }, body: { cartItem: { sku: 'LAMP', qty: 1, quoteId: other } } };
    const mismatched: (readonly [OperationId, CallOptions])[] = [
      ['updateCartItem', add(2)],
      ['updateCartItem', elsewhere],
      ['updateCartItem', { ...add(), query: { cartId, storeCode: 'default' } }],
      ['deleteCoupon', { query: { cartId } }],
      ['createCart', {}],
      ['placeOrder', { body: orderOf({ cart_id: cartId }) }],
    ];
    for (const [id, options] of mismatched) {
      expect(await shop.call(id, { ...options, key }), id).toMatchObject({
        status: 422,
        result: { code: 'KEY_MISMATCH' },
      });
    }
    const couponKey = newKey();
    await shop.call('applyCoupon', { query: { cartId, coupon: 'VELKOMMEN10' }, key: couponKey });
    const otherCoupon = await shop.call('applyCoupon', { query: { cartId, coupon: 'ANNEN' }, key: couponKey });
    expect(otherCoupon.status).toBe(422);
    expect(await shop.lines(cartId)).toEqual([expect.objectContaining({ qty: 1 })]);
    expect(await shop.lines(other)).toEqual([]);
  });

  test('what is no key is 400, and a missing one where it is required; where none is known the header is not read', async () => {
    for (const [id, options] of await mutations()) {
      for (const key of ['short', 'x'.repeat(129), 'with space 0000000', 'ø'.repeat(20)]) {
        expect((await shop.call(id, { ...options, key })).status, `${id} ${key}`).toBe(400);
      }
    }
    expect((await shop.call('mergeWishlist', { body: {}, key: null })).status).toBe(400);
    expect((await shop.call('pullCart', { query: { cartId }, key: 'short' })).status).toBe(200);
  });

  test('refusals are stored and given again, also when they would not come now', async () => {
    const refused: (readonly [OperationId, CallOptions, number, string])[] = [
      ['updateCartItem', add(1, 'LATER'), 400, 'PRODUCT_NOT_FOUND'],
      ['updateCartItem', add(400, 'TABLE-LAMP'), 400, 'OUT_OF_STOCK'],
      [
        'updateCartItem',
        { query: { cartId: '7' }, body: { cartItem: { sku: 'LAMP', qty: 1, quoteId: '7' } } },
        404,
        '',
      ],
      ['applyCoupon', { query: { cartId, coupon: 'SENERE' } }, 404, 'COUPON_INVALID'],
      ['placeOrder', { body: orderOf({ products: [{ sku: 'VASE', qty: 1, price: 199 }] }) }, 400, 'OUT_OF_STOCK'],
    ];
    const first = [];
    const keys = refused.map(() => newKey());
    for (const [index, [id, options, status, code]] of refused.entries()) {
      const answer = await shop.call(id, { ...options, key: keys[index]! });
      expect(answer, id).toMatchObject({ status, ...(code ? { result: { code } } : {}) });
      expect(answer.headers.get('idempotency-replayed')).toBeNull();
      first.push(answer.text);
    }
    await shop.server.shop('add-coupon', 'SENERE', 5);
    await shop.server.shop('set-stock', 'VASE', 5);
    await shop.server.shop('set-stock', 'TABLE-LAMP', 900);
    for (const [index, [id, options]] of refused.entries()) {
      const again = await shop.call(id, { ...options, key: keys[index]! });
      expect([again.text, again.headers.get('idempotency-replayed')], id).toEqual([first[index], 'true']);
    }
  });

  test('401 and 422 are not stored: the key stays free for the request that was meant', async () => {
    const key = newKey();
    const signedIn = { authorization: 'Bearer expired-token' };
    expect((await shop.call('updateCartItem', { ...add(), key, headers: signedIn })).status).toBe(401);
    const then = await shop.call('updateCartItem', { ...add(), key });
    expect([then.status, then.headers.get('idempotency-replayed')]).toEqual([200, null]);
    expect((await shop.call('updateCartItem', { ...add(3), key })).status).toBe(422);
    expect((await shop.call('updateCartItem', { ...add(), key })).headers.get('idempotency-replayed')).toBe('true');
  });

  test('64 parallel posts under one key have one effect', async () => {
    const order = orderOf({ cart_id: cartId });
    const storm: (readonly [OperationId, CallOptions])[] = [
      ['updateCartItem', add()],
      ['createCart', {}],
      ['placeOrder', { body: order }],
    ];
    for (const [id, options] of storm) {
      const cartsBefore = await shop.server.database.$count(carts);
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: PARALLEL }, () => shop.call(id, { ...options, key })));
      const done = answers.filter(({ status }) => status === 200);
      const carriedOut = done.filter(({ headers }) => headers.get('idempotency-replayed') === null);
      expect(carriedOut, id).toHaveLength(1);
      expect(new Set(done.map(({ text }) => text)).size, id).toBe(1);
      expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).size).toBeLessThan(2);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const made = (await shop.server.database.$count(carts)) - cartsBefore;
      expect(made, id).toBe(id === 'createCart' ? 1 : 0);
      if (id === 'updateCartItem')
        expect(await shop.lines(cartId)).toEqual([expect.objectContaining({ sku: 'LAMP', qty: 1 })]);
    }
    expect(await shop.server.database.$count(orders, eq(orders.orderId, order.order_id))).toBe(1);
  });

  test('64 parallel posts of one order under keys of their own place it once', async () => {
    const order = orderOf();
    const answers = await Promise.all(Array.from({ length: PARALLEL }, () => shop.place(order)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await shop.server.database.$count(orders, eq(orders.orderId, order.order_id))).toBe(1);
  });

  test('stored answers are deleted after their time, those of orders never', async () => {
    const [cartKey, orderKey] = [newKey(), newKey()];
    await shop.call('updateCartItem', { ...add(), key: cartKey });
    const order = orderOf();
    await shop.place(order, { key: orderKey });
    const stored = (key: string) => shop.server.database.$count(idempotencyKeys, eq(idempotencyKeys.key, key));
    await pruneStoredReplies(shop.server.database, new Date());
    expect([await stored(cartKey), await stored(orderKey)]).toEqual([1, 1]);
    await pruneStoredReplies(shop.server.database, new Date(Date.now() + IDEMPOTENCY_RETENTION_MS + 60_000));
    expect([await stored(cartKey), await stored(orderKey)]).toEqual([0, 1]);
    expect((await shop.place(order, { key: orderKey })).headers.get('idempotency-replayed')).toBe('true');
  });

  test('only the answer that placed an order stays; refusals and repetitions are deleted after their time', async () => {
    const order = orderOf();
    const [placed, repeated, refused] = [newKey(), newKey(), newKey()];
    const first = await shop.place(order, { key: placed });
    await shop.place(order, { key: repeated });
    const none = orderOf({ products: [{ sku: 'NOTHING', qty: 1, price: 1 }] });
    expect((await shop.place(none, { key: refused })).status).toBe(400);
    const stored = async () => {
      const rows = await shop.server.database.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
      return [placed, repeated, refused].filter((key) => rows.some((row) => row.key === key));
    };
    expect(await stored()).toEqual([placed, repeated, refused]);
    await pruneStoredReplies(shop.server.database, new Date(Date.now() + IDEMPOTENCY_RETENTION_MS + 60_000));
    expect(await stored()).toEqual([placed]);
    expect((await shop.place(order, { key: repeated })).text).toBe(first.text);
  });

  test('a cart that is empty or ordered is deleted when nobody touched it for that time, one of a guest after a year', async () => {
    await shop.add(cartId, 'LAMP', 1);
    const [empty, ordered] = [await shop.newCart(), await shop.newCart()];
    await shop.add(ordered, 'LAMP', 1);
    await shop.server.database.update(carts).set({ isOpen: false }).where(eq(carts.id, ordered));
    const known = async () => {
      const ids = await shop.server.database.select({ id: carts.id }).from(carts);
      return [cartId, empty, ordered].filter((id) => ids.some((row) => row.id === id));
    };
    const after = (ms: number): Date => new Date(Date.now() + ms + 60_000);
    await pruneCarts(shop.server.database, new Date());
    expect(await known()).toEqual([cartId, empty, ordered]);
    await pruneCarts(shop.server.database, after(IDEMPOTENCY_RETENTION_MS));
    expect(await known()).toEqual([cartId]);
    await pruneCarts(shop.server.database, after(GUEST_CART_RETENTION_MS));
    expect(await known()).toEqual([]);
  });
});
