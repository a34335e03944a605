import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { emptyListing } from '#domain/listing.ts';
import type { HomeBannersView } from '#domain/views/banner.ts';
import type { CollectionView } from '#domain/views/collection.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { CategoryMenu } from '#domain/views/menu.ts';
import { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

let server: TestServer;

const banner = (title: string, category?: string) => ({
  title,
  subtitle: `${title}, og litt til`,
  image: `/photos/${title}-room.webp`,
  link: '/delivery',
  ...(category ? { category } : {}),
});

const shown = (title: string) => ({
  title,
  subtitle: `${title}, og litt til`,
  image: `/photos/${title}-room.webp`,
  path: '/delivery',
});

beforeAll(async () => {
  const catalogue = testCatalogue();
  const { products = [] } = catalogue.documents;
  const lamp = products.find(({ sku }) => sku === 'LAMP')!;
  const link = (sku: string) => ({
    link_type: 'associated',
    linked_product_sku: sku,
    linked_product_type: 'simple',
    qty: 1,
  });
  const series = {
    ...lamp,
    id: 31,
    sku: 'SERIES',
    name: 'Nordvik serie',
    slug: 'serie',
    url_path: 'stue/serie',
    type_id: 'collection',
    product_links: [link('TABLE-LAMP'), link('LAMP'), link('NOT-SOLD-HERE')],
  };
  const files = [
    {
      id: 'banners.json',
      mainBanners: [banner('main'), { ...banner('elsewhere'), link: 'https://shop.example/' }],
      smallBanners: [banner('small')],
      productBanners: [banner('between', 'stue')],
      menuAsideBanners: [banner('aside', 'stue')],
    },
    { id: 'main-image.json', image: [banner('head', 'stue')] },
    { id: 'default-content.json', entries: [{ title: 'Fri retur', message: ['I 30 dager'] }] },
  ];
  const documents = { ...catalogue.documents, products: [...products, series], static_content: files };
  server = await startTestServer({ catalogue: { ...catalogue, documents } });
});

afterAll(() => server.close());

const listing = { categoryId: '3', ...emptyListing };

test('banners, counts and series are there without a network', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  onTestFinished(() => api.close());
  device.isOffline = true;
  await api.hint('offline');

  const room = await window.value<ListingView>('listing.category', listing);
  expect(room).toMatchObject({ head: shown('head'), banners: [shown('between')] });
  // What the backend counted says two each; the index knows what they list.
  expect(room.children.map(({ name, productCount }) => [name, productCount])).toEqual([
    ['Lamper', 4],
    ['Sofaer', 1],
  ]);
  expect(room.total).toBe(5);
  const narrowed = { ...listing, filters: { product_type: ['collection'] } };
  expect(await window.value<ListingView>('listing.category', narrowed)).toMatchObject({ total: 1, banners: [] });

  const [menu] = await window.value<readonly CategoryMenu[]>('category.tree', {});
  expect(menu).toMatchObject({ name: 'Stue', productCount: 5, aside: shown('aside') });
  expect(await window.value<HomeBannersView>('banner.home', {})).toEqual({
    main: [shown('main')],
    small: [shown('small')],
  });

  const collections = await window.value<readonly CollectionView[]>('listing.collections', {});
  // Where the series itself has only a drawing, its first part stands for it; what is not sold is no part.
  expect(collections).toEqual([expect.objectContaining({ sku: 'SERIES', path: '/p/SERIES/serie', partCount: 2 })]);
});

test.each([
  ['is not there', () => Response.json({ code: 404, result: 'no such collection' }, { status: 404 })],
  ['is broken', () => new Response('<html>not found</html>', { headers: { 'content-type': 'text/html' } })],
])('a shop whose banner file %s has everything else (spec 8)', async (_what, answer) => {
  const { device, api, window } = await filledDevice(async (request) =>
    new URL(request.url).pathname.endsWith('/static_content') ? answer() : server.app.handle(request),
  );
  onTestFinished(() => api.close());
  device.isOffline = true;
  await api.hint('offline');
  expect(await window.value<ListingView>('listing.category', listing)).toMatchObject({
    total: 5,
    head: null,
    banners: [],
  });
  expect(await window.value<HomeBannersView>('banner.home', {})).toEqual({ main: [], small: [] });
});

test('a category whose products cannot be fetched says so, and shows them when they can (D39)', async () => {
  let isBroken = true;
  const device = new TestDevice({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const isProduct = pathname.includes('/product/_search') || pathname.endsWith('/products');
      if (isBroken && isProduct) return Response.json({ code: 500, result: 'down' }, { status: 500 });
      return server.app.handle(request);
    },
  });
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  await window.answer<ListingView>('listing.category', listing, ({ state }) => state === 'failed');
  isBroken = false;
  await api.hint('online');
  expect(await window.value<ListingView>('listing.category', listing, ({ total }) => total === 5)).toBeTruthy();
});

test('as many as a hundred series are listed (spec 9: collections)', async () => {
  const { documents, rejections } = testCatalogue();
  const lamp = documents.products!.find(({ sku }) => sku === 'LAMP')!;
  const series = Array.from({ length: 102 }, (_, index) => ({
    ...lamp,
    id: 500 + index,
    sku: `SERIES-${index}`,
    slug: `serie-${index}`,
    url_path: `stue/serie-${index}`,
    type_id: 'collection',
  }));
  const products = [...documents.products!, ...series];
  const large = await startTestServer({ catalogue: { documents: { ...documents, products }, rejections } });
  onTestFinished(() => large.close());
  const { api, window } = await filledDevice((request) => large.app.handle(request));
  onTestFinished(() => api.close());
  expect(await window.value<readonly CollectionView[]>('listing.collections', {})).toHaveLength(100);
});
