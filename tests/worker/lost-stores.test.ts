import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import type { StorageView, SyncProgressView } from '#domain/views/sync.ts';
import { openWithout, withoutStores } from '#tests/support/broken-stores.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';
import type { StoreName } from '#worker/storage/open-stores.ts';
import { openOutboxPorts } from '#worker/outbox/background-ports.ts';
import { drain } from '#worker/outbox/send/drain.ts';

const TOTAL = 129_000 + 59_000;

/** IndexedDB as a whole: what is left is the mirror in Cache Storage. */
const databases: readonly StoreName[] = ['catalogue', 'shopper', 'outbox'];

let server: TestServer;
let device: TestDevice;
let opened: WorkerApi[];

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(() => {
  device = new TestDevice({ fetch: (request) => server.app.handle(request) });
  opened = [];
});

afterEach(async () => {
  for (const api of opened) await api.close();
});

/** A tab of this device while some stores do not open. */
async function openTab(lost: readonly StoreName[] = []): Promise<{ api: WorkerApi; window: Window }> {
  const api = openWithout(device.openTab().ports, lost);
  opened.push(api);
  const window = new Window(api);
  await window.open();
  return { api, window };
}

async function fill({ api, window }: Awaited<ReturnType<typeof openTab>>, operationId: string): Promise<void> {
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state !== 'running');
  const lamp = { operationId, parentSku: 'LAMP', sku: 'LAMP', qty: 1 };
  expect(await api.command('cart.add', lamp)).toMatchObject({ ok: true });
  await window.value<CartView>('cart.current', {}, ({ count }) => count === 1);
}

async function goOffline({ api, window }: Awaited<ReturnType<typeof openTab>>): Promise<void> {
  device.isOffline = true;
  await api.hint('offline');
  await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline);
}

/** An order that waits, sealed while everything was well. */
async function orderThatWaits(orderId: string): Promise<void> {
  const tab = await openTab();
  await fill(tab, `add-${orderId}`);
  await tab.api.command('checkout.open', { orderId });
  await goOffline(tab);
  const placed = await tab.api.command('checkout.placeOrder', { orderId, details, expectedTotalMinor: TOTAL });
  expect(placed).toMatchObject({ ok: true });
  await tab.window.value<OrderView>('order.byId', { id: orderId }, ({ state }) => state === 'queued');
  await tab.api.close();
}

const seen = (window: Window, id: string, state: OrderView['state']): Promise<OrderView> =>
  window.value<OrderView>('order.byId', { id }, (order) => order.state === state);

async function ordersOf(orderId: string): Promise<number> {
  const orders = await server.shop<{ orderId: string }[]>('orders');
  return orders.filter((order) => order.orderId === orderId).length;
}

const cases: readonly [string, readonly StoreName[], StorageView['problem']][] = [
  ['the databases', databases, 'ordersUnopened'],
  ['tasks and orders', ['shopper'], 'ordersUnopened'],
  ['the outbox', ['outbox'], null],
  ['the mirror', ['mirror'], 'journalUnopened'],
  ['the catalogue', ['catalogue'], 'catalogueUnopened'],
];

describe.each(cases)('%s never open again (row 21, decision 035)', (name, lost, problem) => {
  test('an order that waits is shown, sent once, and stays in sight; the shopper is told what failed', async () => {
    const orderId = `order-without-${name.replaceAll(' ', '-')}`;
    await orderThatWaits(orderId);
    const tab = await openTab(lost);
    expect(await tab.window.value<StorageView>('sync.storage', {})).toEqual({ problem });
    expect(await seen(tab.window, orderId, 'queued')).toMatchObject({ isKept: true, totalMinor: TOTAL });
    // An attempt may be under way, which the network will refuse.
    const isQueued = (all: readonly TaskView[]): boolean => all.every(({ state }) => state === 'queued');
    const tasks = await tab.window.value<TaskView[]>('task.all', {}, isQueued);
    expect(tasks.map(({ id, state }) => [id, state])).toEqual([[orderId, 'queued']]);

    device.isOffline = false;
    await tab.api.hint('online');
    await seen(tab.window, orderId, 'placed');
    await tab.api.close();
    const again = await openTab(lost);
    await seen(again.window, orderId, 'placed');
    await again.api.close();

    const whole = await openTab();
    await seen(whole.window, orderId, 'placed');
    await expect.poll(() => [...device.cache.texts.keys()].filter((url) => /\/\d+-/.test(url))).toEqual([]);
    expect(await ordersOf(orderId)).toBe(1);
  });
});

