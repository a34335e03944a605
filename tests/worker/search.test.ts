import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyListing, type ListingState } from '#domain/listing.ts';
import type { SuggestionsView, SearchView } from '#domain/views/search.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import type { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { storeViews } from '#config/stores.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

/** The demo shop, searched on a device without a network (spec 2: search; D34, D47, D69, D71). */

let server: TestServer;
let device: TestDevice;
let api: WorkerApi;
let window: Window;

beforeAll(async () => {
  server = await startTestServer({ catalogue: demoCatalogue() });
  ({ device, api, window } = await filledDevice((request) => server.app.handle(request)));
});

afterAll(async () => {
  await api.close();
  await server.close();
});

const results = (text: string, state: Partial<ListingState> = {}): Promise<SearchView> =>
  window.value('search.results', { ...emptyListing, ...state, text });

const suggestions = (text: string, limit = 8): Promise<SuggestionsView> =>
  window.value('search.suggestions', { text, limit });

const names = ({ cards }: SearchView): string[] => cards.map(({ name1, name2 }) => [name1, name2].join(' '));

describe('without a network', () => {
  beforeAll(async () => {
    device.isOffline = true;
    await api.hint('offline');
  });

  test.each([
    ['hjørnesofa grå', /hjørnesofa/],
    ['spisebord eik 180', /spisebord/],
    ['utesofa', /hagesofa|utesofa|sofa/],
    ['sofa 3 seter', /3-seters/],
    ['treseter', /3-seters|treseter/],
    ['spise bord', /spisebord/],
    ['spisebrod', /spisebord/],
    ['couch', /sofa/],
  ])('«%s» finds what is meant first', async (text, name) => {
    const found = await results(text);
    expect(names(found)[0]).toMatch(name);
    expect(found.isComplete).toBe(true);
  });

  test('a page has forty results, and each further one forty more (D38)', async () => {
    const { total, cards } = await results('eik');
    expect(total).toBeGreaterThan(50);
    expect(cards).toHaveLength(40);
    expect((await results('eik', { page: 2 })).cards).toHaveLength(Math.min(80, total));
  });

  test('legs for sofas are no sofa', async () => {
    const all = names(await results('sofa', { page: 5 }));
    const legs = all.findIndex((name) => /ben til/i.test(name));
    expect(all.slice(0, 8).join()).toMatch(/sofa/);
    expect(legs === -1 || legs > 20).toBe(true);
  });

  test('the number of an article finds its product, also while it is typed', async () => {
    const [card] = (await results('hjørnesofa')).cards;
    const { sku, id } = card!;
    expect((await results(sku)).cards[0]!.id).toBe(id);
    expect((await results(sku.toLowerCase().replaceAll('-', ' '))).cards[0]!.id).toBe(id);
  });

  test.each(['Dal', 'Sund', 'Tind', 'Lyng', 'Hvil', 'Nordvik', 'Fjell'])(
    'a series is suggested by its name, however many parts stand before it: %s',
    async (name) => {
      const { groups } = await suggestions(name);
      const series = groups.find(({ kind }) => kind === 'collection')?.suggestions ?? [];
      expect(series.map(({ text }) => text)).toContain(name);
    },
  );

  test('results are a listing: facets, sorts, pages and filters beside words', async () => {
    const all = await results('sofa');
    expect(all.total).toBeGreaterThan(10);
    expect(all.facets.map(({ code }) => code)).toContain('color');
    const cheap = await results('sofa', { sort: 'price' });
    expect(cheap.total).toBe(all.total);
    const prices = cheap.cards.map(({ price }) => price.amountMinor!);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const some = await results('sofa', { filters: { price: ['*-8000'] } });
    expect(some.total).toBeLessThan(all.total);
    expect((await results('sofa under 8000')).total).toBe(some.total);
  });

  test('a colour is a filter that can be taken away, and what is shown has it', async () => {
    const { understood, total } = await results('sofa grå');
    expect(understood).toMatchObject([{ code: 'color', label: expect.stringMatching(/grå/i), without: 'sofa' }]);
    expect(total).toBeLessThan((await results('sofa')).total);
  });

  test('two letters are searched for, one is too short (D47)', async () => {
    expect(await results('s')).toMatchObject({ isTooShort: true, total: 0 });
    expect(await suggestions(' s ')).toEqual({ groups: [], total: 0, corrected: null });
    expect((await suggestions('so')).groups.length).toBeGreaterThan(0);
  });

  test('suggestions of each kind, as many as asked for, with what was typed marked', async () => {
    const { groups, total } = await suggestions('sofa', 5);
    const [products, categories] = groups;
    expect(products).toMatchObject({ kind: 'product' });
    expect(products!.suggestions).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    expect(products!.suggestions[0]).toMatchObject({ path: expect.stringMatching(/^\/p\//) });
    expect(categories).toMatchObject({ kind: 'category' });
    const sofas = categories!.suggestions.find(({ text }) => text === 'Sofaer')!;
    expect(sofas.marks).toEqual([[0, 4]]);
    const pages = (await suggestions('kjøpsvilkår')).groups.find(({ kind }) => kind === 'page');
    expect(pages?.suggestions[0]?.path).toBe('/kjopsvilkar');
  });

  test('nothing is called so: nothing is found, and that is said', async () => {
    expect(await results('qqwwzzxx')).toMatchObject({ total: 0, cards: [], isNearest: false, isComplete: true });
  });

  test('a cheap table for a sofa is no cheap sofa', async () => {
    const found = await results('sofa under 8000');
    expect(names(found).join()).not.toMatch(/bord/);
    expect(found.cards.every(({ price }) => price.amountMinor! < 800_000)).toBe(true);
  });
});

test('what the shop changes is found by its new name, and no longer by the old one', async () => {
  const before = await results('lenestol');
  const { id } = before.cards[0]!;
  const catalogue = demoCatalogue();
  const { products = [] } = catalogue.documents;
  const renamed = { name: 'Tronstol', product_name_1: 'Kong', product_name_2: 'trone' };
  const changed = products.map((product) => (String(product.id) === id ? { ...product, ...renamed } : product));
  const documents = { ...catalogue.documents, products: changed };
  await writeCatalogue(server.database, { ...catalogue, documents }, storeViews);
  const isThere = (found: SearchView): boolean => found.cards.some((card) => card.id === id);
  const search = { ...emptyListing, text: 'trone' };
  device.isOffline = false;
  await api.hint('online');
  await window.value<SearchView>('search.results', search, isThere);
});
