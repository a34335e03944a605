import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import type { App } from '#server/app.ts';
import { createShopApp } from '#server/shop-app.ts';
import { followBackend } from '#server/stock-backend/fill-from-backend.ts';
import { type StockShop, stockShopOf } from '#server/stock-backend/stock-shop.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice } from '#tests/support/device.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { envelope } from '#tests/support/stock-backend/envelope.ts';
import { type Listening, listen } from '#tests/support/stock-backend/listen.ts';
import { StockBackend } from '#tests/support/stock-backend/stock-backend.ts';
import { Window } from '#tests/support/watch.ts';

let backend: StockBackend;
let listening: Listening;
let database: ShopDatabase;
let stock: StockShop;
let shop: App;

beforeAll(async () => {
  backend = new StockBackend();
  listening = await listen(backend);
  stock = stockShopOf({ BACKEND: listening.url })!;
  database = await openPostgresDatabase();
  await (await followBackend(database.queries, stock, () => undefined)).stop();
  const environment = { isLimiting: false, shopUrl: 'http://shop.test', dataDir: 'nothing-here', stock };
  shop = createShopApp(database.queries, environment, null);
});

afterAll(async () => {
  await database.close();
  await listening.close();
});

afterEach(() => {
  vi.useRealTimers();
  backend.answerAsEver();
});

test('fill a cart, lose the network, order; the backend gets it once, in the form that it wants', async () => {
  let isAnswerLost = false;
  let sent: unknown;
  const fetch = async (request: Request): Promise<Response> => {
    if (request.url.includes('/api/order')) sent = await request.clone().json();
    const answer = await shop.handle(request);
    if (!isAnswerLost || !request.url.includes('/api/order')) return answer;
    isAnswerLost = false;
    throw new TypeError('fetch failed');
  };
  const device = new TestDevice({ fetch });
  const { api } = device.openTab();
  const window = new Window(api);
  await window.open('bmno', 'nb-NO', stock.views['bmno']);
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  await window.answer('checkout.settings', {}, ({ state }) => state === 'notOnDevice');

  const rug = { operationId: 'add-000000000001', parentSku: 'TEPPE', sku: 'TEPPE-50', qty: 2 };
  expect(await api.command('cart.add', rug)).toMatchObject({ ok: true });
  // How it may be delivered and paid comes with the first cart that the backend knows, and stays.
  const settings = await window.value<CheckoutSettings>('checkout.settings', {});
  expect(settings).toMatchObject({
    shippingMethods: [{ code: 'flatrate/flatrate', title: 'Fast pris', priceMinor: 10_000 }],
    paymentMethods: [{ code: 'cashondelivery' }, { code: 'checkmo', title: 'Faktura' }],
    notTaken: ['comment', 'partial_delivery'],
  });

  device.isOffline = true;
  await api.hint('offline');
  const listing = { categoryId: '10', filters: { color: ['49'] }, sort: 'price', page: 1 };
  const { cards } = await window.value<ListingView>('listing.category', listing);
  expect(cards.map(({ sku }) => sku)).toEqual(['LAMPE-BORD', 'LAMPE-TAK']);
  const { totals } = await window.value<CartView>('cart.current', {}, ({ count }) => count === 2);
  expect(totals?.grandTotalMinor).toBe(200_000);
  await api.command('checkout.open', { orderId: 'order-0000-1' });
  // From a draft of before this was known.
  const draft = { ...details, comment: 'Ring på', hasPartialDeliveries: true };
  const ours = { ...draft, shippingMethod: 'flatrate/flatrate', paymentMethod: 'checkmo' };
  const order = { orderId: 'order-0000-1', details: ours, expectedTotalMinor: 200_000 + 10_000 };
  expect(await api.command('checkout.placeOrder', order)).toEqual({ ok: true, value: { orderId: 'order-0000-1' } });

  // Its first answer is lost on the way: what is sent again is not placed again.
  isAnswerLost = true;
  device.isOffline = false;
  await api.hint('online');
  const placed = await window.value<OrderView>('order.byId', { id: 'order-0000-1' }, ({ state }) => state === 'placed');
  expect(placed.id).toBe('order-0000-1');
  expect(sent).not.toHaveProperty('comment');
  expect(backend.orders).toEqual([
    expect.objectContaining({
      order_id: 'order-0000-1',
      store_id: 1,
      products: [expect.objectContaining({ sku: 'TEPPE-50', qty: 2, price: 800 })],
      addressInformation: expect.objectContaining({
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        payment_method_code: 'checkmo',
        billingAddress: expect.objectContaining({ country_id: 'NO', postcode: '0155' }) as object,
      }) as object,
    }),
  ]);
  await api.close();
});

