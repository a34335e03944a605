import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireDocument } from '#server/store/collections.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { cartOf, must } from '#tests/support/account-device.ts';
import { TestDevice } from '#tests/support/device.ts';
import { likeLamp } from '#tests/support/like-lamp.ts';
import { leaveOn, type OldDevice, openTabOfOld, readOldDevice } from '#tests/support/old-device.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

/**
 * A device that an older version has used loses nothing: what it has queued arrives once, and cart, orders and whatever
 * else is the shopper's are there. The stores are those of real builds of then, read out of Chromium's profile after it was
 * closed or killed; how, and which builds, is in `tests/fixtures/old-devices/README.md`.
 */

interface ServerOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly idempotencyKey: string;
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
}

let server: TestServer;
const tabs: WorkerApi[] = [];

beforeEach(async () => {
  const catalogue = testCatalogue();
  const like = likeLamp(catalogue);
  const article = (id: number, sku: string, price: number, more: object = {}): WireDocument =>
    like(id, sku, { price_incl_tax: price, original_price_incl_tax: price, ...more });
  // As in the shop where those devices were used.
  const articles = [
    article(2062, 'STILLE-LESELAMPE', 1890),
    article(2052, 'VIK-STOL', 2490),
    article(2043, 'GJEM-KASSE', 449, { tier_prices: [{ customer_group_id: 32000, qty: 3, value: 319.2 }] }),
    article(2075, 'BUE-SPEIL', 2990),
  ];
  const documents = { ...catalogue.documents, products: [...catalogue.documents.products!, ...articles] };
  server = await startTestServer({ catalogue: { ...catalogue, documents } });
});
afterEach(async () => {
  await Promise.all(tabs.splice(0).map((api) => api.close()));
  vi.unstubAllGlobals();
  await server.close();
});

const ordered = [{ 'STILLE-LESELAMPE': 1, 'VIK-STOL': 2 }, { 'GJEM-KASSE': 3 }];
const inCart = { 'BUE-SPEIL': 3, 'STILLE-LESELAMPE': 2 };
const sofas = ['NORDVIK-2', 'NORDVIK-3'];

const versions = [
  { fixture: 'three-stores-closed', cart: inCart, wishes: [] },
  { fixture: 'three-stores-killed', cart: { ...inCart, 'GJEM-KASSE': 1 }, wishes: [] },
  { fixture: 'first-outbox-killed', cart: { ...inCart, 'GJEM-KASSE': 1 }, wishes: sofas.toReversed() },
] as const;

describe.each(versions)('$fixture', ({ fixture, cart, wishes }) => {
  const old = readOldDevice(fixture);
  const sealed = Object.values(old.journal).filter(({ kind }) => kind === 'order.place');

  test('what it has queued arrives once, in its order, and everything of the shopper is there', async () => {
    const { device, sent } = await oldDevice(old);
    device.isOffline = true;
    const { api, window } = await open(device);
    const orders = await window.value<readonly OrderView[]>('order.all', {}, ({ length }) => length === 2);
    expect(orders.map(({ id, state }) => [id, state])).toEqual(sealed.map(({ id }) => [id, 'queued']).toReversed());
    expect(orders.map(({ lines }) => pieces(lines)).toReversed()).toEqual(ordered);
    await cartOf(window, cart);
    const compared = await window.value<readonly Article[]>('comparison.articles', {});
    expect(compared.map(({ parentSku }) => parentSku)).toEqual(sofas);
    const { items } = await window.value<{ items: { wish: Article }[] }>('wishlist.current', {});
    expect(items.map(({ wish }) => wish.parentSku)).toEqual(wishes);

    device.isOffline = false;
    await api.hint('online');
    await expectPlaced(window, sealed);
    const { lines } = await window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
    expect(pieces(lines)).toEqual(cart);
    const carts = await server.shop<{ items: ServerOrder['lines'] }[]>('carts');
    expect(carts.map((each) => pieces(each.items))).toEqual([cart]);
    expect(new Set(sent).size, 'every call once').toBe(sent.length);
    await api.close();

    const calls = sent.length;
    const later = await open(device);
    await cartOf(later.window, cart);
    await later.window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    expect(sent, 'nothing is sent again').toHaveLength(calls);
    expect((await device.indexedDB.databases()).map(({ name }) => name)).not.toContain('outbox-control');
  });

  test('an order that the shop counts otherwise by now is asked about, and placed at what it costs', async () => {
    await server.shop('set-price', 'VIK-STOL', 2590);
    const { device } = await oldDevice(old);
    const { api, window } = await open(device);
    const orderId = sealed[0]!.id!;
    const asked = await window.value<OrderView>(
      'order.byId',
      { id: orderId },
      ({ state }) => state === 'needsAttention',
    );
    expect(asked.reason?.newTotalMinor).toBe(asked.totalMinor + 20_000);
    await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
    await must(api, 'checkout.acceptQuote', { orderId });
    await expectPlaced(window, sealed.toReversed());
  });
});

interface Article {
  readonly parentSku: string;
}

/** A device on which that version was used, and the keys of the calls that it makes of the shop from now on. */
async function oldDevice(old: OldDevice): Promise<{ device: TestDevice; sent: string[] }> {
  const sent: string[] = [];
  const device = new TestDevice({
    fetch: (request) => {
      const key = request.headers.get('idempotency-key');
      if (key !== null) sent.push(key);
      return server.app.handle(request);
    },
  });
  await leaveOn(device, old);
  return { device, sent };
}

async function open(device: TestDevice): Promise<{ api: WorkerApi; window: Window }> {
  const { api } = openTabOfOld(device);
  tabs.push(api);
  const window = new Window(api);
  await window.open();
  return { api, window };
}

/** The shop has each of these orders once, with what was ordered, and the device knows it. */
async function expectPlaced(window: Window, sealed: readonly { readonly id?: string }[]): Promise<void> {
  const isPlaced = (all: readonly OrderView[]): boolean => all.every(({ state }) => state === 'placed');
  const shown = await window.value<readonly OrderView[]>('order.all', {}, isPlaced);
  const placed = await server.shop<ServerOrder[]>('orders');
  expect(placed.map(({ orderId }) => orderId)).toEqual(sealed.map(({ id }) => id));
  expect(new Map(placed.map(({ orderId, orderNumber }) => [orderId, orderNumber]))).toEqual(
    new Map(shown.map(({ id, orderNumber }) => [id, orderNumber])),
  );
  expect(placed.map(({ lines }) => pieces(lines))).toEqual(expect.arrayContaining(ordered));
}

function pieces(lines: readonly { readonly sku: string; readonly qty: number }[]): object {
  return Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));
}
