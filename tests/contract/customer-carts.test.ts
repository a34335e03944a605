import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import { orders } from '#server/store/schema.ts';
import { type CallOptions, newKey } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { newCustomer, type SignedIn } from '#tests/support/customers.ts';

describe.each(databases)('customers on $name', ({ open }) => {
  let shop: ContractShop;
  let kari: SignedIn;
  let ola: SignedIn;

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open });
    await shop.server.shop('add-coupon', 'VELKOMMEN10', 10);
    [kari, ola] = [await newCustomer(shop), await newCustomer(shop)];
  });

  afterAll(() => shop.close());

  const cartOf = ({ headers }: SignedIn, storeCode = 'bmno') =>
    shop.done<number>('createCart', { headers, query: { storeCode } });
  const addFor = ({ headers }: SignedIn, cartId: string | number, qty: number, key = newKey()) =>
    shop.call('updateCartItem', {
      headers,
      key,
      query: { cartId },
      body: { cartItem: { sku: 'LAMP', qty, quoteId: cartId } },
    });
  const linesOf = async ({ headers }: SignedIn, cartId: string | number = 1) => {
    const lines = await shop.done<{ sku: string; qty: number }[]>('pullCart', { headers, query: { cartId } });
    return lines.map(({ sku, qty }) => `${qty} ${sku}`);
  };

  describe('the cart of a customer', () => {
    test('is one in each store view, made once, however many devices ask', async () => {
      const ids = await Promise.all(Array.from({ length: 8 }, () => cartOf(kari)));
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toEqual(expect.any(Number));
      expect(await cartOf(kari, 'default')).not.toBe(ids[0]);
      expect(await cartOf(ola)).not.toBe(ids[0]);
    });

    test('is found by the token, whatever the number is', async () => {
      const [own, foreign] = [await cartOf(kari), await cartOf(ola)];
      expect((await addFor(kari, own, 2)).status).toBe(200);
      expect((await addFor(ola, own, 1)).status).toBe(200);
      expect(await linesOf(kari, foreign)).toEqual(['2 LAMP']);
      expect(await linesOf(ola, own)).toEqual(['1 LAMP']);
      const query = { cartId: 999_999, coupon: 'VELKOMMEN10' };
      expect((await shop.call('applyCoupon', { headers: kari.headers, query })).status).toBe(200);
      const totals = (who: SignedIn) =>
        shop.done<{ coupon_code: string | null }>('getTotals', { headers: who.headers, query: { cartId: own } });
      expect([(await totals(kari)).coupon_code, (await totals(ola)).coupon_code]).toEqual(['VELKOMMEN10', null]);
    });

    test('is unknown without its token, like a cart that never was', async () => {
      const own = await cartOf(kari);
      const calls: readonly (readonly [OperationId, CallOptions])[] = [
        ['pullCart', {}],
        ['getTotals', {}],
        ['getPaymentMethods', {}],
        ['updateCartItem', { body: { cartItem: { sku: 'LAMP', qty: 1, quoteId: own } } }],
        ['deleteCartItem', { body: { cartItem: { sku: 'LAMP', item_id: 1, quoteId: own } } }],
        ['takeOutOfCart', { body: { items: [{ sku: 'LAMP', qty: 1 }] } }],
        ['deleteCoupon', {}],
      ];
      for (const [id, options] of calls) {
        const ask = (cartId: number) => shop.call(id, { ...options, query: { cartId } });
        const [known, unknown] = [await ask(own), await ask(888_888)];
        expect([known.status, known.text], id).toEqual([404, unknown.text]);
      }
    });

    test('a guest cart stays one with a token too, and an empty cart of nobody is not found', async () => {
      const guest = await shop.newCart();
      expect((await addFor(kari, guest, 1)).status).toBe(200);
      expect(await linesOf(kari, guest)).toEqual(['1 LAMP']);
      const fresh = await newCustomer(shop);
      const query = { cartId: 1 };
      expect((await shop.call('pullCart', { headers: fresh.headers, query })).result).toMatchObject({
        code: 'CART_NOT_FOUND',
      });
    });

    test('a reply is given again to its customer only', async () => {
      const own = await cartOf(kari);
      const key = newKey();
      expect((await addFor(kari, own, 1, key)).status).toBe(200);
      expect((await addFor(kari, own, 1, key)).headers.get('idempotency-replayed')).toBe('true');
      expect((await addFor(ola, own, 1, key)).status).toBe(403);
      const asGuest = await shop.call('updateCartItem', {
        key,
        query: { cartId: own },
        body: { cartItem: { sku: 'LAMP', qty: 1, quoteId: own } },
      });
      expect(asGuest.status).toBe(403);
    });
  });

  describe('whose order it is', () => {
    const ownersOf = async () => (await shop.server.database.select().from(orders)).map((row) => row.customerId);

    test('a customer needs the own token', async () => {
      const order = () => orderOf({ user_id: String(kari.id) });
      const before = (await ownersOf()).length;
      expect((await shop.place(order())).status).toBe(401);
      expect((await shop.place(order(), { headers: { authorization: 'Bearer unknown' } })).status).toBe(401);
      expect((await shop.place(order(), { headers: ola.headers })).status).toBe(403);
      expect(await ownersOf()).toHaveLength(before);
      expect((await shop.place(order(), { headers: kari.headers })).status).toBe(200);
      expect((await ownersOf()).at(-1)).toBe(kari.id);
    });

    test('without a user_id it is the order of a guest, whoever sends it', async () => {
      expect((await shop.place(orderOf(), { headers: kari.headers })).status).toBe(200);
      expect((await ownersOf()).at(-1)).toBeNull();
    });

    test('an order ends the own cart, and never that of somebody else', async () => {
      const buyer = await newCustomer(shop);
      const [own, foreign] = [await cartOf(buyer), await cartOf(ola)];
      await addFor(buyer, own, 1);
      const before = await linesOf(ola);
      const place = (cartId: number) =>
        shop.place(orderOf({ user_id: String(buyer.id), cart_id: String(cartId) }), { headers: buyer.headers });
      expect((await place(foreign)).status).toBe(200);
      expect([await linesOf(ola), await linesOf(buyer)]).toEqual([before, ['1 LAMP']]);
      // It is one cart on all devices, so that only what was ordered goes.
      await addFor(buyer, own, 2);
      expect((await place(own)).status).toBe(200);
      expect(await linesOf(buyer)).toEqual(['2 LAMP']);
      expect(await cartOf(buyer)).toBe(own);
      // One that names no cart leaves it alone.
      const order = orderOf({ user_id: String(buyer.id) });
      expect((await shop.place(order, { headers: buyer.headers })).status).toBe(200);
      expect(await linesOf(buyer)).toEqual(['2 LAMP']);
    });

    test('what a device ordered is taken out once, as far as it is there, with the coupon that went with it', async () => {
      const buyer = await newCustomer(shop);
      const cartId = await cartOf(buyer);
      await addFor(buyer, cartId, 3);
      const takeOut = (body: object, key = newKey()) =>
        shop.call('takeOutOfCart', { headers: buyer.headers, key, query: { cartId }, body });
      const coupon = async () =>
        (await shop.done<{ coupon_code: string | null }>('getTotals', { headers: buyer.headers, query: { cartId } }))
          .coupon_code;
      await shop.done('applyCoupon', { headers: buyer.headers, query: { cartId, coupon: 'VELKOMMEN10' } });
      const items = [
        { sku: 'LAMP', qty: 2 },
        { sku: 'TABLE-LAMP', qty: 1 },
      ];
      const key = newKey();
      for (const _ of [1, 2]) expect((await takeOut({ items }, key)).status).toBe(200);
      expect([await linesOf(buyer), await coupon()]).toEqual([['1 LAMP'], 'VELKOMMEN10']);
      expect((await takeOut({ items, coupon_code: 'VELKOMMEN10' })).status).toBe(200);
      expect([await linesOf(buyer), await coupon()]).toEqual([[], null]);
      for (const wrong of [{}, { items: [{ sku: 'LAMP', qty: 0 }] }, { items: [{ sku: 'LAMP', qty: -2 }] }])
        expect((await takeOut(wrong)).status).toBe(400);
    });

    test('of a change that no device heard the answer of, what it did is taken out, and a late copy of it does nothing', async () => {
      const buyer = await newCustomer(shop);
      const cartId = await cartOf(buyer);
      const { headers } = buyer;
      const takeOut = (doubt: object, key = newKey()) =>
        shop.call('takeOutOfCart', { headers, key, query: { cartId }, body: { items: [], in_doubt: [doubt] } });
      const [done, lost] = [newKey(), newKey()];
      expect((await addFor(buyer, cartId, 2, done)).status).toBe(200);
      // Somebody else puts one in, too.
      await addFor(buyer, cartId, 1);
      const doubt = { sku: 'LAMP', qty_if_done: 2, qty_if_not: 0 };
      expect((await takeOut({ ...doubt, key: lost })).status).toBe(200);
      expect(await linesOf(buyer)).toEqual(['3 LAMP']);
      expect((await addFor(buyer, cartId, 2, lost)).status).toBe(422);
      const call = newKey();
      for (const _ of [1, 2]) expect((await takeOut({ ...doubt, key: done }, call)).status).toBe(200);
      expect(await linesOf(buyer)).toEqual(['1 LAMP']);
      // Whose key it is not, of them nothing is known.
      const other = await newCustomer(shop);
      const otherCart = await cartOf(other);
      await addFor(other, otherCart, 2);
      const theirs = { query: { cartId: otherCart }, body: { items: [], in_doubt: [{ ...doubt, key: done }] } };
      await shop.done('takeOutOfCart', { headers: other.headers, key: newKey(), ...theirs });
      expect(await linesOf(other)).toEqual(['2 LAMP']);
      for (const wrong of [
        { ...doubt, key: 'short' },
        { ...doubt, key: lost, qty_if_done: -1 },
      ])
        expect((await takeOut(wrong)).status).toBe(400);
      const own = newKey();
      expect((await takeOut({ ...doubt, key: own }, own)).status).toBe(400);
    });
  });
});
