import { beforeEach, expect, test } from 'vitest';
import { gate } from '#tests/support/gate.ts';
import { envelope } from '#tests/support/stock-backend/envelope.ts';
import { StockBackend } from '#tests/support/stock-backend/stock-backend.ts';
import { OrderCalls, type SentOrder } from './order-calls.ts';
import type { OrderNote } from '../store/stock-order-notes.ts';
import { stockShopOf } from './stock-shop.ts';

const { views } = stockShopOf({ BACKEND: 'http://backend.test' })!;
const JSON_HEADERS = { 'content-type': 'application/json' };

let backend: StockBackend;
let orders: OrderCalls;
/** Another server on the same database. */
let others: OrderCalls;
let now: number;

const ask = (place: string, init: RequestInit): Promise<Response> =>
  backend.answer(new Request(`http://backend.test${place}`, init));

beforeEach(() => {
  backend = new StockBackend();
  const kept = new Map<string, OrderNote>();
  const notes = {
    get: async (id: string) => kept.get(id) ?? null,
    replace: async (id: string, before: OrderNote | null, after: OrderNote) =>
      (kept.get(id) ?? null) === before && kept.set(id, after).size > 0,
  };
  now = 1_000_000;
  const tools = { ask, notes, now: () => now, logger: { error: () => undefined } };
  orders = new OrderCalls(tools);
  others = new OrderCalls(tools);
});

const address = { firstname: 'Kari', lastname: 'Nordmann', street: ['Gata 1'], city: 'Oslo', postcode: '0155' };
/** Three pillows at 125, as the backend counts them. */
const WHOLE = 37_500;

const place = (expected: object, fields: object = {}, headers: SentOrder['headers'] = [], server = orders) =>
  server.place({
    orderId: 'order-0001',
    order: {
      order_id: 'order-0001',
      user_id: '',
      cart_id: '',
      products: [{ sku: 'PUTE', qty: 3, price: 100 }],
      addressInformation: {
        billingAddress: address,
        shippingAddress: address,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        payment_method_code: 'checkmo',
      },
      expected: { grand_total: WHOLE, currency: 'NOK', tolerance: 0, ...expected },
      ...fields,
    },
    headers: [['content-type', 'application/json'], ...headers],
    search: '',
    view: views['bmno']!,
  });

async function cartOf(lines: Readonly<Record<string, number>>): Promise<string> {
  const made = await ask('/api/cart/create', { method: 'POST' });
  const { result: id } = (await made.json()) as { result: string };
  for (const [sku, qty] of Object.entries(lines)) {
    const body = JSON.stringify({ cartItem: { sku, qty, quoteId: id } });
    await ask(`/api/cart/update?cartId=${id}`, { method: 'POST', headers: JSON_HEADERS, body });
  }
  backend.asked.length = 0;
  return id;
}

const quoteChanged = (changes: readonly object[], more: object = {}) => ({
  status: 400,
  body: { result: { code: 'QUOTE_CHANGED', changes, ...more } },
});

test.each<[string, Readonly<Record<string, number>> | null]>([
  ['of which the backend has no cart', null],
  ['of which it has a part', { PUTE: 1 }],
  ['beside which it has something else', { PUTE: 3, TEPPE: 2 }],
])('an order %s is placed with its coupon', async (_, lines) => {
  const cart_id = lines ? await cartOf(lines) : '';
  expect(await place({ coupon_code: 'SOMMER' }, { cart_id })).toMatchObject({ status: 200 });
  expect(backend.coupons).toEqual(['SOMMER']);
});

test('a coupon that its device has sent is not applied again', async () => {
  const cart_id = await cartOf({ PUTE: 3 });
  await ask(`/api/cart/apply-coupon?cartId=${cart_id}&coupon=SOMMER`, { method: 'POST' });
  expect(await place({ coupon_code: 'sommer' }, { cart_id })).toMatchObject({ status: 200 });
  expect(backend.requests('/api/cart/apply-coupon')).toHaveLength(1);
  expect(backend.coupons).toEqual(['SOMMER']);
});

test('an order without a coupon is placed without a question about its cart', async () => {
  expect(await place({}, { cart_id: await cartOf({ PUTE: 3 }) })).toMatchObject({ status: 200 });
  expect(backend.requests('/api/cart/')).toEqual([]);
});

