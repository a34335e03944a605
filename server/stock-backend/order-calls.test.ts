import { beforeEach, expect, test } from 'vitest';
import { envelope } from '#tests/support/stock-backend/envelope.ts';
import { StockBackend } from '#tests/support/stock-backend/stock-backend.ts';
import { OrderCalls, type SentOrder } from './order-calls.ts';
import type { OrderNote, OrderNotes } from '../store/stock-order-notes.ts';
import { stockShopOf } from './stock-shop.ts';

const { views } = stockShopOf({ BACKEND: 'http://backend.test' })!;
const TRIES = 5;
const QUIET_MS = 60_000;
/** How long a server waits for the backend. */
const PATIENCE_MS = 60_000;

let backend: StockBackend;
let now: number;
let orders: OrderCalls;
/** Another server on the same database, or the same one after it was started anew. */
let others: OrderCalls;
/** What a database that has trouble does not write. */
let isUnwritable: (note: OrderNote) => boolean;
let logged: unknown[];

function notesInMemory(): OrderNotes {
  const kept = new Map<string, string>();
  return {
    get: async (orderId) => JSON.parse(kept.get(orderId) ?? 'null') as OrderNote | null,
    replace: async (orderId, before, after) => {
      if (isUnwritable(after)) throw Object.assign(new Error('gone'), { code: '08006' });
      const isSame = (kept.get(orderId) ?? 'null') === JSON.stringify(before);
      if (isSame) kept.set(orderId, JSON.stringify(after));
      return isSame;
    },
  };
}

const sent = (orderId: string, fields: object = {}): SentOrder => ({
  orderId,
  order: {
    order_id: orderId,
    cart_id: '',
    products: [{ sku: 'PUTE', qty: 1, price: 200 }],
    addressInformation: {
      billingAddress: { firstname: 'Kari', lastname: 'Nordmann', street: ['Gata 1'], city: 'Oslo', postcode: '0155' },
    },
    ...fields,
  },
  headers: [['content-type', 'application/json']],
  search: '',
  view: views['bmno']!,
});

beforeEach(() => {
  backend = new StockBackend();
  now = 1_000_000;
  const ask = (place: string, init: RequestInit): Promise<Response> =>
    backend.answer(new Request(`http://backend.test${place}`, init));
  isUnwritable = () => false;
  logged = [];
  const logger = { error: (facts: object) => void logged.push(facts) };
  const tools = { ask, notes: notesInMemory(), now: () => now, logger };
  orders = new OrderCalls(tools);
  others = new OrderCalls(tools);
});

/** The backend places orders and does not say so until it is let go. */
function holdAnswers(): { readonly isHeld: () => boolean; readonly letGo: () => void } {
  let letGo = (): void => undefined;
  let isHeld = false;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  backend.answerInstead('/api/order', async (request) => {
    isHeld = true;
    const placed = request.clone();
    await gone;
    return backend.take(placed);
  });
  return { isHeld: () => isHeld, letGo };
}

/** Nothing comes back of an order that a backend was told, which did this with it. */
function loseAnswers(then: (request: Request) => Promise<unknown> = async () => undefined): void {
  backend.answerInstead('/api/order', async (request) => {
    await then(request);
    return new Response('Bad Gateway', { status: 502 });
  });
}

const refusing = (): void =>
  backend.answerInstead('/api/order', () => envelope('Error placing an order. Not enough of it.', 500));
const well = (): void => backend.answerInstead('/api/order', (request) => backend.take(request));
const statusOf = async (order: SentOrder): Promise<number> => (await orders.place(order)).status;
const tryOften = async (order: SentOrder, times = TRIES): Promise<void> => {
  for (let time = 0; time < times; time++) {
    expect(await statusOf(order)).toBe(500);
    now += QUIET_MS + 1;
  }
};

test('an order that the backend fails to take while it is well is refused, and never sent again', async () => {
  refusing();
  const order = sent('order-0001');
  await tryOften(order);
  expect(await orders.place(order)).toMatchObject({ status: 400, body: { result: { code: 'ORDER_INVALID' } } });
  well();
  expect(await statusOf(order)).toBe(400);
  expect(backend.requests('/api/order')).toHaveLength(TRIES);
  expect(backend.orders).toEqual([]);
});

test('before it is refused the backend is left alone for a minute', async () => {
  refusing();
  const order = sent('order-0001');
  await tryOften(order);
  now -= QUIET_MS;
  expect(await orders.place(order)).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  expect(backend.requests('/api/order')).toHaveLength(TRIES);
});

