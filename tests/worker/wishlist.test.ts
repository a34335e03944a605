import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import type { WishlistView, WishView } from '#domain/views/wishlist.ts';
import type { Wish } from '#domain/wishlist.ts';
import type { Result } from '#schemas/errors.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue() });
});

afterAll(() => server.close());

const sofa = { parentSku: 'SOFA', sku: 'SOFA-BEIGE', name: 'Nordvik 3-seters sofa' };
const simple = (sku: string) => ({ parentSku: sku, sku, name: `Name of ${sku}` });

const device = () => filledDevice((request) => server.app.handle(request));

const add = (api: WorkerApi, article: object) => api.command('wishlist.add', { articles: [article] });

/** The items, once they are these. */
const itemsIn = async (window: Window, ...skus: readonly string[]): Promise<readonly WishView[]> => {
  const areThese = ({ items }: WishlistView): boolean => items.map(({ wish }) => wish.sku).join() === skus.join();
  return (await window.value<WishlistView>('wishlist.current', {}, areThese)).items;
};

test('what is wished for, the newest first, without a network and after a restart', async () => {
  const { device: own, api, window } = await device();
  own.isOffline = true;
  await api.hint('offline');
  expect(await itemsIn(window)).toEqual([]);
  for (const article of [simple('GONE'), simple('VASE'), sofa, sofa]) {
    expect(await add(api, article)).toEqual({ ok: true, value: null });
  }
  const seen = await itemsIn(window, 'SOFA-BEIGE', 'VASE', 'GONE');
  expect(seen).toMatchObject([
    {
      state: 'sold',
      name1: 'Nordvik',
      variant: 'Beige',
      path: expect.stringMatching(/SOFA-BEIGE$/),
      image: '/drawn/sofa-3-beige.svg',
      wish: { putMinor: 1_099_000 },
      today: { changeMinor: 0, choice: {}, stock: 'in_stock' },
    },
    { state: 'sold', name1: 'VASE', today: { choice: null, stock: 'out_of_stock' } },
    { state: 'gone', name1: 'Name of GONE', path: null, today: null, wish: { putMinor: null } },
  ]);
  expect(await window.value('wishlist.skus', {})).toEqual(['SOFA-BEIGE', 'VASE', 'GONE']);
  await api.close();

  const again = own.openTab();
  const later = new Window(again.api);
  await later.open();
  const remembered = await itemsIn(later, 'SOFA-BEIGE', 'VASE', 'GONE');
  expect(remembered.map(({ wish, state }) => [wish, state])).toEqual(seen.map(({ wish, state }) => [wish, state]));
  await again.api.close();
});

test('none overwrites what another one writes at the same time; what was taken out comes back as it was', async () => {
  const { device: own, api, window } = await device();
  await Promise.all(['LAMP', 'VASE', 'TABLE-LAMP'].map((sku) => add(api, simple(sku))));
  const three = await window.value<readonly string[]>('wishlist.skus', {}, ({ length }) => length === 3);
  const removed = (await api.command('wishlist.remove', { sku: 'VASE' })) as Result<Wish | null>;
  if (!removed.ok) throw new Error('not removed');
  expect(removed.value).toMatchObject({ sku: 'VASE', putMinor: 24_900 });
  expect(await api.command('wishlist.remove', { sku: 'VASE' })).toEqual({ ok: true, value: null });
  await window.value<readonly string[]>('wishlist.skus', {}, (skus) => !skus.includes('VASE'));
  await api.command('wishlist.putBack', { wish: removed.value });
  const back = (await itemsIn(window, ...three)).find(({ wish }) => wish.sku === 'VASE');
  expect(back!.wish).toMatchObject({ putMinor: 24_900, putAt: removed.value!.putAt });
  await api.close();

  const swedish = own.openTab();
  const inSweden = new Window(swedish.api);
  await inSweden.open('default', 'sv-SE');
  expect(await inSweden.value('wishlist.skus', {})).toEqual([]);
  await swedish.api.close();
});

