import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardView } from '#domain/views/card.ts';
import { HOME_LIST_SIZE, RECENTLY_VIEWED_MAX } from '#config/limits.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { MatchingView } from '#worker/queries/matching.ts';

let server: TestServer;

beforeAll(async () => {
  const catalogue = testCatalogue();
  const { products = [] } = catalogue.documents;
  const lamp = products.find(({ sku }) => sku === 'LAMP')!;
  const more = Array.from({ length: RECENTLY_VIEWED_MAX + 2 }, (_, index) => ({
    ...lamp,
    id: 100 + index,
    sku: `PIECE-${index}`,
    name: `Piece ${index}`,
    slug: `piece-${index}`,
    url_path: `stue/piece-${index}`,
    ...(index < 3 || index > 11 ? { product_collection: 'Nordvik' } : {}),
    ...(index === 0 || index === 13 ? { color: 57 } : {}),
    ...(index === 2 ? { status: 2 } : {}),
    ...(index === 4 ? { collection_bestseller: 1 } : {}),
    ...(index === 1 ? { product_links: [link('VASE', 3), link('PIECE-2', 2), link('SOFA', 1), link('NONE', 4)] } : {}),
  }));
  const part = { ...lamp, id: 99, sku: 'PART', slug: 'part', url_path: 'stue/part', visibility: 1 };
  const documents = { ...catalogue.documents, products: [...products, part, ...more] };
  server = await startTestServer({ catalogue: { ...catalogue, documents } });
});

afterAll(() => server.close());

const link = (sku: string, position: number) => ({ link_type: 'related', linked_product_sku: sku, position });

const skusOf = (cards: readonly CardView[]): string[] => cards.map(({ sku }) => sku);

test('what goes with a product, and what was looked at before, without a network', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');

  const matching = (sku: string) => window.value<MatchingView>('listing.matching', { sku });
  const ofSeries = await matching('PIECE-0');
  // Not the product itself, nor what is not sold any more; what comes in the same colour first.
  expect({ ...ofSeries, cards: skusOf(ofSeries.cards) }).toEqual({
    what: 'series',
    name: 'Nordvik',
    cards: ['PIECE-13', 'PIECE-1', 'PIECE-12'],
  });
  // What it is linked to counts more; what is not sold or not there is left out.
  const linked = await matching('PIECE-1');
  expect({ ...linked, cards: skusOf(linked.cards) }).toEqual({
    what: 'related',
    name: 'Piece 1',
    cards: ['SOFA', 'VASE'],
  });
  const alone = await matching('SOFA');
  expect(alone).toMatchObject({ what: 'category', name: 'Stue' });
  expect(alone.cards).toHaveLength(4);
  expect(skusOf(alone.cards)).not.toContain('SOFA');

  const viewed = (besides: string, isIt: (skus: readonly string[]) => boolean) =>
    window.value<readonly CardView[]>('listing.viewed', { besides }, (cards) => isIt(skusOf(cards)));
  expect(await viewed('SOFA', () => true)).toEqual([]);
  for (const sku of ['SOFA', 'LAMP', 'VASE', 'LAMP', 'PART', 'GONE-BY-NOW'])
    await api.command('viewed.remember', { sku });
  // The last one first, none twice, not the one on the page, nothing that is not on the device or has no page.
  expect(skusOf(await viewed('SOFA', (skus) => skus.length === 2))).toEqual(['LAMP', 'VASE']);
  for (let index = 0; index < RECENTLY_VIEWED_MAX; index++)
    await api.command('viewed.remember', { sku: `PIECE-${index}` });
  expect(skusOf(await viewed('SOFA', (skus) => skus.length === 4))).toEqual(
    [11, 10, 9, 8].map((index) => `PIECE-${index}`),
  );
  await api.close();
});

test('what many buy, without a network', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');
  const cards = await window.value<readonly CardView[]>('listing.bestSellers', {});
  expect(cards).toHaveLength(HOME_LIST_SIZE);
  expect(cards[0]).toMatchObject({ sku: 'PIECE-4' });
  await api.close();
});

test('a product whose document is gone, and which the index still names, is left out', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');
  // As while another tab removes it: of that this one hears a moment later.
  await removeUnheard(device, 'VASE');
  const linked = await window.value<MatchingView>('listing.matching', { sku: 'PIECE-1' });
  expect(skusOf(linked.cards)).toEqual(['SOFA']);
  await api.close();
});

/** Removes the document of a product from under the tab that has it open. */
async function removeUnheard({ indexedDB }: TestDevice, sku: string): Promise<void> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const opening = indexedDB.open(names.find((name) => /catalogue-.*--products$/.test(name))!);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const { result: database } = opening;
  const documents = database.transaction('docs', 'readwrite').objectStore('docs');
  const asking = documents.getAll();
  await new Promise((resolve) => (asking.onsuccess = resolve));
  const { id } = (asking.result as { id: string; sku: string }[]).find((document) => document.sku === sku)!;
  const removing = documents.delete(id);
  await new Promise((resolve) => (removing.onsuccess = resolve));
  database.close();
}
