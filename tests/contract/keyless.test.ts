import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MADE_KEY_LIFETIME_MS } from '#config/timings.ts';
import type { OrderToPlace } from '#schemas/api/generated/types.gen.ts';
import { pruneStoredReplies } from '#server/http/idempotent.ts';
import { idempotencyKeys, orders, MADE_KEY_PREFIX } from '#server/store/schema.ts';
import { type Answer, newKey } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { newCustomer } from '#tests/support/customers.ts';

const key = null;

describe.each(databases)('calls without an Idempotency-Key on $name', ({ open }) => {
  let shop: ContractShop;
  let cartId: string;

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open });
    await shop.server.shop('set-stock', 'LAMP', 5000);
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    cartId = await shop.newCart();
  });

  const isReplay = ({ headers }: Answer): boolean => headers.get('idempotency-replayed') === 'true';
  const update = (cartItem: object, options: object = {}) =>
    shop.call<{ item_id: number }>('updateCartItem', {
      query: { cartId },
      body: { cartItem: { sku: 'LAMP', quoteId: cartId, ...cartItem } },
      key,
      ...options,
    });
  const remove = (item_id: number) =>
    shop.call('deleteCartItem', {
      query: { cartId },
      body: { cartItem: { sku: 'LAMP', item_id, quoteId: cartId } },
      key,
    });
  const quantities = async () => (await shop.lines(cartId)).map(({ qty }) => qty);
  const withoutId = (more: Partial<OrderToPlace> = {}): OrderToPlace => {
    const { order_id: _, ...order } = orderOf();
    return { ...order, ...more };
  };
  const place = (body: object, options: object = {}) =>
    shop.call<{ order_id: string; orderNumber: string }>('placeOrder', { body, key, ...options });
  const aMinuteLater = async () => {
    const createdAt = new Date(Date.now() - MADE_KEY_LIFETIME_MS - 1000);
    const made = like(idempotencyKeys.key, `${MADE_KEY_PREFIX}%`);
    await shop.server.database.update(idempotencyKeys).set({ createdAt }).where(made);
  };

  test('a line that is added again, because its answer was lost, is there once', async () => {
    const first = await update({ qty: 1 });
    const again = await update({ qty: 1 });
    expect([first.status, isReplay(first), isReplay(again)]).toEqual([200, false, true]);
    expect(again.text).toBe(first.text);
    expect(await quantities()).toEqual([1]);
    expect(isReplay(await update({ qty: 2 }))).toBe(false);
    expect(await quantities()).toEqual([3]);
  });

  test('what is wanted again after the cart was changed is done again', async () => {
    const { item_id } = (await update({ qty: 1 })).result;
    await update({ qty: 2, item_id });
    await update({ qty: 3, item_id });
    await update({ qty: 2, item_id });
    expect(await quantities()).toEqual([2]);
    expect(isReplay(await remove(item_id))).toBe(false);
    expect(isReplay(await remove(item_id))).toBe(true);
    await update({ qty: 1 });
    expect(await quantities()).toEqual([1]);
  });

  test('after a minute an equal call is another one', async () => {
    await update({ qty: 1 });
    await aMinuteLater();
    expect(isReplay(await update({ qty: 1 }))).toBe(false);
    expect(await quantities()).toEqual([2]);
  });

  test('what is refused is tried again', async () => {
    await shop.server.shop('set-stock', 'VASE', 0);
    expect((await update({ sku: 'VASE', qty: 1 })).status).toBe(400);
    await shop.server.shop('set-stock', 'VASE', 5);
    expect((await update({ sku: 'VASE', qty: 1 })).status).toBe(200);
    await shop.server.shop('set-stock', 'VASE', 0);
  });

  test('equal contents under two keys, or under one and under none, are two calls', async () => {
    await update({ qty: 1 }, { key: newKey() });
    await update({ qty: 1 }, { key: newKey() });
    await update({ qty: 1 });
    expect(await quantities()).toEqual([3]);
    const order = withoutId();
    const ids = [];
    for (const given of [newKey(), newKey(), null]) ids.push((await place(order, { key: given })).result.order_id);
    expect(new Set(ids).size).toBe(3);
  });

  test('an order without a key and an id is placed once within a minute, and is given an id', async () => {
    await update({ qty: 1 });
    const order = withoutId({ cart_id: cartId });
    const first = await place(order);
    expect(first.status, first.text).toBe(200);
    expect(first.result.order_id).toMatch(/^[\da-f-]{36}$/);
    const again = await place(order);
    expect([isReplay(again), again.text]).toEqual([true, first.text]);
    const told = await shop.done('getOrderStatus', { path: { order_id: first.result.order_id } });
    expect(told).toMatchObject({ transmited: true, orderNumber: first.result.orderNumber });
    expect(await shop.server.database.$count(orders, eq(orders.cartId, cartId))).toBe(1);
    await aMinuteLater();
    const later = await place(order);
    expect([later.status, isReplay(later)]).toEqual([200, false]);
    expect(later.result.order_id).not.toBe(first.result.order_id);
  });

  test('another order within the minute is another one', async () => {
    const order = withoutId();
    const two = { ...order, products: [{ ...order.products[0]!, qty: 2 }] };
    const numbers = [await place(order), await place(two)].map(({ result }) => result.orderNumber);
    expect(new Set(numbers).size).toBe(2);
  });

  test('the same order many times at once is placed once', async () => {
    const order = withoutId({ cart_id: cartId });
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(order)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('a key that the server made cannot be given', async () => {
    await place(withoutId());
    const [row] = await shop.server.database
      .select()
      .from(idempotencyKeys)
      .where(like(idempotencyKeys.key, `${MADE_KEY_PREFIX}%`));
    expect((await place(withoutId(), { key: row!.key })).status).toBe(400);
  });

  test('its answers are deleted once they mean nothing, those of orders too', async () => {
    await place(withoutId());
    const made = () => shop.server.database.$count(idempotencyKeys, like(idempotencyKeys.key, `${MADE_KEY_PREFIX}%`));
    expect(await made()).toBeGreaterThan(0);
    await pruneStoredReplies(shop.server.database, new Date(Date.now() + MADE_KEY_LIFETIME_MS + 1000));
    expect(await made()).toBe(0);
  });

  test('a profile that is changed there and back is what was wanted last', async () => {
    const kari = await newCustomer(shop);
    const call = async (firstname: string) => {
      const customer = { email: kari.email, firstname, lastname: 'Nordmann' };
      return shop.call('updateProfile', { headers: kari.headers, body: { customer }, key });
    };
    expect(isReplay(await call('Kari'))).toBe(false);
    expect(isReplay(await call('Kari'))).toBe(true);
    expect(isReplay(await call('Karin'))).toBe(false);
    const back = await call('Kari');
    expect([isReplay(back), back.result]).toEqual([false, expect.objectContaining({ firstname: 'Kari' })]);
  });
});
