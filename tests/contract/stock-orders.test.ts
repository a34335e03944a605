import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IDEMPOTENCY_RETENTION_MS } from '#config/timings.ts';
import type { App } from '#server/app.ts';
import { pruneStoredReplies } from '#server/http/idempotent.ts';
import { createLimiter } from '#server/http/rate-limit.ts';
import { createLogger } from '#server/logger.ts';
import { createShopApp } from '#server/shop-app.ts';
import { type OrderNote, storedOrderNotes } from '#server/store/stock-order-notes.ts';
import { proxyRoutes } from '#server/stock-backend/proxy.ts';
import { type StockShop, stockShopOf } from '#server/stock-backend/stock-shop.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { gate } from '#tests/support/gate.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { type Listening, listen } from '#tests/support/stock-backend/listen.ts';
import { StockBackend } from '#tests/support/stock-backend/stock-backend.ts';

/** Orders for a stock backend that several servers of one shop stand before. */

let backend: StockBackend;
let listening: Listening;
let database: ShopDatabase;
let stock: StockShop;

beforeEach(async () => {
  backend = new StockBackend();
  listening = await listen(backend);
  stock = stockShopOf({ BACKEND: listening.url })!;
  database = await openPostgresDatabase();
});

afterEach(async () => {
  await database.close();
  await listening.close();
});

const startServer = (): App =>
  createShopApp(
    database.queries,
    { isLimiting: false, shopUrl: 'http://shop.test', dataDir: 'nothing-here', stock },
    null,
  );

const orderAt = (server: Pick<App, 'handle'>): Promise<Response> => {
  const billingAddress = {
    firstname: 'Kari',
    lastname: 'Nordmann',
    street: ['Gata 1'],
    city: 'Oslo',
    postcode: '0155',
    country_id: 'NO',
    email: 'kari@example.no',
    telephone: '12345678',
  };
  const order = {
    order_id: 'order-0001',
    created_at: '2026-01-01 00:00:00',
    cart_id: '',
    products: [{ sku: 'PUTE', qty: 1, price: 200, product_type: 'simple', name: 'Pute' }],
    addressInformation: {
      billingAddress,
      shippingAddress: billingAddress,
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'checkmo',
    },
  };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(order);
  return server.handle(new Request('http://shop.test/api/order?storeCode=bmno', { method: 'POST', headers, body }));
};

test('an order that takes long is placed once, whichever server is asked meanwhile, also one that was started anew', async () => {
  const answer = gate();
  backend.answerInstead('/api/order', async (request) => {
    const placed = request.clone();
    await answer.opened;
    return backend.take(placed);
  });
  const first = orderAt(startServer());
  await expect.poll(() => backend.requests('/api/order')).toHaveLength(1);
  const meanwhile = await orderAt(startServer());
  expect([meanwhile.status, Number(meanwhile.headers.get('retry-after')) > 0]).toEqual([503, true]);
  answer.open();
  const [placed, again] = [await first, await orderAt(startServer())];
  expect([placed.status, again.status]).toEqual([200, 200]);
  expect(await again.json()).toEqual(await placed.json());
  expect(backend.orders).toHaveLength(1);
  expect(backend.requests('/api/cart/create')).toHaveLength(1);
});

test('an order that is let in is sent, however much comes meanwhile', async () => {
  const UNDER_WAY_MAX = 256;
  const slow = gate();
  let begun = 0;
  const routes = new Hono();
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/slow') {
      begun++;
      await slow.opened;
    }
    // Somebody else comes between the question whether the order is there already and the order.
    if (pathname.startsWith('/api/sync/order')) void call('/api/slow');
    return backend.answer(request);
  };
  const tools = { limiter: createLimiter(false), logger: createLogger('silent'), version: 'test' };
  proxyRoutes(routes, { ...tools, database: database.queries, shop: stock, fetch: answer });
  const handle = async (request: Request): Promise<Response> => routes.fetch(request, { address: 'local' });
  const call = (path: string): Promise<Response> => handle(new Request(`http://shop.test${path}`));
  const slowOnes = Array.from({ length: UNDER_WAY_MAX - 1 }, () => call('/api/slow'));
  await expect.poll(() => begun).toBe(UNDER_WAY_MAX - 1);
  expect((await orderAt({ handle })).status).toBe(200);
  slowOnes.push(call('/api/slow'));
  await expect.poll(() => begun).toBe(UNDER_WAY_MAX);
  expect((await orderAt({ handle })).status).toBe(503);
  slow.open();
  await Promise.all(slowOnes);
  expect((await orderAt({ handle })).status).toBe(200);
  expect(backend.orders).toHaveLength(1);
});

test('of several notes of one order that are written at the same time the first stays', async () => {
  const notes = storedOrderNotes(database.queries);
  const noteAt = (at: number): OrderNote => ({ cartId: 'c', isUnderWay: true, at, failures: 0, outcome: null });
  const all = async (before: OrderNote | null, times: readonly number[]): Promise<OrderNote> => {
    const written = await Promise.all(times.map((at) => notes.replace('order-0001', before, noteAt(at))));
    const kept = (await notes.get('order-0001'))!;
    expect(times.filter((_, place) => written[place])).toEqual([kept.at]);
    return kept;
  };
  expect(await notes.get('order-0001')).toBeNull();
  const begun = await all(null, [1, 2, 3, 4]);
  const next = await all(begun, [11, 12, 13, 14]);
  expect(next.at).toBeGreaterThan(10);
  expect(await notes.replace('order-0001', begun, noteAt(20))).toBe(false);
  expect(await notes.get('order-0002')).toBeNull();
});

test('notes are dropped when stored replies are', async () => {
  const notes = storedOrderNotes(database.queries);
  await notes.replace('order-0001', null, { cartId: null, isUnderWay: true, at: 1, failures: 0, outcome: null });
  await pruneStoredReplies(database.queries, new Date(Date.now() + IDEMPOTENCY_RETENTION_MS - 60_000));
  expect(await notes.get('order-0001')).not.toBeNull();
  await pruneStoredReplies(database.queries, new Date(Date.now() + IDEMPOTENCY_RETENTION_MS + 60_000));
  expect(await notes.get('order-0001')).toBeNull();
});