test('an order that was placed, though the backend says that it failed and forgot it, is not refused', async () => {
  backend.answerInstead('/api/order', async (request) => {
    if (backend.orders.length === 0) await backend.take(request);
    return envelope('Error placing an order. socket hang up', 500);
  });
  backend.answerInstead('/api/sync/order/', () => envelope(null));
  await tryOften(sent('order-0001'), TRIES + 2);
  expect(backend.orders).toHaveLength(1);
});

test('while Magento is away an order waits, however often it is tried', async () => {
  refusing();
  backend.answerInstead('/api/cart/pull', () => envelope('connect ECONNREFUSED', 500));
  const order = sent('order-0001');
  await tryOften(order, TRIES * 2);
  backend.answerInstead('/api/cart/pull', () => envelope([]));
  well();
  expect(await orders.place(order)).toMatchObject({ status: 200, body: { result: { backendOrderId: '000000001' } } });
});

test.each([
  ['fails', 500],
  ['does not answer', 502],
])('an order about whose coupon the backend %s was not sent: it is when that is well again', async (_, status) => {
  const order = sent('order-0001', { expected: { coupon_code: 'SOMMER', grand_total: 20_000 } });
  backend.answerInstead('/api/cart/apply-coupon', () => envelope('trouble', status));
  for (let time = 0; time < TRIES + 1; time++) expect(await statusOf(order)).toBe(status);
  expect(backend.requests('/api/order')).toEqual([]);
  backend.answerAsEver();
  expect(await statusOf(order)).toBe(200);
});

test('an order without a cart keeps the one that was made for it', async () => {
  refusing();
  const order = sent('order-0001');
  await tryOften(order, 2);
  well();
  expect(await statusOf(order)).toBe(200);
  expect(backend.requests('/api/cart/create')).toHaveLength(1);
  expect(backend.orders).toEqual([expect.objectContaining({ cart_id: '1'.padStart(32, '0') })]);
});

test('of the cart of a customer nothing follows, because it goes on with the next order', async () => {
  refusing();
  await tryOften(sent('order-0001', { user_id: '7' }), TRIES + 2);
  expect(backend.requests('/api/cart/')).toEqual([]);
});

const unreadable: readonly (readonly [string, () => Response])[] = [
  ['is cut short', () => new Response('{"code":200,"resu', { headers: { 'content-type': 'application/json' } })],
  ['is a page', () => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })],
  ['says nothing', () => Response.json({ code: 200 })],
];

test.each(unreadable)('an order whose answer %s is no refused one, and is not placed twice', async (_, answer) => {
  backend.answerInstead('/api/order', async (request) => {
    await backend.take(request);
    return answer();
  });
  const order = sent('order-0001');
  expect(await statusOf(order)).toBe(502);
  expect(await orders.place(order)).toMatchObject({
    status: 200,
    body: { result: { backendOrderId: expect.any(String) as string } },
  });
  expect(backend.orders).toHaveLength(1);
});

test.each(unreadable)('while what is remembered of an order %s, it is not sent', async (_, answer) => {
  const order = sent('order-0001');
  backend.answerInstead('/api/sync/order/', answer);
  expect(await statusOf(order)).toBe(502);
  expect(backend.requests('/api/order')).toEqual([]);
});

test('an order that is on its way from another server is not sent beside it', async () => {
  const { isHeld, letGo } = holdAnswers();
  const order = sent('order-0001');
  const first = statusOf(order);
  await expect.poll(isHeld).toBe(true);
  for (const [wait, retryAfter] of [
    [15_000, '60'],
    [60_000, '45'],
  ] as const) {
    now += wait;
    expect(await others.place(order)).toMatchObject({ status: 503, headers: { 'retry-after': retryAfter } });
  }
  letGo();
  expect(await first).toBe(200);
  expect(await others.place(order)).toMatchObject({ status: 200, body: { result: { backendOrderId: '000000001' } } });
  expect(backend.orders).toHaveLength(1);
});

test('of two servers that get an order at the same time one sends it', async () => {
  const order = sent('order-0001');
  const outcomes = await Promise.all([orders.place(order), others.place(order)]);
  expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 503]);
  expect(backend.orders).toHaveLength(1);
});