test('an order that the backend fails to take again and again is refused in words, and its lines go back', async () => {
  const device = new TestDevice({ fetch: (request) => shop.handle(request) });
  const { api } = device.openTab();
  const window = new Window(api);
  await window.open('bmno', 'nb-NO', stock.views['bmno']);
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  const rug = { operationId: 'add-000000000002', parentSku: 'TEPPE', sku: 'TEPPE-50', qty: 1 };
  expect(await api.command('cart.add', rug)).toMatchObject({ ok: true });
  await window.value<CheckoutSettings>('checkout.settings', {});
  await api.command('checkout.open', { orderId: 'order-0000-r' });
  const ours = { ...details, shippingMethod: 'flatrate/flatrate', paymentMethod: 'checkmo' };
  const before = backend.orders.length;
  backend.answerInstead('/api/order', () => envelope('Error placing an order. Not enough of it.', 500));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const order = { orderId: 'order-0000-r', details: ours, expectedTotalMinor: 100_000 + 10_000 };
  expect(await api.command('checkout.placeOrder', order)).toMatchObject({ ok: true });

  const isOurs = ({ id }: TaskView): boolean => id === 'order-0000-r';
  const triedMoreThan = async (attempts: number): Promise<TaskView> => {
    const isFurther = (task: TaskView): boolean => task.attempts > attempts || task.state === 'failed';
    const all = await window.value<readonly TaskView[]>('task.all', {}, (tasks) =>
      tasks.filter(isOurs).some(isFurther),
    );
    return all.find(isOurs)!;
  };
  let task = await triedMoreThan(0);
  for (let round = 0; round < 12 && task.state !== 'failed'; round++) {
    // The minute goes by after which it is looked at once more.
    vi.setSystemTime(Date.now() + 61_000);
    await api.command('task.sendNow', { id: task.id });
    task = await triedMoreThan(task.attempts);
  }
  const byId = { id: 'order-0000-r' };
  const refused = await window.value<OrderView>('order.byId', byId, ({ state }) => state === 'rejected');
  expect(refused.reason).toMatchObject({ code: 'ORDER_INVALID' });
  expect(await api.command('order.discard', { orderId: 'order-0000-r' })).toMatchObject({ ok: true });
  await window.value<CartView>('cart.current', {}, ({ count }) => count === 1);
  expect(backend.orders.length).toBe(before);
  await api.close();
});

test.each([
  ['SOMMER', null],
  ['TULL', { code: 'QUOTE_CHANGED', changes: [{ kind: 'coupon' }] }],
] as const)('a coupon that was wanted without a network goes with the order: %s', async (code, reason) => {
  const device = new TestDevice({ fetch: (request) => shop.handle(request) });
  const { api } = device.openTab();
  const window = new Window(api);
  await window.open('bmno', 'nb-NO', stock.views['bmno']);
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  const rug = { operationId: `add-coupon-${code}`, parentSku: 'TEPPE', sku: 'TEPPE-50', qty: 1 };
  expect(await api.command('cart.add', rug)).toMatchObject({ ok: true });
  await window.value<CheckoutSettings>('checkout.settings', {});
  device.isOffline = true;
  await api.hint('offline');
  expect(await api.command('cart.applyCoupon', { operationId: `apply-${code}-0001`, code })).toMatchObject({
    ok: true,
  });
  const orderId = `order-coupon-${code}`;
  await api.command('checkout.open', { orderId });
  const ours = { ...details, shippingMethod: 'flatrate/flatrate', paymentMethod: 'checkmo' };
  const order = { orderId, details: ours, expectedTotalMinor: 100_000 + 10_000 };
  expect(await api.command('checkout.placeOrder', order)).toMatchObject({ ok: true });
  device.isOffline = false;
  await api.hint('online');
  const become = (wanted: OrderView['state']) =>
    window.value<OrderView>('order.byId', { id: orderId }, ({ state }) => state === wanted);
  if (reason) {
    expect((await become('needsAttention')).reason).toMatchObject(reason);
    expect(await api.command('checkout.acceptQuote', { orderId })).toMatchObject({ ok: true });
  }
  await become('placed');
  expect(backend.orders.at(-1)).toMatchObject({ order_id: orderId });
  expect(backend.coupons.at(-1)).toBe(reason ? null : code);
  await api.close();
});

