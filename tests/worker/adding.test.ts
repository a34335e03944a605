import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADD_STOCK_DEADLINE_MS, OFFER_FRESH_MS } from '#config/timings.ts';
import type { CartView } from '#domain/views/cart.ts';
import { TestDevice } from '#tests/support/device.ts';
import { silentBackend } from '#tests/support/silent-backend.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** What adding to the cart says, in true words and numbers (spec 4: outcomes of adding, D23, D24). */

let server: TestServer;
let ahead: number;
let isHanging: boolean;
let stockAsked: number;
/** What an answer about stock waits for before it is given. */
let held: Promise<void> | null;

beforeEach(async () => {
  server = await startTestServer();
  ahead = 0;
  isHanging = false;
  stockAsked = 0;
  held = null;
});

afterEach(() => server.close());

async function openShop() {
  const clock = {
    now: () => Date.now() + ahead,
    elapsed: () => performance.now(),
    sleep: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref()),
  };
  const device = new TestDevice({
    clock,
    backend: silentBackend,
    fetch: async (request) => {
      const isStock = request.url.includes('/api/stock/');
      if (isStock) stockAsked++;
      if (isStock && isHanging) await new Promise(() => undefined);
      if (isStock) await held;
      return server.app.handle(request);
    },
  });
  const { api } = device.openTab();
  const window = new Window(api);
  await window.open();
  await window.value<{ state: string }>('sync.progress', {}, ({ state }) => state === 'complete');
  let calls = 0;
  const add = (sku: string, qty: number) =>
    api.command('cart.add', { operationId: `add-${String(++calls).padStart(12, '0')}`, parentSku: sku, sku, qty });
  const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
  return { api, device, window, add, cart };
}

const said = (value: string) => ({ ok: true, value });

test('the first of an article is added; more of it updates its quantity', async () => {
  const { api, add, cart } = await openShop();
  expect(await add('TABLE-LAMP', 1)).toEqual(said('productAdded'));
  expect(await add('TABLE-LAMP', 2)).toEqual(said('quantityUpdated'));
  expect(await add('LAMP', 1)).toEqual(said('productAdded'));
  await cart(({ count }) => count === 4);
  await api.close();
});

test('too many are refused with how many there are and how many are left; all of them with all of them', async () => {
  const { api, add, cart } = await openShop();
  expect(await add('TABLE-LAMP', 7)).toEqual(said('productAdded'));
  expect(await add('TABLE-LAMP', 2)).toEqual({
    ok: false,
    error: { code: 'moreThanLeft', params: { max: 8, left: 1 } },
  });
  expect(await add('TABLE-LAMP', 1)).toEqual(said('quantityUpdated'));
  expect(await add('TABLE-LAMP', 1)).toEqual({ ok: false, error: { code: 'maxInCart', params: { max: 8 } } });
  await cart(({ count }) => count === 8);
  await api.close();
});

test('a stock that nobody has asked for lately is asked for before it decides', async () => {
  const { api, add } = await openShop();
  await add('TABLE-LAMP', 1);
  ahead = 2 * OFFER_FRESH_MS;
  await server.shop('set-stock', 'TABLE-LAMP', 1);
  const before = stockAsked;
  expect(await add('TABLE-LAMP', 1)).toEqual({ ok: false, error: { code: 'maxInCart', params: { max: 1 } } });
  expect(stockAsked).toBeGreaterThan(before);
  await api.close();
});

test('a stock that the page is asking for at this moment is waited for', async () => {
  const { api, window, add } = await openShop();
  await add('TABLE-LAMP', 1);
  ahead = 2 * OFFER_FRESH_MS;
  await server.shop('set-stock', 'TABLE-LAMP', 1);
  const before = stockAsked;
  let answer: () => void = () => undefined;
  held = new Promise((resolve) => (answer = resolve));
  await window.value('product.bySku', { parentSku: 'TABLE-LAMP', childSku: null });
  await expect.poll(() => stockAsked).toBe(before + 1);
  const added = add('TABLE-LAMP', 1);
  await new Promise((resolve) => setImmediate(resolve));
  answer();
  expect(await added).toEqual({ ok: false, error: { code: 'maxInCart', params: { max: 1 } } });
  expect(stockAsked).toBe(before + 1);
  await api.close();
});

test('a shop that does not answer in time, or cannot be reached, leaves the stock uncertain and says so', async () => {
  const { api, device, add } = await openShop();
  isHanging = true;
  const startedAt = performance.now();
  expect(await add('LAMP', 1)).toEqual(said('stockUncertain'));
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(ADD_STOCK_DEADLINE_MS - 1);
  device.isOffline = true;
  await api.hint('offline');
  expect(await add('LAMP', 1)).toEqual(said('stockUncertain'));
  await api.close();
});

test('what is added together takes from one stock (D24)', async () => {
  const { api, cart } = await openShop();
  let calls = 0;
  const part = (sku: string, qty: number) => ({
    operationId: `together-${String(++calls).padStart(12, '0')}`,
    parentSku: sku,
    sku,
    qty,
  });
  const all = [part('TABLE-LAMP', 5), part('LAMP', 1), part('TABLE-LAMP', 4)];
  expect(await api.command('cart.addAll', { articles: all })).toEqual({
    ok: false,
    error: { code: 'moreThanLeft', params: { max: 8, left: 3 } },
  });
  expect((await cart(() => true)).count).toBe(0);
  const fewer = [part('TABLE-LAMP', 5), part('TABLE-LAMP', 3)];
  expect(await api.command('cart.addAll', { articles: fewer })).toEqual(said('productAdded'));
  await cart(({ count }) => count === 8);
  // Asked again, as after a restart of the worker, each finds its own pieces there.
  expect(await api.command('cart.addAll', { articles: fewer })).toMatchObject({ ok: true });
  expect((await cart(() => true)).count).toBe(8);
  await api.close();
});
