import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ORDER_LOOKED_FOR_AGAIN_MS, ORDER_LOOKED_FOR_MS, ORDERS_LOOKED_THROUGH_MS } from '#config/timings.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { NoticeView } from '#domain/views/notice.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { orders } from '#server/store/schema.ts';
import { must } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice, type TestTab } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { OrderDoc } from '#worker/documents/shopper-documents.ts';
import { openShopper } from '#worker/storage/database.ts';
import { Shopper } from '#worker/shopper/shopper.ts';

/**
 * A shop that has lost an order which it had taken, because it was restored from a backup (reliability O9, decision 107). The reference
 * server has taken the order; a second one, which never had it, is the shop as it is restored.
 */

const TOTAL = 129_000 + 59_000;
const missing = { code: 'ORDER_MISSING', sku: null, newTotalMinor: null, changes: [] };
const STATUS = '/api/sync/order/';

let server: TestServer;
let restored: TestServer;
let now: TestServer;
let aheadMs: number;
let asked: string[];
let answerInstead: (() => Response) | null;
/** What was sent to place orders: key and body. */
let sent: string[];
/** Ends the hour for which the device waits. */
let endHour: () => void;
let drawn = 0;

beforeAll(async () => {
  [server, restored] = [await startTestServer(), await startTestServer()];
});
afterAll(async () => {
  await server.close();
  await restored.close();
});
beforeEach(() => {
  [now, aheadMs, asked, answerInstead, sent] = [server, 0, [], null, []];
  endHour = () => undefined;
});

const clock = {
  now: () => Date.now() + aheadMs,
  sleep: (ms: number) =>
    new Promise<void>((resolve) => {
      if (ms === ORDERS_LOOKED_THROUGH_MS) endHour = resolve;
      else setTimeout(resolve, ms).unref();
    }),
  elapsed: () => performance.now(),
};