test('a code that is none is refused, and the cart stays', async () => {
  const call = async (path: string, init: RequestInit = { method: 'POST' }) =>
    (await (await shop.handle(new Request(`http://shop.test/api/cart/${path}`, init))).json()) as { result: never };
  const { result: id } = await call('create?storeCode=bmno');
  const named = `cartId=${String(id)}&storeCode=bmno`;
  expect(await call(`apply-coupon?${named}&coupon=TULL`)).toMatchObject({ result: { code: 'COUPON_INVALID' } });
  backend.answerInstead('/api/cart/pull', () => envelope('connect ECONNREFUSED', 500));
  expect(await call(`apply-coupon?${named}&coupon=TULL`)).toMatchObject({ code: 500 });
});

const orderOf = (order_id: unknown): object => ({
  order_id,
  cart_id: '',
  products: [{ sku: 'PUTE', qty: 1, price: 200 }],
  addressInformation: {
    billingAddress: {
      firstname: 'Kari',
      lastname: 'Nordmann',
      street: ['Storgata 1'],
      city: 'Oslo',
      postcode: '0155',
      company: null,
    },
  },
});
const place = (order: object): Promise<Response> =>
  shop.handle(
    new Request('http://shop.test/api/order?storeCode=bmno', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    }),
  );

test('an order that is sent twice at the same time is placed once, and known by its id', async () => {
  const before = backend.orders.length;
  const answers = await Promise.all([place(orderOf('order-0000-2')), place(orderOf('order-0000-2'))]);
  for (const answer of answers)
    expect(await answer.json()).toMatchObject({ code: 200, result: { order_id: 'order-0000-2' } });
  expect(backend.orders.length).toBe(before + 1);
  const known = await shop.handle(new Request('http://shop.test/api/sync/order/order-0000-2?storeCode=bmno'));
  expect(await known.json()).toMatchObject({
    result: { order_id: 'order-0000-2', platform_order_id: String(before + 1) },
  });
});

test.each<[string, object, string | null, number]>([
  ['without an id', orderOf(undefined), null, 400],
  ['that the schema refuses', { ...orderOf('order-0000-3'), products: [] }, null, 400],
  ['that is refused under a success', orderOf('order-0000-4'), 'Invalid signature validation of PUTE', 400],
])('an order %s is refused', async (_what, order, result, status) => {
  if (result !== null) backend.answerInstead('/api/order', () => Response.json({ code: 200, result }));
  const before = backend.orders.length;
  expect((await place(order)).status).toBe(status);
  expect(backend.orders.length).toBe(before);
});

test('a shop that queues orders names the number of the job', async () => {
  backend.answerInstead('/api/order', () => Response.json({ code: 200, result: 17 }));
  expect(await (await place(orderOf('order-0000-5'))).json()).toMatchObject({ result: { backendOrderId: '17' } });
});

test.each([
  ['/api/cart/update?cartId=gone&storeCode=bmno', 'CART_NOT_FOUND'],
  ['/api/cart/delete?cartId=gone&storeCode=bmno', 'LINE_NOT_FOUND'],
  ['/api/cart/apply-coupon?cartId=gone&coupon=SOMMER&storeCode=bmno', 'CART_NOT_FOUND'],
])('%s says what is missing', async (path, code) => {
  const body = JSON.stringify({ cartItem: { sku: 'PUTE', qty: 1 } });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer token-1' };
  const answer = await shop.handle(new Request(`http://shop.test${path}`, { method: 'POST', headers, body }));
  expect(await answer.json()).toMatchObject({ code: 404, result: { code } });
  expect(backend.asked.at(-1)).toContain('token=token-1');
});