describe('IndexedDB never opens again', () => {
  test('the service worker alone sends what the mirror holds; the next page shows what came of it', async () => {
    await orderThatWaits('order-sent-in-background');
    device.isOffline = false;
    const ports = withoutStores(device.openTab().ports, databases);
    expect(await drain(await openOutboxPorts(ports))).toMatchObject({ waiting: 0 });
    expect(await ordersOf('order-sent-in-background')).toBe(1);
    const { window } = await openTab(databases);
    await seen(window, 'order-sent-in-background', 'placed');
  });

  test('what the service worker sent without a database is not cancelled by a page that has one (O1, D16)', async () => {
    await orderThatWaits('order-sent-unseen');
    device.isOffline = false;
    await drain(await openOutboxPorts(withoutStores(device.openTab().ports, databases)));
    device.isOffline = true;
    const page = await openTab();
    await goOffline(page);
    await seen(page.window, 'order-sent-unseen', 'queued');
    expect(await page.api.command('order.cancel', { orderId: 'order-sent-unseen' })).toMatchObject({
      error: { code: 'orderAlreadySent' },
    });
    device.isOffline = false;
    await page.api.hint('online');
    await seen(page.window, 'order-sent-unseen', 'placed');
    expect(await ordersOf('order-sent-unseen')).toBe(1);
    await page.window.value<CartView>('cart.current', {}, ({ count }) => count === 0);
  });

  test('a database that only takes its time is waited for in the background', async () => {
    const { ports } = device.openTab();
    let opens: (pulse: number) => void = () => undefined;
    const pulse = (): Promise<number> => new Promise((resolve) => (opens = resolve));
    const atOnce = { ...ports.clock, sleep: async () => undefined };
    const opening = openOutboxPorts({ ...ports, clock: atOnce, database: { ...ports.database, pulse } });
    setTimeout(() => opens(0), 50);
    expect((await opening).store).toBe(ports.store);
  });

  test('changes of the cart stay in the mirror for the database that comes back', async () => {
    const before = await openTab();
    await before.window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    await goOffline(before);
    await fill(before, 'add-lamp-that-waits');
    await before.api.close();
    device.isOffline = false;
    await drain(await openOutboxPorts(withoutStores(device.openTab().ports, databases)));
    const broken = await openTab(databases);
    await broken.window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    await broken.api.close();
    const { window } = await openTab();
    await window.value<CartView>('cart.current', {}, ({ count }) => count === 1);
  });

  test('a new order is sent while the page is open, or not taken: it cannot be kept twice (D88)', async () => {
    const tab = await openTab(databases);
    await fill(tab, 'add-lamp-for-new-order');
    await tab.api.command('checkout.open', { orderId: 'order-kept-once' });
    const call = { orderId: 'order-kept-once', details, expectedTotalMinor: TOTAL };
    await goOffline(tab);
    expect(await tab.api.command('checkout.placeOrder', call)).toEqual({ ok: false, error: { code: 'orderNotSaved' } });
    device.isOffline = false;
    await tab.api.hint('online');
    await tab.window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => isOnline);
    expect(await tab.api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
    expect(await seen(tab.window, 'order-kept-once', 'placed')).toMatchObject({ isKept: false });
    expect(await ordersOf('order-kept-once')).toBe(1);
  });
});