/** A device, which somebody closes and opens again. */
class Shopping {
  readonly device = new TestDevice({
    clock,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (request.method === 'POST' && pathname === '/api/order')
        sent.push(`${request.headers.get('idempotency-key')} ${await request.clone().text()}`);
      if (pathname.startsWith(STATUS)) asked.push(pathname.slice(STATUS.length));
      return (pathname.startsWith(STATUS) && answerInstead?.()) || now.app.handle(request);
    },
  });
  private tab: TestTab | null = null;
  window!: Window;
  readonly id = `order-of-a-lost-shop-${++drawn}`;

  get api() {
    return this.tab!.api;
  }

  async open(...crashPoint: Parameters<TestDevice['openTab']>): Promise<void> {
    this.tab = this.device.openTab(...crashPoint);
    this.window = new Window(this.api);
    await this.window.open();
    await this.window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  }

  async close(): Promise<void> {
    await this.tab?.api.close();
    this.tab = null;
  }

  /** Changes what the device has kept of the order. */
  async change(change: Partial<OrderDoc>, id = this.id): Promise<void> {
    const { ports } = this.device.openTab();
    const shopper = new Shopper(await openShopper(ports));
    await shopper.patchOrder(id, change);
    await shopper.close();
  }

  /** Orders a lamp, and waits until the shop has taken it. */
  async orderOnce(id: string): Promise<string> {
    await must(this.api, 'cart.add', { operationId: `lamp-of-${id}`, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
    await this.window.value<CartView>('cart.current', {}, ({ pending, count }) => count === 1 && pending === 0);
    await must(this.api, 'checkout.open', { orderId: id });
    await must(this.api, 'checkout.placeOrder', { orderId: id, details, expectedTotalMinor: TOTAL });
    await this.is('placed', id);
    return id;
  }

  notices(isIt: (all: readonly NoticeView[]) => boolean): Promise<readonly NoticeView[]> {
    return this.window.value<readonly NoticeView[]>('notice.all', {}, isIt);
  }

  is(state: OrderView['state'], id = this.id): Promise<OrderView> {
    return this.window.value<OrderView>('order.byId', { id }, (order) => order.state === state);
  }
}

/** A device whose order the shop has taken, and which is closed. */
async function ordered(): Promise<Shopping> {
  const shopping = new Shopping();
  onTestFinished(() => shopping.close());
  await shopping.open();
  await shopping.orderOnce(shopping.id);
  await shopping.close();
  asked.length = 0;
  return shopping;
}

const timesAt = async ({ database }: TestServer, id: string): Promise<number> =>
  (await database.select().from(orders)).filter(({ orderId }) => orderId === id).length;

test('an order that is sent again is not measured as a second purchase', async () => {
  const shopping = await ordered();
  await shopping.open();
  expect(await shopping.api.command('order.noteMeasured', { orderId: shopping.id })).toMatchObject({
    value: { isFirst: true },
  });
  await shopping.close();
  now = restored;
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  await shopping.open();
  await shopping.is('needsAttention');
  await must(shopping.api, 'order.sendAgain', { orderId: shopping.id });
  await shopping.is('placed');
  expect(await shopping.api.command('order.noteMeasured', { orderId: shopping.id })).toMatchObject({
    value: { isFirst: false },
  });
});

test('an order that a restored shop lacks waits for its owner, is sent again as it was, and is one order', async () => {
  const shopping = await ordered();
  now = restored;
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  await shopping.open();
  const { window, api, id } = shopping;
  expect(await shopping.is('needsAttention')).toMatchObject({ reason: { code: 'ORDER_MISSING' }, isPaid: false });
  const tasks = await window.value<readonly TaskView[]>('task.all', {}, (all) => all.length > 0);
  expect(tasks).toMatchObject([{ id, state: 'conflict', reason: 'ORDER_MISSING' }]);
  const told = await shopping.notices((all) => all.length > 0);
  const about = { about: 'order', code: 'orderMissing', orderId: id, totalMinor: TOTAL, currency: 'NOK' };
  expect(told).toMatchObject([about]);
  // What the shopper closed stays closed.
  await must(api, 'notice.dismiss', { keys: told[0]!.keys });
  await shopping.notices((all) => all.length === 0);
  // What a new total would need is not asked.
  expect(await api.command('checkout.acceptQuote', { orderId: id })).toMatchObject({ ok: true });
  expect(await shopping.is('needsAttention')).toBeDefined();

  await must(api, 'order.sendAgain', { orderId: id });
  await shopping.is('placed');
  expect(await timesAt(restored, id)).toBe(1);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
  expect((await window.value<CartView>('cart.current', {})).count).toBe(0);
});

test('a tab that stays open and in reach notices it a day later', async () => {
  const shopping = await ordered();
  await shopping.open();
  // By then it has looked at its start.
  await shopping.orderOnce(`${shopping.id}-z`);
  now = restored;
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS / 2;
  endHour();
  expect((await shopping.is('placed')).reason).toBeNull();
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  endHour();
  expect(await shopping.is('needsAttention')).toMatchObject({ reason: { code: 'ORDER_MISSING' } });
});

test('a worker that dies while it sends the order again has sent it, once', async () => {
  const shopping = await ordered();
  now = restored;
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  let isDead = false;
  await shopping.open((label) => {
    if (label !== 'after-seal') return;
    isDead = true;
    throw new Error('the worker died');
  });
  await shopping.is('needsAttention');
  const call = { orderId: shopping.id };
  expect(await shopping.api.command('order.sendAgain', call)).toMatchObject({ ok: false });
  expect(isDead).toBe(true);
  await shopping.close();
  await shopping.open();
  await must(shopping.api, 'order.sendAgain', call);
  await shopping.is('placed');
  expect(await timesAt(restored, shopping.id)).toBe(1);
  expect(sent[1]).toBe(sent[0]);
});

test('sent again to a shop that has it after all, it is the order that is there', async () => {
  const shopping = await ordered();
  now = restored;
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  await shopping.open();
  await shopping.is('needsAttention');
  now = server;
  await must(shopping.api, 'order.sendAgain', { orderId: shopping.id });
  await shopping.is('placed');
  expect(await timesAt(server, shopping.id)).toBe(1);
});

test('a shop that finds the order again is heard', async () => {
  const shopping = await ordered();
  now = restored;
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  await shopping.open();
  await shopping.is('needsAttention');
  await shopping.close();
  now = server;
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  await shopping.open();
  expect(await shopping.is('placed')).toMatchObject({ reason: null });
  expect(await shopping.notices(() => true)).toEqual([]);
});

test('an order that the shop has cancelled is told as that a day later, and nothing of it is booked any more', async () => {
  const shopping = await ordered();
  await shopping.open();
  const { orderNumber, bookingPath } = await shopping.is('placed');
  expect(bookingPath).not.toBeNull();
  await shopping.close();
  await server.shop('set-order', orderNumber!, 'canceled');
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  await shopping.open();
  expect(await shopping.is('calledOff')).toMatchObject({ bookingPath: null });
});

test('what is paid is not sent again, and not given up: its owner is told', async () => {
  const shopping = await ordered();
  await shopping.change({ isPaid: true });
  now = restored;
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  await shopping.open();
  const { api, id } = shopping;
  expect(await shopping.is('needsAttention')).toMatchObject({
    isPaid: true,
    orderNumber: expect.any(String) as string,
  });
  const refused = { ok: false, error: { code: 'orderAlreadySent' } };
  expect(await api.command('order.sendAgain', { orderId: id })).toMatchObject(refused);
  expect(await api.command('order.discard', { orderId: id })).toMatchObject(refused);
  expect(await timesAt(restored, id)).toBe(0);
});

test.each<[string, () => Response]>([
  ['an error', () => Response.json({ code: 500, result: null }, { status: 500 })],
  ['too many questions', () => Response.json({ code: 429, result: null }, { status: 429 })],
  ['a token that it wants', () => Response.json({ code: 401, result: null }, { status: 401 })],
  ['a call that it does not have', () => Response.json({ code: 404, result: null }, { status: 404 })],
  ['a page of somebody else', () => new Response('<h1>null</h1>', { headers: { 'content-type': 'text/html' } })],
  ['no envelope', () => Response.json(null)],
  ['a success that is none', () => Response.json({ code: 500, result: null })],
  ['nothing about it', () => Response.json({ code: 200 })],
  ['another order', () => Response.json({ code: 200, result: { order_id: 'another', platform_order_id: 1 } })],
])('a shop that answers with %s does not say that it lacks the order', async (_what, answer) => {
  const shopping = await ordered();
  answerInstead = answer;
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  await shopping.open();
  await expect.poll(() => asked).toEqual([shopping.id]);
  await shopping.close();
  // It is asked again at the next start, and what it says then counts.
  answerInstead = null;
  asked = [];
  await shopping.open();
  await expect.poll(() => asked).toEqual([shopping.id]);
  expect((await shopping.is('placed')).reason).toBeNull();
});

const anHourAgo = (): number => clock.now() - 3_600_000;

test.each<[string, () => Partial<OrderDoc>, boolean]>([
  ['as it was placed', () => ({}), true],
  ['that was asked for an hour ago', () => ({ heardAt: anHourAgo() }), false],
  [
    'of which the clock says that it was asked for next year',
    () => ({ heardAt: clock.now() + 365 * 86_400_000 }),
    true,
  ],
  ['that was placed a month ago', () => ({ acceptedAt: clock.now() - ORDER_LOOKED_FOR_MS, heardAt: 0 }), false],
  ['of somebody else', () => ({ owner: 'customer:7' }), false],
  ['that was refused', () => ({ state: 'rejected' }), false],
  ['that the shop lacked', () => ({ state: 'needsAttention', reason: missing, acceptedAt: 0 }), true],
])('the day after, an order %s is asked for or not, and once a day', async (_what, change, isAsked) => {
  const shopping = await ordered();
  const first = shopping.id;
  await shopping.open();
  const second = await shopping.orderOnce(`${first}-z`);
  await shopping.close();
  asked = [];
  aheadMs += ORDER_LOOKED_FOR_AGAIN_MS;
  await shopping.change(change(), first);
  // They are asked for in the order of their ids.
  await shopping.open();
  await expect.poll(() => asked).toEqual(isAsked ? [first, second] : [second]);
  await shopping.close();
  asked = [];
  // Not again on the same day.
  await shopping.change({ heardAt: 0 }, second);
  await shopping.open();
  await expect.poll(() => asked).toEqual([second]);
});