test('where there is no such coupon the shopper is asked, and the order is placed without it at once', async () => {
  expect(await place({ coupon_code: 'TULL' })).toMatchObject(
    quoteChanged([{ kind: 'coupon' }], { quote: { grand_total: 375 } }),
  );
  expect(backend.orders).toEqual([]);
  expect(await place({})).toMatchObject({ status: 200 });
  expect(backend.requests('/api/cart/create')).toHaveLength(1);
});

test.each<[string, string, number, readonly object[]]>([
  ['comes to more than was agreed to', 'SOMMER', 33_749, [{ kind: 'total', before: 33_749, after: 33_750 }]],
  ['is none', 'TULL', 33_750, [{ kind: 'coupon' }, { kind: 'total', before: 33_750, after: 37_500 }]],
])('an order that with its coupon %s is not placed', async (_, coupon_code, grand_total, changes) => {
  expect(await place({ coupon_code, grand_total })).toMatchObject(quoteChanged(changes));
  expect(backend.orders).toEqual([]);
});

test('goods without a delivery are counted without one', async () => {
  const addressInformation = { billingAddress: address, payment_method_code: 'checkmo' };
  const asked = { coupon_code: 'SOMMER', grand_total: 1 };
  expect(await place(asked, { addressInformation })).toMatchObject({ status: 400 });
  expect(backend.requests('/api/cart/shipping-information')).toEqual([]);
});

test.each(['pull', 'update', 'coupon', 'apply-coupon', 'shipping-information'])(
  'while the backend has trouble with %s nothing is placed and nothing refused',
  async (call) => {
    backend.answerInstead(`/api/cart/${call}`, () => envelope('connect ECONNREFUSED', 500));
    expect((await place({ coupon_code: 'SOMMER' })).status).toBe(500);
    expect(backend.orders).toEqual([]);
    backend.answerAsEver();
    expect(await place({ coupon_code: 'SOMMER' })).toMatchObject({ status: 200 });
    expect(backend.coupons).toEqual(['SOMMER']);
  },
);

test('of a cart that is closed the order itself tells', async () => {
  expect(await place({ coupon_code: 'SOMMER' }, { cart_id: 'closed' })).toMatchObject({ status: 200 });
  expect(backend.requests('/api/cart/apply-coupon')).toEqual([]);
});

test('the cart of a customer is the one that the backend names, and is asked for with their token', async () => {
  backend.answerInstead('/api/cart/create', () => envelope(7));
  backend.answerInstead('/api/cart/', (request) => {
    const call = new URL(request.url).pathname.split('/').at(-1);
    return envelope(call === 'pull' ? [{ item_id: 1, sku: 'PUTE', qty: 3 }] : call === 'apply-coupon');
  });
  const asCustomer = [['authorization', 'Bearer secret']] as [string, string][];
  const answer = await place({ coupon_code: 'SOMMER' }, { user_id: '7' }, asCustomer);
  expect(answer).toMatchObject({ status: 200 });
  const asked = backend.requests('/api/cart/');
  expect(asked).toContain('/api/cart/apply-coupon?cartId=7&coupon=SOMMER&token=secret');
  for (const each of asked) expect(each).toMatch(/token=secret/);
});

test('an order is on its way from when it is sent, however long its coupon took', async () => {
  backend.answerInstead('/api/cart/coupon', () => {
    now += 59_000;
    return envelope(null);
  });
  const answer = gate();
  backend.answerInstead('/api/order', async (request) => {
    const placed = request.clone();
    await answer.opened;
    return backend.take(placed);
  });
  const first = place({ coupon_code: 'SOMMER' });
  await expect.poll(() => backend.requests('/api/order')).toHaveLength(1);
  now += 62_000;
  expect(await place({ coupon_code: 'SOMMER' }, {}, [], others)).toMatchObject({ status: 503 });
  answer.open();
  expect(await first).toMatchObject({ status: 200 });
  expect(backend.orders).toHaveLength(1);
});

test('who is not signed in any more is told so, and nothing is placed', async () => {
  backend.answerInstead('/api/cart/create', () => envelope('The consumer is not authorized', 401));
  expect((await place({ coupon_code: 'SOMMER' }, { user_id: '7' })).status).toBe(401);
  expect(backend.orders).toEqual([]);
});
