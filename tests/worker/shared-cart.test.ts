import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SharedLine } from '#domain/shared-cart.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { SharedCartView } from '#domain/views/shared-cart.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** A cart that a link names (D30), on a device without a network. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const line = (sku: string, qty: number): SharedLine => ({ sku, qty, options: {} });

async function offlineDevice() {
  const filled = await filledDevice((request) => server.app.handle(request));
  await setOffline(filled, true);
  const { api, window } = filled;
  const add = (sku: string, qty: number) =>
    api.command('cart.add', { operationId: crypto.randomUUID(), parentSku: sku, sku, qty });
  const take = (items: readonly SharedLine[], isReplacing: boolean, operationId: string = crypto.randomUUID()) =>
    api.command('cart.takeShared', { operationId, items, isReplacing });
  const quantities = async (pieces: number) => {
    const { lines } = await window.value<CartView>('cart.current', {}, ({ count }) => count === pieces);
    return Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));
  };
  return { ...filled, add, take, quantities };
}

test('what is different is shown before anything changes, and what is unknown is said', async () => {
  const { api, window, add } = await offlineDevice();
  await add('LAMP', 1);
  const items = [line('LAMP', 2), line('NOBODY', 1)];
  const shared = await window.value<SharedCartView>('cart.shared', { items }, ({ lines }) => lines.length > 0);
  expect(shared).toMatchObject({
    lines: [{ sku: 'LAMP', qty: 2, qtyInCart: 1, problem: null }],
    unknown: ['NOBODY'],
    totalMinor: 258_000,
  });
  expect(await window.value<CartView>('cart.current', {})).toMatchObject({ count: 1 });
  await api.close();
});

test('it is added to the cart, or takes its place, once for each time that it is wanted', async () => {
  const { api, add, take, quantities } = await offlineDevice();
  await add('LAMP', 1);
  const id = crypto.randomUUID();
  expect(await take([line('LAMP', 2), line('TABLE-LAMP', 1)], false, id)).toEqual({ ok: true, value: { isAll: true } });
  expect(await quantities(4)).toEqual({ LAMP: 3, 'TABLE-LAMP': 1 });
  await take([line('LAMP', 2), line('TABLE-LAMP', 1)], false, id);
  expect(await quantities(4)).toEqual({ LAMP: 3, 'TABLE-LAMP': 1 });
  expect(await take([line('TABLE-LAMP', 2)], true)).toEqual({ ok: true, value: { isAll: true } });
  expect(await quantities(2)).toEqual({ 'TABLE-LAMP': 2 });
  await api.close();
});

test('of what there is not enough there is as much as there is, and nothing at all changes nothing', async () => {
  const { api, add, take, quantities } = await offlineDevice();
  await add('TABLE-LAMP', 1);
  expect(await take([line('NOBODY', 1)], true)).toEqual({ ok: false, error: { code: 'outOfStock' } });
  expect(await quantities(1)).toEqual({ 'TABLE-LAMP': 1 });
  expect(await take([line('TABLE-LAMP', 20), line('NOBODY', 1)], true)).toEqual({ ok: true, value: { isAll: false } });
  expect(await quantities(8)).toEqual({ 'TABLE-LAMP': 8 });
  await api.close();
});
