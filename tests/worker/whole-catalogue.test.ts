import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeViewByCode } from '#config/stores.ts';
import { emptyListing, listingSorts, type ListingState } from '#domain/listing.ts';
import type { ListingView } from '#domain/views/listing.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { answerQuery, type RenderSource } from '#server/render/answer-query.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Window } from '#tests/support/watch.ts';

/** A device without a network shows what the server would, walked through the whole demo by the queries of its pages. */

let server: TestServer;
let source: RenderSource;
let window: Window;
let close: () => unknown;

beforeAll(async () => {
  server = await startTestServer({ catalogue: demoCatalogue() });
  const catalogue = new ServerCatalogue(server.database, storeViewByCode('bmno')!);
  await catalogue.refreshInTime();
  source = { database: server.database, catalogue, locale: 'nb-NO' };
  const filled = await filledDevice((request) => server.app.handle(request));
  ({ window } = filled);
  close = () => filled.api.close();
  filled.device.isOffline = true;
  await filled.api.hint('offline');
});

afterAll(async () => {
  await close();
  await server.close();
});

async function ofServer<T>(name: string, params: object): Promise<T> {
  const { state, value } = await answerQuery(source, name, params);
  expect(state, `${name} ${JSON.stringify(params)}`).toBe('ready');
  return value as T;
}

async function expectSame(name: string, params: object): Promise<void> {
  expect(await window.value(name, params), `${name} ${JSON.stringify(params)}`).toEqual(await ofServer(name, params));
}

const categories = () => source.catalogue.context('nb-NO').categories;
const listing = (categoryId: string, more: Partial<ListingState> = {}) => ({ categoryId, ...emptyListing, ...more });

test('every category in every order', async () => {
  expect(categories().length).toBeGreaterThan(10);
  for (const { id } of categories())
    for (const sort of listingSorts) await expectSame('listing.category', listing(id, { sort }));
});

test('every category with every value of every filter, which finds as many as it promised', async () => {
  let tried = 0;
  for (const { id } of categories()) {
    const { facets } = await ofServer<ListingView>('listing.category', listing(id));
    for (const { code, options } of facets)
      for (const { value, count } of options) {
        const params = listing(id, { filters: { [code]: [value] } });
        const found = await window.value<ListingView>('listing.category', params);
        expect(found.total, `${id} ${code} ${value}`).toBe(count);
        expect(found.cards).toEqual((await ofServer<ListingView>('listing.category', params)).cards);
        tried++;
      }
  }
  expect(tried).toBeGreaterThan(300);
});

test('every product', async () => {
  const products = demoCatalogue().documents.products!;
  expect(products.length).toBeGreaterThan(100);
  for (const { sku } of products) await expectSame('product.bySku', { parentSku: sku, childSku: null });
});
