import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeViewByCode } from '#config/stores.ts';
import type { Answer } from '#domain/answer.ts';
import { emptyListing, listingSorts, type ListingState } from '#domain/listing.ts';
import type { ListingView } from '#domain/views/listing.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { answerQuery } from '#server/render/answer-query.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import type { RenderSource } from '#server/render/server-repository.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { silentBackend } from '#tests/support/silent-backend.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Window } from '#tests/support/watch.ts';

/** A device without a network shows what the server would, walked through the whole demo by the queries of its pages. */

let server: TestServer;
let source: RenderSource;
let window: Window;
let close: () => unknown;

beforeAll(async () => {
  server = await startTestServer({ catalogue: demoCatalogue() });
  // Nothing confirms the documents of the device: of all it says how old they are, as a copy at the server does.
  const catalogue = new ServerCatalogue(server.database, storeViewByCode('bmno')!, null, true);
  await catalogue.refreshInTime();
  source = { database: server.database, catalogue, locale: 'nb-NO' };
  const filled = await filledDevice((request) => server.app.handle(request), { backend: silentBackend });
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

/** Whole answers, also those without a value. */
async function expectSameAnswer(name: string, params: object): Promise<Answer<unknown>> {
  const ofDevice = await window.answer<unknown>(name, params, ({ state }) => state !== 'loading');
  expect(await answerQuery(source, name, params), `${name} ${JSON.stringify(params)}`).toEqual(ofDevice);
  return ofDevice;
}

test.each([
  ['category.tree', {}],
  ['banner.home', {}],
  ['navigation.footer', {}],
  ['navigation.payments', {}],
  ['listing.newest', { size: 8 }],
  ['listing.collections', {}],
  ['content.articles', {}],
])('%s', async (name, params) => {
  const { state, value } = await expectSameAnswer(name, params);
  expect(state).toBe('ready');
  expect(JSON.stringify(value).length).toBeGreaterThan(100);
});

test('every page, block and article, by what it is called', async () => {
  const { cms_pages: pages = [], cms_blocks: blocks = [], blog_posts: articles = [] } = demoCatalogue().documents;
  const names = [
    ...[...pages, ...blocks].map((each) => each['identifier']),
    ...articles.map((each) => each['url_key']),
  ];
  expect(names.length).toBeGreaterThan(10);
  for (const identifier of names) {
    const page = await expectSameAnswer('content.byIdentifier', { identifier });
    const block = await expectSameAnswer('content.block', { identifier });
    expect([page.state, block.state], String(identifier)).toContain('ready');
  }
});

test('every path of a document, by itself and below another one', async () => {
  const {
    products = [],
    categories: all = [],
    cms_pages: pages = [],
    blog_posts: articles = [],
  } = demoCatalogue().documents;
  const paths = [
    ...[...products, ...all].map((each) => each['url_path']),
    ...products.map((each) => each['slug']),
    ...all.map((each) => `c/${String(each['slug'])}`),
    ...pages.map((each) => each['identifier']),
    ...articles.map((each) => each['url_key']),
  ].map((path) => `/${String(path)}`);
  for (const path of paths) {
    expect((await expectSameAnswer('page.byPath', { path })).state, path).toBe('ready');
    await expectSameAnswer('page.byPath', { path: `/et/annet/sted${path}` });
  }
});

test('every variant as if it were a product', async () => {
  const skus = demoCatalogue().documents.products!.flatMap((product) =>
    ((product['configurable_children'] ?? []) as { readonly sku: string }[]).map(({ sku }) => sku),
  );
  expect(skus.length).toBeGreaterThan(50);
  for (const sku of skus) await expectSame('product.bySku', { parentSku: sku, childSku: null });
});

test.each([
  ['product.bySku', { parentSku: 'NO-SUCH', childSku: null }],
  ['product.bySku', { parentSku: ' ', childSku: null }],
  ['listing.category', listing('99999')],
  ['listing.category', listing('no number')],
  ['content.byIdentifier', { identifier: 'no-such' }],
  ['content.block', { identifier: 'no-such' }],
  ['page.byPath', { path: '/no-such' }],
  ['page.byPath', { path: '/c/no-such' }],
  ['page.byPath', { path: '/search' }],
  ['page.byPath', { path: '/i/no-such' }],
])('%s of %o says that there is none', async (name, params) => {
  expect((await expectSameAnswer(name, params)).state).toBe('missing');
});

test('every product', async () => {
  const products = demoCatalogue().documents.products!;
  expect(products.length).toBeGreaterThan(100);
  for (const { sku } of products) await expectSame('product.bySku', { parentSku: sku, childSku: null });
});
