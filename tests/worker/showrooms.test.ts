import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentView } from '#domain/views/content.ts';
import { emptyListing } from '#domain/listing.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { ShowroomStockView, ShowroomView } from '#domain/views/showroom-stock.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  const catalogue = testCatalogue();
  const { products = [] } = catalogue.documents;
  const shown = products.map((product) => {
    if (product['sku'] !== 'SOFA') return product;
    const [grey, beige] = product['configurable_children'] as object[];
    // The beige one stands somewhere else.
    const children = [grey, { ...beige, product_showroom_stock_2: 1 }];
    return { ...product, product_showroom_stock_1: 2, product_showroom_stock_4: 1, configurable_children: children };
  });
  const block = { id: 1, identifier: 'size-guide', title: 'Slik måler vi', content: '<h2>Bredde</h2>', active: true };
  const documents = { ...catalogue.documents, products: shown, cms_blocks: [block] };
  server = await startTestServer({ catalogue: { ...catalogue, documents } });
});

afterAll(() => server.close());

test('where an article stands, and what the shop says of sizes, without a network', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');

  const product = await window.value<ProductView>('product.bySku', { parentSku: 'SOFA', childSku: 'SOFA-GREY' });
  expect(product.showrooms).toEqual(['Hisingen Göteborg', 'City Karlstad']);
  const article = { parentSku: 'SOFA', sku: 'SOFA-GREY' };
  const stock = await window.answer<ShowroomStockView>('product.showrooms', article, ({ state }) => state === 'ready');
  expect(stock.asOf).toBeGreaterThan(0);
  expect(stock.value).toMatchObject({
    isOfArticle: false,
    showrooms: [
      { id: '1', name: 'Hisingen Göteborg', qty: 2 },
      { id: '4', name: 'City Karlstad', qty: 1 },
    ],
  });
  const all = await window.value<readonly ShowroomView[]>('showroom.all', {}, ({ length }) => length > 0);
  expect(all.map(({ name, qty }) => [name, qty])).toEqual([
    ['Hisingen Göteborg', null],
    ['Kållered Göteborg', null],
    ['Tyresö Stockholm', null],
    ['City Karlstad', null],
  ]);
  const lamp = await window.value<ShowroomStockView>('product.showrooms', { parentSku: 'LAMP', sku: 'LAMP' });
  expect(lamp).toEqual({ isOfArticle: true, showrooms: [] });
  const nobody = await window.answer(
    'product.showrooms',
    { parentSku: 'NO', sku: 'NO' },
    ({ state }) => state !== 'loading',
  );
  expect(nobody.state).toBe('missing');

  const guide = await window.value<ContentView>('content.block', { identifier: 'size-guide' });
  expect(guide).toMatchObject({ title: 'Slik måler vi', html: { plain: [{ tag: 'h3', texts: ['Bredde'] }] } });
  const none = await window.answer('content.block', { identifier: 'care-301' }, ({ state }) => state !== 'loading');
  expect(none.state).toBe('missing');
  await api.close();
});

test('showrooms are a stock filter: what stands in one of them, without a network (spec 1, D45)', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');
  const listed = async (...showrooms: readonly string[]) => {
    const filters = showrooms.length > 0 ? { product_showroom: showrooms } : {};
    return window.value<ListingView>('listing.category', { categoryId: '3', ...emptyListing, filters });
  };
  const all = await listed();
  const facet = all.facets.find(({ code }) => code === 'product_showroom');
  expect(facet?.options.map(({ value, label, count }) => [value, label, count])).toEqual([
    ['1', 'Hisingen Göteborg', 1],
    ['2', 'Kållered Göteborg', 1],
    ['4', 'City Karlstad', 1],
  ]);
  expect(all.total).toBe(4);
  expect((await listed('4')).cards.map(({ sku }) => sku)).toEqual(['SOFA']);
  expect((await listed('2')).cards.map(({ sku }) => sku)).toEqual(['SOFA']);
  expect((await listed('3')).total).toBe(0);
  await api.close();
});
