import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_LOOKED_FOR_AGAIN_MS } from '#config/timings.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { articles } from '#tests/e2e/support/demo.ts';
import { type ShopServer, startShop } from '#tests/e2e/support/shop-server.ts';
import { must } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice, type TestTab } from '#tests/support/device.ts';
import { Window } from '#tests/support/watch.ts';
import { openShopper } from '#worker/storage/database.ts';
import { Shopper } from '#worker/shopper/shopper.ts';

/** Row 40: the real server in a process of its own, whose data folder is put back as it was before an order. */

const { sku, priceMinor } = articles.boxes;
const DELIVERY_MINOR = 59_000;
const orderId = 'order-after-the-backup';
const backup = mkdtempSync(join(tmpdir(), 'stua-backup-'));
let server: ShopServer;

beforeAll(async () => {
  const { ensureBuilt } = (await import(new URL('../../server/prepare.mjs', import.meta.url).href)) as {
    ensureBuilt: (mode: 'test') => void;
  };
  ensureBuilt('test');
  server = await startShop({ dataDir: mkdtempSync(join(tmpdir(), 'stua-restored-')), catalogue: 'demo' });
});

afterAll(async () => {
  await server?.remove();
  rmSync(backup, { recursive: true, force: true });
});

const device = new TestDevice({
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? null : await request.text();
    const { method, headers, signal } = request;
    return fetch(`${server.origin}${pathname}${search}`, { method, headers, signal, body });
  },
});

async function open(): Promise<{
  tab: TestTab;
  window: Window;
  is: (state: OrderView['state']) => Promise<OrderView>;
}> {
  const tab = device.openTab();
  const window = new Window(tab.api);
  await window.open();
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  const is = (state: OrderView['state']) =>
    window.value<OrderView>('order.byId', { id: orderId }, (order) => order.state === state);
  return { tab, window, is };
}

/** Lets a day go by for the order. */
async function waitForTomorrow(): Promise<void> {
  const shopper = new Shopper(await openShopper(device.openTab().ports));
  await shopper.patchOrder(orderId, { heardAt: Date.now() - ORDER_LOOKED_FOR_AGAIN_MS });
  await shopper.close();
}

const placed = async (): Promise<unknown[]> =>
  (await server.operator<{ orderId: string }[]>('orders')).filter((order) => order.orderId === orderId);

test('row 40: what was ordered after the backup is noticed and offered again, and is one order then (O9)', async () => {
  await server.stop();
  cpSync(server.dataDir, backup, { recursive: true });
  server = await server.restart();

  const before = await open();
  await must(before.tab.api, 'cart.add', { operationId: 'addition-before-the-loss', parentSku: sku, sku, qty: 1 });
  await before.window.value<CartView>('cart.current', {}, ({ pending, count }) => count === 1 && pending === 0);
  await must(before.tab.api, 'checkout.open', { orderId });
  const order = { orderId, details, expectedTotalMinor: priceMinor + DELIVERY_MINOR };
  await must(before.tab.api, 'checkout.placeOrder', order);
  await before.is('placed');
  await before.tab.api.close();
  expect(await placed()).toHaveLength(1);

  await server.stop();
  rmSync(server.dataDir, { recursive: true });
  cpSync(backup, server.dataDir, { recursive: true });
  server = await server.restart();
  expect(await placed()).toEqual([]);

  await waitForTomorrow();
  const after = await open();
  expect(await after.is('needsAttention')).toMatchObject({ reason: { code: 'ORDER_MISSING' } });
  await must(after.tab.api, 'order.sendAgain', { orderId });
  await after.is('placed');
  expect(await placed()).toHaveLength(1);
  await after.tab.api.close();
});