test('a wish goes into the cart once; what cannot be bought stays where it is', async () => {
  const { api, window } = await device();
  for (const article of [simple('LAMP'), simple('VASE')]) await add(api, article);
  const call = { operationId: 'wish-into-the-cart-1', parentSku: 'LAMP', sku: 'LAMP', qty: 1 };
  expect(await api.command('wishlist.moveToCart', call)).toEqual({ ok: true, value: 'productAdded' });
  // As a window repeats it that did not hear the answer.
  expect(await api.command('wishlist.moveToCart', call)).toMatchObject({ ok: true });
  expect(await itemsIn(window, 'VASE')).toHaveLength(1);
  const vase = { ...call, operationId: 'wish-into-the-cart-2', parentSku: 'VASE', sku: 'VASE' };
  expect(await api.command('wishlist.moveToCart', vase)).toEqual({ ok: false, error: { code: 'outOfStock' } });
  expect(await itemsIn(window, 'VASE')).toHaveLength(1);
  const { lines } = await window.value<CartView>('cart.current', {}, ({ count }) => count > 0);
  expect(lines.map(({ sku, qty }) => [sku, qty])).toEqual([['LAMP', 1]]);
  await api.close();
});

test('a price that fell since then is told with the amount', async () => {
  const { api, window } = await device();
  await add(api, simple('TABLE-LAMP'));
  await itemsIn(window, 'TABLE-LAMP');
  await server.shop('set-price', 'TABLE-LAMP', 350);
  await api.hint('visible');
  const fell = ({ items: [item] }: WishlistView): boolean => (item?.today?.changeMinor ?? 0) !== 0;
  const { items } = await window.value<WishlistView>('wishlist.current', {}, fell);
  const [{ today, wish }] = items as [WishView];
  expect(today!.price.amountMinor! - wish.putMinor!).toBe(today!.changeMinor);
  expect(today).toMatchObject({ price: { amountMinor: 35_000 }, changeMinor: -4000 });
  await api.close();
});

test('on a full device everything that can be fetched again goes, and the wishlist stays (D8, L2)', async () => {
  const { device: own, api } = await device();
  for (const article of [simple('VASE'), sofa]) await add(api, article);
  await api.close();
  own.freeBytes = 0;
  const tab = own.openTab();
  const window = new Window(tab.api);
  await window.open();
  await window.value<SyncProgressView>('sync.progress', {}, ({ pausedBy }) => pausedBy === 'space');
  expect(await itemsIn(window, 'SOFA-BEIGE', 'VASE')).toMatchObject([{ state: 'sold' }, { state: 'sold' }]);
  await tab.api.close();
});

test('a list that somebody shared: what this shop has of it is added with its price of today, once', async () => {
  const { api, window } = await device();
  await add(api, simple('LAMP'));
  const articles = [
    { parentSku: 'SOFA', sku: 'SOFA-GREY' },
    { parentSku: 'LAMP', sku: 'LAMP' },
    { parentSku: '<b>GONE</b>', sku: '__proto__' },
  ];
  const seen = await window.value<WishlistView>('wishlist.current', { articles }, ({ items }) => items.length === 3);
  expect(seen.items.map(({ state, name1, wish }) => [wish.sku, state, name1])).toEqual([
    ['SOFA-GREY', 'sold', 'Nordvik'],
    ['LAMP', 'sold', 'LAMP'],
    ['__proto__', 'gone', '__proto__'],
  ]);
  const both = [{ parentSku: 'SOFA', sku: 'SOFA-GREY', name: 'Nordvik' }, simple('LAMP')];
  for (let times = 0; times < 2; times++) {
    expect(await api.command('wishlist.add', { articles: both })).toEqual({ ok: true, value: null });
  }
  const [grey] = await itemsIn(window, 'SOFA-GREY', 'LAMP');
  expect(grey!.wish.putMinor).toBe(999_000);
  await api.close();
});

test('of more than find room, as many as do are added, and it is said', async () => {
  const { api, window } = await device();
  const articles = Array.from({ length: 101 }, (_, place) => simple(`MANY-${place}`));
  const full = { ok: false, error: { code: 'wishlistFull', params: { max: 100 } } };
  expect(await api.command('wishlist.add', { articles })).toEqual(full);
  expect(await add(api, simple('LAMP'))).toEqual(full);
  const kept = await window.value<readonly string[]>('wishlist.skus', {}, ({ length }) => length > 0);
  expect(kept).toHaveLength(100);
  await api.close();
});
