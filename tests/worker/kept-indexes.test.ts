import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyListing } from '#domain/listing.ts';
import type { SearchView } from '#domain/views/search.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import { Catalogue } from '#worker/catalogue/catalogue.ts';

/** What is kept of indexes between starts is never older than the documents. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue() });
});

afterAll(() => server.close());

const filled = () => filledDevice((request) => server.app.handle(request));

const search = (window: Window, text: string) =>
  window.value<SearchView>('search.results', { ...emptyListing, text }, ({ isComplete }) => isComplete);

test('a product that was written by itself, before its page came, is in the index of the next start', async () => {
  const { device, api } = await filled();
  await api.close();
  const { ports } = device.openTab();
  const open = () => Catalogue.open(ports, 'bmno', Date.now);
  const before = await open();
  const [lamp] = (await before.writers.products.read(['11'])).concat(await before.writers.products.read(['10']));
  const ids = before.index.columns.ids.length;
  await before.writers.products.write([{ ...lamp!, id: '4711', sku: 'NEW-ONE' }]);
  expect(before.index.idOfSku('NEW-ONE')).toBe('4711');
  await before.close();

  const after = await open();
  expect(after.index.idOfSku('NEW-ONE')).toBe('4711');
  expect(after.index.columns.ids.filter((id) => id !== null).length).toBeGreaterThan(ids - 1);
  await after.close();
});

test('the search is made and kept before anybody searches: whoever does first may be in a tunnel', async () => {
  const { device, api } = await filled();
  const [store] = [...device.indexStores.values()];
  await expect.poll(() => store!.blob('search-nb-NO'), { timeout: 30_000 }).not.toBeNull();
  await api.close();
});

test('the search is kept, and restored at the next start without looking at the products again', async () => {
  const { device, api, window } = await filled();
  const found = await search(window, 'lamp');
  expect(found.total).toBeGreaterThan(0);
  const [store] = [...device.indexStores.values()];
  await expect.poll(() => store!.blob('search-nb-NO'), { timeout: 10_000 }).not.toBeNull();
  await api.close();

  device.isOffline = true;
  const restores = (): number => performance.getEntriesByName('search restore').length;
  const builds = (): number => performance.getEntriesByName('search index').length;
  const [restored, built] = [restores(), builds()];
  const later = new Window(device.openTab().api);
  await later.open();
  expect((await search(later, 'lamp')).cards.map(({ id }) => id)).toEqual(found.cards.map(({ id }) => id));
  expect([restores() - restored, builds() - built]).toEqual([1, 0]);
});