test('after a minute an order that was lost on its way is sent again, with the cart that was made for it', async () => {
  loseAnswers();
  const order = sent('order-0001');
  expect(await statusOf(order)).toBe(502);
  well();
  now += QUIET_MS - 1;
  expect(await others.place(order)).toMatchObject({ status: 503 });
  expect(backend.requests('/api/order')).toHaveLength(1);
  now += 1;
  expect(await others.place(order)).toMatchObject({ status: 200 });
  expect(backend.requests('/api/cart/create')).toHaveLength(1);
  expect(backend.orders).toHaveLength(1);
});

const unanswered: readonly (readonly [string, () => Response])[] = [
  ['is nothing', () => new Response('Bad Gateway', { status: 502 })],
  ['is too late for somebody in between', () => new Response('Gateway Timeout', { status: 504 })],
  ...unreadable,
];

test.each(unanswered)(
  'a backend that was told an order, and whose late answer %s, is left alone from then on',
  async (_, answer) => {
    backend.answerInstead('/api/order', () => {
      now += PATIENCE_MS;
      return answer();
    });
    const order = sent('order-0001');
    expect(await statusOf(order)).toBeGreaterThan(500);
    for (const server of [orders, others]) {
      expect(await server.place(order)).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
    }
    expect(backend.requests('/api/order')).toHaveLength(1);
    well();
    now += QUIET_MS;
    expect(await statusOf(order)).toBe(200);
  },
);

test('an order that a server was ended with is left alone for as long as it may have been on its way, and a minute', async () => {
  const { isHeld } = holdAnswers();
  const order = sent('order-0001');
  void orders.place(order);
  await expect.poll(isHeld).toBe(true);
  well();
  now += PATIENCE_MS + QUIET_MS - 1;
  expect(await others.place(order)).toMatchObject({ status: 503 });
  now += 1;
  expect(await others.place(order)).toMatchObject({ status: 200 });
});

test('what became of an order is told though it cannot be noted, and is noted later', async () => {
  isUnwritable = ({ outcome }) => outcome !== null;
  const order = sent('order-0001');
  expect(await orders.place(order)).toMatchObject({ status: 200, body: { result: { backendOrderId: '000000001' } } });
  expect(logged).toEqual([expect.objectContaining({ code: '08006' })]);
  isUnwritable = () => false;
  await orders.place(sent('order-0002'));
  backend.answerInstead('/api/sync/order/', () => envelope(null));
  expect(await others.place(order)).toMatchObject({ status: 200, body: { result: { backendOrderId: '000000001' } } });
  expect(backend.requests('/api/order')).toHaveLength(2);
});

test.each([
  ['failed', 500, refusing],
  ['did not answer', 502, loseAnswers],
] as const)('that the backend %s is told though it cannot be noted', async (_, status, fails) => {
  fails();
  isUnwritable = ({ isUnderWay, at }) => !isUnderWay || at === now;
  expect(await statusOf(sent('order-0001'))).toBe(status);
  expect(logged).toHaveLength(1);
});

test('an order whose cart is closed is not sent again, though the backend has forgotten it', async () => {
  loseAnswers((request) => backend.take(request));
  backend.answerInstead('/api/sync/order/', () => envelope(null));
  const order = sent('order-0001');
  expect(await statusOf(order)).toBe(502);
  for (let time = 0; time < 2; time++) {
    now += QUIET_MS;
    expect(await others.place(order)).toMatchObject({ status: 502 });
  }
  expect(backend.orders).toHaveLength(1);
});

test('an order that was placed is told again, though the backend has forgotten it', async () => {
  const order = sent('order-0001');
  expect(await statusOf(order)).toBe(200);
  backend.answerInstead('/api/sync/order/', () => envelope(null));
  expect(await others.place(order)).toMatchObject({ status: 200, body: { result: { backendOrderId: '000000001' } } });
  expect(backend.orders).toHaveLength(1);
});

test('how often an order failed and that it was refused is known to all servers', async () => {
  refusing();
  const order = sent('order-0001');
  for (const server of [orders, others, orders, others, orders]) {
    expect(await server.place(order)).toMatchObject({ status: 500 });
    now += QUIET_MS + 1;
  }
  expect(await others.place(order)).toMatchObject({ status: 400 });
  well();
  expect(await statusOf(order)).toBe(400);
  expect(backend.orders).toEqual([]);
});

test.each([-20_000, 20_000])('a server whose clock is %i ms off waits as well', async (off) => {
  loseAnswers();
  const order = sent('order-0001');
  expect(await statusOf(order)).toBe(502);
  now += off;
  expect(await others.place(order)).toMatchObject({ status: 503 });
  expect(backend.requests('/api/order')).toHaveLength(1);
});
