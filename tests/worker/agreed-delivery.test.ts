import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultStoreView, storeViews } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import { addDays, dayIn } from '#domain/local-time.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import type { WireDocument } from '#server/store/collections.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { must } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { heavyCatalogue } from '#tests/support/heavy-catalogue.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LAMP = 129_000;
const BENCH = 249_000;
const HOME = 59_000;
const PICKUP = 19_000;
const orderId = 'agreed-delivery-order-1';

const inDays = (days: number): string => addDays(dayIn(timeZoneOf(defaultStoreView), Date.now()), days);

let server: TestServer;
/** The orders as they came to the shop. */
let sent: Order[];
/** By how much the clock of the device differs. */
let clockMs: number;

beforeEach(async () => {
  sent = [];
  clockMs = 0;
  server = await startTestServer({ catalogue: heavyCatalogue() });
});

afterEach(() => server.close());

/** A device with these articles in its cart, whose shop says no time, so that it goes by its own clock. */
async function deviceWith(...skus: string[]) {
  const at = await filledDevice(
    async (request) => {
      if (new URL(request.url).pathname === '/api/order') sent.push((await request.clone().json()) as Order);
      return server.app.handle(request);
    },
    {
      clock: {
        now: () => Date.now() + clockMs,
        sleep: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
        elapsed: () => performance.now(),
      },
    },
  );
  const { api, window } = at;
  for (const [index, sku] of skus.entries())
    await must(api, 'cart.add', { operationId: `agreed-delivery-00${index}`, parentSku: sku, sku, qty: 1 });
  await window.value<CartView>('cart.current', {}, ({ lines }) => lines.length === skus.length);
  await must(api, 'checkout.open', { orderId });
  return {
    ...at,
    order: (expectedTotalMinor: number, typed: object = {}) =>
      must(api, 'checkout.placeOrder', { orderId, details: { ...details, ...typed }, expectedTotalMinor }),
    once: (state: OrderView['state']) =>
      window.value<OrderView>('order.byId', { id: orderId }, (order) => order.state === state),
  };
}

/** What the bench takes from now on. */
async function makeBenchIn(days: number): Promise<void> {
  const { products = [] } = heavyCatalogue().documents;
  const bench: WireDocument = { ...products.find(({ sku }) => sku === 'BENCH')!, product_delivery_time: days };
  await writeCatalogue(server.database, { documents: { products: [bench] }, rejections: [] }, storeViews);
}

test.each<[string, string[], object, total: number, days: number]>([
  ['from stock, carried home', ['LAMP'], {}, LAMP + HOME, 10],
  ['from stock, collected', ['LAMP'], { shippingMethod: 'logtrade/pickup' }, LAMP + PICKUP, 7],
  ['made to order', ['BENCH'], {}, BENCH + HOME, 42],
  ['each as it is ready', ['LAMP', 'BENCH'], { hasPartialDeliveries: true }, LAMP + BENCH + 2 * HOME, 42],
])('an order says by which day it was promised: %s (D16)', async (_what, skus, typed, total, days) => {
  const at = await deviceWith(...skus);
  await at.order(total, typed);
  const { deliveryBy } = await at.once('placed');
  expect(sent.map(({ expected }) => expected?.delivery_by)).toEqual([inDays(days)]);
  expect(deliveryBy).toBe(inDays(days));
  await at.api.close();
});

test('weeks that have no end are no day', async () => {
  await makeBenchIn(84);
  const at = await deviceWith('BENCH');
  await at.order(BENCH + HOME);
  await at.once('placed');
  expect(sent[0]!.expected).not.toHaveProperty('delivery_by');
  await at.api.close();
});

test('what the shop makes more slowly by now waits for the shopper, who can take it later (D16)', async () => {
  const at = await deviceWith('BENCH');
  await setOffline(at, true);
  await at.order(BENCH + HOME);
  await makeBenchIn(50);
  await setOffline(at, false);
  const late = await at.once('needsAttention');
  expect(late.reason?.changes).toMatchObject([{ kind: 'delivery', day: inDays(50) }]);
  await must(at.api, 'checkout.acceptQuote', { orderId });
  await at.once('placed');
  const [first, second] = sent.map(({ expected }) => expected!.delivery_by!);
  expect(first).toBe(inDays(42));
  expect(second! >= inDays(50)).toBe(true);
  await at.api.close();
});

const weeks = (span: string): DeliveryPromise => ({ kind: 'order', span, latestDays: 0 });

test.each<[string, promiseSeen: DeliveryPromise | undefined, totalSeen: number, code: string | null]>([
  ['as it is', weeks('4-6'), BENCH + HOME, null],
  ['as it is, by an earlier version', undefined, BENCH + HOME, null],
  ['with an earlier delivery', weeks('2-4'), BENCH + HOME, 'deliveryChanged'],
  ['with another total', weeks('4-6'), BENCH, 'quoteChanged'],
  ['with another total and an earlier delivery', weeks('2-4'), BENCH, 'termsChanged'],
])(
  'an order that the shopper saw %s is sealed, or what changed is said',
  async (_what, expectedDelivery, total, code) => {
    const { api } = await deviceWith('BENCH');
    const call = { orderId, details, expectedTotalMinor: total, expectedDelivery };
    expect(await api.command('checkout.placeOrder', call)).toMatchObject(
      code === null ? { ok: true } : { ok: false, error: { code } },
    );
    await api.close();
  },
);

test.each<[string, sku: string, total: number, waitedDays: number, OrderView['state']]>([
  ['from stock, some days', 'LAMP', LAMP + HOME, 5, 'placed'],
  ['from stock, longer than it may take', 'LAMP', LAMP + HOME, 9, 'needsAttention'],
  ['made to order, a week', 'BENCH', BENCH + HOME, 7, 'placed'],
  ['made to order, a month', 'BENCH', BENCH + HOME, 30, 'needsAttention'],
])('an order that waited on its device: %s', async (_what, sku, total, waitedDays, state) => {
  clockMs = -waitedDays * DAY_MS;
  const at = await deviceWith(sku);
  await setOffline(at, true);
  await at.order(total);
  clockMs = 0;
  await setOffline(at, false);
  await at.once(state);
  if (state === 'needsAttention') {
    await must(at.api, 'checkout.acceptQuote', { orderId });
    await at.once('placed');
  }
  await at.api.close();
});
