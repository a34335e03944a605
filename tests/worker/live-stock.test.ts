import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ListingView } from '#domain/views/listing.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { silentBackend } from '#tests/support/silent-backend.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Window } from '#tests/support/watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('a stock that changes right after it was asked for is shown as soon as the catalogue is pulled again', async () => {
  const { api, window } = await filledDevice(throughBrowserCache((request) => server.app.handle(request)));

  // As fast as it goes: dates of documents have whole seconds, and the device asks for a page's stock once a minute.
  for (const qty of [2, 9, 0, 7, 3]) {
    await server.shop('set-stock', 'LAMP', qty);
    void api.hint('visible');
    const isShown = ({ chosen }: ProductView): boolean => chosen.maxQty === qty && chosen.stockAt !== null;
    await window.value<ProductView>('product.bySku', { parentSku: 'LAMP', childSku: null }, isShown);
  }
  await api.close();
});

test('where the shop says that the documents are as it has them, neither price nor stock is asked for', async () => {
  const asked: string[] = [];
  const { api, window } = await filledDevice((request) => {
    asked.push(new URL(request.url).pathname);
    return server.app.handle(request);
  });
  const question = { parentSku: 'LAMP', childSku: null };
  const isLive = ({ chosen }: ProductView): boolean => chosen.price.state === 'live' && chosen.stockAt !== null;
  await window.value<ProductView>('product.bySku', question, isLive);
  const listing = { categoryId: '3', filters: {}, sort: 'relevance', page: 1 };
  await window.value<ListingView>('listing.category', listing, ({ cards }) => cards.length > 0);
  expect(asked).toContain('/api/sync/heads');
  expect(asked).not.toContain('/api/product/render-list');
  expect(asked).not.toContain('/api/stock/list');
  await api.close();
});

test('a product that changes changes its own card of a list, though the shop has confirmed all prices since', async () => {
  const { api, window } = await filledDevice((request) => server.app.handle(request));
  const listing = { categoryId: '3', filters: {}, sort: 'relevance', page: 1 };
  const lampIn = ({ cards }: ListingView): number | null | undefined =>
    cards.find(({ sku }) => sku === 'LAMP')?.price.amountMinor;
  const othersIn = ({ cards }: ListingView) => cards.filter(({ sku }) => sku !== 'LAMP');
  const before = await window.value<ListingView>('listing.category', listing, (view) => lampIn(view) !== undefined);
  await server.shop('set-price', 'LAMP', 1333);
  onTestFinished(() => server.shop('set-price', 'LAMP', 1290));
  void api.hint('visible');
  const after = await window.value<ListingView>('listing.category', listing, (view) => lampIn(view) === 133_300);
  expect(othersIn(before).length).toBeGreaterThan(1);
  expect(othersIn(after)).toEqual(othersIn(before));
  await api.close();
});

test('price and stock that are answered side by side are both kept, and asked for once', async () => {
  await server.shop('set-price', 'LAMP', 777);
  const asked: string[] = [];
  const { api, window } = await filledDevice(
    (request) => {
      asked.push(new URL(request.url).pathname);
      return server.app.handle(request);
    },
    { backend: silentBackend },
  );
  const question = { parentSku: 'LAMP', childSku: null };
  const isLive = ({ chosen }: ProductView): boolean => chosen.price.state === 'live' && chosen.stockAt !== null;
  const { chosen } = await window.value<ProductView>('product.bySku', question, isLive);
  expect(chosen.price.amountMinor).toBe(77_700);
  for (const path of ['/api/product/render-list', '/api/stock/list'])
    expect(asked.filter((each) => each === path)).toHaveLength(1);
  await api.close();
});

test('the stock of what is shown is asked for fifteen at a time (spec 7: stock)', async () => {
  const { documents, rejections } = testCatalogue();
  const variants = Array.from({ length: 32 }, (_, index) => ({ id: 900 + index, sku: `SOFA-${index}`, color: 52 }));
  const products = documents.products!.map((product) =>
    product['sku'] === 'SOFA' ? { ...product, configurable_children: variants } : product,
  );
  const large = await startTestServer({ catalogue: { documents: { ...documents, products }, rejections } });
  const asked: number[] = [];
  const { api, window } = await filledDevice(
    (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/api/stock/list') asked.push(searchParams.get('skus')!.split(',').length);
      return large.app.handle(request);
    },
    { backend: silentBackend },
  );
  const question = { parentSku: 'SOFA', childSku: 'SOFA-31' };
  await window.value<ProductView>('product.bySku', question, ({ chosen }) => chosen.stockAt !== null);
  expect(asked).toEqual([15, 15, 2]);
  await api.close();
  await large.close();
});

describe.each([
  ['price', '/api/product/render-list'],
  ['stock', '/api/stock/list'],
])('a %s that the shop does not say', (name, path) => {
  const trouble = (): Response => Response.json({ code: 500, result: { code: 'TROUBLE' } }, { status: 500 });
  const foreign = (): Response => new Response('<h1>Error</h1>', { headers: { 'content-type': 'text/html' } });
  const question = { parentSku: 'LAMP', childSku: null };
  const failing = (window: Window, count: number): Promise<SyncProgressView> =>
    window.value<SyncProgressView>('sync.progress', {}, (progress) => progress.failing.length === count);

  test.each([
    ['trouble', trouble],
    ['a page that is not the shop’s', foreign],
  ])('is named in the sync centre, since when, until it comes: %s', async (_what, bad) => {
    let isBad = true;
    const { api, window } = await filledDevice(
      async (request) => (isBad && new URL(request.url).pathname === path ? bad() : server.app.handle(request)),
      { backend: silentBackend },
    );
    await window.value<ProductView>('product.bySku', question);
    const told = await failing(window, 1);
    expect(told).toMatchObject({ state: 'complete', failing: [{ name, since: expect.any(Number) as number }] });
    isBad = false;
    await window.value<ProductView>('product.bySku', question);
    expect((await failing(window, 0)).failing).toEqual([]);
    await api.close();
  });

  test('is not named while the shop cannot be reached at all', async () => {
    let isPortal = false;
    const { api, window } = await filledDevice(async (request) => (isPortal ? foreign() : server.app.handle(request)), {
      backend: silentBackend,
    });
    isPortal = true;
    await window.value<ProductView>('product.bySku', question);
    await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline);
    expect((await failing(window, 0)).failing).toEqual([]);
    await api.close();
  });
});

/** A browser gives an answer again while the server lets it, unless it is told not to. */
function throughBrowserCache(fetch: (request: Request) => Promise<Response>) {
  const kept = new Map<string, Response>();
  return async (request: Request): Promise<Response> => {
    const isAllowed = request.method === 'GET' && request.cache !== 'no-store';
    const answer = (isAllowed && kept.get(request.url)?.clone()) || (await fetch(request));
    if (isAllowed && /max-age=[1-9]/.test(answer.headers.get('cache-control') ?? ''))
      kept.set(request.url, answer.clone());
    return answer;
  };
}
