import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { storeViewByCode } from '#config/stores.ts';
import type { Answer } from '#domain/answer.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import type { PageView } from '#domain/views/page.ts';
import type { ProductView } from '#domain/views/product.ts';
import { answerQuery } from '#server/render/answer-query.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import type { WireDocument } from '#server/store/collections.ts';
import { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { silentBackend } from '#tests/support/silent-backend.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

/** What addresses show on a device that has everything, and on one that has little of it yet (spec 2, D41, D80). */

let server: TestServer;

const rewrite = (from: string, to: string, redirectCode = 301): WireDocument => ({
  id: from,
  request_path: from,
  relative_url: to,
  redirectCode,
});

const cmsPage = (id: number, identifier: string): WireDocument => ({
  id,
  identifier,
  title: identifier,
  content: '<p>Hjem</p>',
  active: true,
});

beforeAll(async () => {
  const { documents, rejections } = testCatalogue();
  const lamp = documents.products!.find(({ sku }) => sku === 'LAMP');
  const product = (id: number, sku: string, more: object): WireDocument => ({ ...lamp!, id, sku, ...more });
  const more = {
    products: [
      product(40, 'LIKE-A-CATEGORY', { slug: 'stue', url_path: 'stue/som-stue' }),
      product(41, 'LIKE-A-PAGE', { slug: 'frakt', url_path: 'stue/frakt' }),
      product(42, 'LIKE-SEARCH', { slug: 'search', url_path: 'search' }),
      product(43, 'BENCH', { slug: 'benk-på-hjul', url_path: 'stue/benk-på-hjul' }),
      product(44, 'FOOT', { slug: 'fot', url_path: 'stue/fot', visibility: 1 }),
      // What is shown only as a part has the address of something else, and stands before it.
      product(400, 'SHELF-PART', { slug: 'hylle', url_path: 'stue/hylle', visibility: 1 }),
      product(46, 'SHELF', { slug: 'hylle', url_path: 'stue/hylle' }),
      product(47, 'PAGE-PART', { slug: 'utgatt', url_path: 'om/oss', visibility: 1 }),
      product(48, 'BENCH-PART', { slug: 'forrige-benk', url_path: 'stue/forrige-benk', visibility: 1 }),
      product(45, 'SERIES', { slug: 'serie', url_path: 'stue/serie', type_id: 'collection' }),
    ],
    categories: [
      { ...documents.categories![1]!, id: 6, url_key: 'på-hjul', url_path: 'stue/på-hjul', slug: 'pa-hjul-6' },
      { ...documents.categories![1]!, id: 7, url_key: 'uten', url_path: '', slug: 'uten-adresse-7' },
      { ...documents.categories![1]!, id: 8, url_path: 'stue/stengt', slug: 'stengt-8', is_active: false },
    ],
    cms_pages: [cmsPage(1, 'frakt'), cmsPage(2, 'om/oss')],
    blog_categories: [{ id: 21, name: 'Stell', url_key: 'olje-teak', status: 1, sort_order: 1 }],
    url_rewrites: [
      rewrite('eldre-sofa', 'gammel-sofa', 302),
      rewrite('rundt', 'og/rundt'),
      rewrite('og/rundt', 'rundt'),
      rewrite('ut', 'https://evil.example'),
      rewrite('stue/forrige-benk', 'stue/benk-p%C3%A5-hjul'),
      rewrite('gammel-benk', 'stue/benk-p%C3%A5-hjul'),
    ],
  };
  const merged = Object.fromEntries(
    [...new Set([...Object.keys(documents), ...Object.keys(more)])].map((name) => [
      name,
      [
        ...((documents as Record<string, WireDocument[]>)[name] ?? []),
        ...((more as Record<string, WireDocument[]>)[name] ?? []),
      ],
    ]),
  );
  server = await startTestServer({ catalogue: { documents: merged, rejections } });
});

afterAll(() => server.close());

const redirect = (path: string, isPermanent = true): PageView => ({ kind: 'redirect', path, isPermanent });
const category = (id: number): PageView => ({ kind: 'category', categoryId: String(id) });
const content = (identifier: string): PageView => ({ kind: 'content', identifier });

const shown: readonly (readonly [path: string, page: PageView])[] = [
  ['/stue', category(3)],
  ['/stue/lamper', category(4)],
  ['/stue/lamper/?page=2#top', category(4)],
  ['/stue/p%C3%A5-hjul', category(6)],
  ['/c/uten-adresse-7', category(7)],
  ['/c/lamper-4', redirect('/stue/lamper')],
  ['/c/pa-hjul-6', redirect('/stue/p%C3%A5-hjul')],
  ['/frakt', content('frakt')],
  ['/i/frakt', content('frakt')],
  ['/cp/frakt', content('frakt')],
  ['/i/om/oss', content('om/oss')],
  ['/stue/sofaer/nordvik', redirect('/p/SOFA/sofa')],
  ['/stue/lamp', redirect('/p/LAMP/lamp')],
  ['/stue/serie', redirect('/p/SERIES/serie')],
  ['/helt/feil/sti/lamp', redirect('/p/LAMP/lamp')],
  ['/helt/feil/benk-p%C3%A5-hjul', redirect('/p/BENCH/benk-p%C3%A5-hjul')],
  // The exact path of any kind goes before the last segment of a product.
  ['/annet/stue', redirect('/p/LIKE-A-CATEGORY/stue')],
  ['/annet/frakt', redirect('/p/LIKE-A-PAGE/frakt')],
  ['/gammel-sofa', redirect('/stue/sofaer')],
  ['/stue/hylle', redirect('/p/SHELF/hylle')],
  ['/annet/hylle', redirect('/p/SHELF/hylle')],
  ['/om/oss', content('om/oss')],
  ['/stue/forrige-benk', redirect('/stue/benk-p%C3%A5-hjul')],
  // With nothing else there, its page says why it is not shown.
  ['/stue/fot', redirect('/p/FOOT/fot')],
  ['/eldre-sofa', redirect('/stue/sofaer', false)],
  ['/gammel-benk', redirect('/stue/benk-p%C3%A5-hjul')],
];

const nowhere = [
  '/',
  '/ingenting',
  '/stue/ingenting',
  '/rundt',
  '/seg/selv',
  '/ut',
  '/stue/stengt',
  '/%E0%A4%A',
  '/c/lamper',
];
const reserved = ['/search', '/search/?q=sofa', '/page-not-found'];

const isDecided = ({ state }: Answer<PageView>): boolean => state !== 'loading';

describe('a device that has everything, without a network', () => {
  let window: Window;
  let command: WorkerApi['command'];
  let close: () => Promise<void>;

  beforeAll(async () => {
    // Nothing confirms its documents: it says of all how old they are, as a copy at the server does.
    const {
      device,
      api,
      window: opened,
    } = await filledDevice((request) => server.app.handle(request), {
      backend: silentBackend,
    });
    device.isOffline = true;
    void api.hint('offline');
    await opened.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline);
    window = opened;
    command = (name, params) => api.command(name, params);
    close = () => api.close();
  });

  afterAll(() => close());

  test.each(shown)('%s shows what it does with one', async (path, page) => {
    expect((await window.answer<PageView>('page.byPath', { path }, isDecided)).value).toEqual(page);
  });

  test('a rendered page shows the same (decision 063)', async () => {
    const catalogue = new ServerCatalogue(server.database, storeViewByCode('bmno')!, null, true);
    await catalogue.refreshInTime();
    const source = { database: server.database, catalogue, locale: 'nb-NO' };
    const listing = { filters: {}, sort: 'relevance', page: 1 };
    const questions: [name: string, params: object][] = [
      ...[...shown.map(([path]) => path), ...nowhere, ...reserved, '/c/stengt-8', '/fot', '/stue/fot'].map(
        (path): [string, object] => ['page.byPath', { path }],
      ),
      ...['SOFA', 'SOFA-BEIGE', 'LIKE-A-PAGE', 'FOOT', 'NOTHING', ' '].map((parentSku): [string, object] => [
        'product.bySku',
        { parentSku, childSku: null },
      ]),
      ...['3', '7', '8', '999'].map((id): [string, object] => ['listing.category', { ...listing, categoryId: id }]),
    ];
    for (const [name, params] of questions) {
      const ofDevice = await window.answer(name, params, ({ state }) => state !== 'loading');
      expect(await answerQuery(source, name, params), `${name} ${JSON.stringify(params)}`).toEqual(ofDevice);
    }
  });

  test.each([...nowhere, ...reserved, '/c/stengt-8'])('%s shows nothing', async (path) => {
    expect((await window.answer<PageView>('page.byPath', { path }, isDecided)).state).toBe('missing');
  });

  test.each([
    ['/c/lamper', { code: 'categoryQueryEmpty', params: { key: 'slug', value: 'lamper' } }],
    ['/ingenting', undefined],
  ])('why there is nothing at %s (spec 8)', async (path, why) => {
    expect(await window.answer<PageView>('page.byPath', { path }, isDecided)).toEqual({
      state: 'missing',
      value: null,
      asOf: null,
      ...(why ? { why } : {}),
    });
  });

  test.each([
    ['a variant as if it were a product', 'SOFA-BEIGE', { path: '/p/SOFA/sofa/SOFA-BEIGE', sku: 'SOFA' }],
    ['a product', 'LAMP', { path: '/p/LAMP/lamp', sku: 'LAMP' }],
  ])('%s shows the product that it belongs to (spec 2: direct access)', async (_name, parentSku, product) => {
    const question = { parentSku, childSku: null };
    expect(await window.value<ProductView>('product.bySku', question)).toMatchObject(product);
  });

  test.each([
    ['one that never was', 'NOTHING', undefined],
    ['one that is shown only as a part', 'FOOT', { code: 'productVisibilityEmpty', params: { n: 1 } }],
    ['no sku at all', ' ', { code: 'searchKeyMissing', params: { key: 'sku' } }],
  ])('%s is no product (spec 4: product load, spec 8)', async (_name, parentSku, why) => {
    const question = { parentSku, childSku: null };
    const answer = await window.answer('product.bySku', question, ({ state }) => state !== 'loading');
    expect(answer).toMatchObject({ state: 'missing', ...(why ? { why } : {}) });
  });

  test.each([
    ['no sku', 'LAMP', '', { code: 'searchKeyMissing', params: { key: 'sku' } }],
    ['no parent', '', 'SOFA-GREY', { code: 'parentSkuMissing' }],
  ])('an article with %s is not added (spec 5: look-ups)', async (what, parentSku, sku, error) => {
    const call = { operationId: `add-with-${what.replace(' ', '-')}-0001`, parentSku, sku, qty: 1 };
    expect(await command('cart.add', call)).toEqual({ ok: false, error });
  });

  test('a category that is none says which was asked for (spec 8)', async () => {
    const listing = { categoryId: '999', filters: {}, sort: 'relevance', page: 1 };
    const answer = await window.answer('listing.category', listing, ({ state }) => state !== 'loading');
    expect(answer).toMatchObject({ why: { code: 'categoryQueryEmpty', params: { key: 'id', value: '999' } } });
  });
});

describe('a device that has only begun to collect', () => {
  /** Collections that do not come; the shop is there, but slow with them. */
  const late = /^\/api\/sync\/(?:products|cms_pages|url_rewrites)/;

  let close: () => Promise<void> = async () => undefined;

  afterEach(() => close());

  async function emptyDevice(refused: (path: string) => boolean = () => false) {
    const asked: string[] = [];
    const device = new TestDevice({
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        if (late.test(pathname)) return new Promise(() => undefined);
        if (pathname.startsWith('/api/url') || pathname.endsWith('_search')) asked.push(pathname);
        return refused(pathname)
          ? Response.json({ code: 500, result: '' }, { status: 500 })
          : server.app.handle(request);
      },
    });
    const { api } = device.openTab();
    close = () => api.close();
    const window = new Window(api);
    await window.open();
    await window.answer('category.tree', {}, ({ state }) => state === 'ready');
    return { device, api, window, asked };
  }

  test('the shop is asked what it does not know, once, and its answer is kept for later (spec 7: URL fallback)', async () => {
    const { device, api, window, asked } = await emptyDevice();
    for (const [path, page] of shown)
      expect((await window.answer<PageView>('page.byPath', { path }, isDecided)).value, path).toEqual(page);
    for (const path of [...nowhere, ...reserved])
      expect((await window.answer<PageView>('page.byPath', { path }, isDecided)).state, path).toBe('missing');
    const before = asked.length;
    await window.answer<PageView>('page.byPath', { path: '/ingenting' }, isDecided);
    await window.answer<PageView>('page.byPath', { path: '/stue/lamp' }, isDecided);
    expect(asked.length, 'nothing is asked twice').toBe(before);
    const logged = (code: string) =>
      performance.getEntriesByName(`message ${code}`).map((entry) => (entry as PerformanceMark).detail as string);
    expect(logged('mappingNotFound'), 'once each').toEqual([...new Set(logged('mappingNotFound'))]);
    expect(logged('mappingNotFound')).toContain('gammel-sofa');
    expect(logged('routeNotFound')).toContain('stue/ingenting');
    expect(
      asked.filter((path) => path.includes('search') && path.startsWith('/api/url')),
      'reserved',
    ).toEqual([]);

    device.isOffline = true;
    void api.hint('offline');
    await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline);
    for (const path of ['/stue/lamp', '/frakt', '/gammel-sofa'])
      expect((await window.answer<PageView>('page.byPath', { path }, isDecided)).state, path).toBe('ready');
    const { state } = await window.answer<PageView>('page.byPath', { path: '/noe-helt-annet' }, isDecided);
    expect(state).toBe('notOnDevice');
  });

  test('what is there but has no page in this shop says so (spec 8: No entity type registered)', async () => {
    const { window } = await emptyDevice();
    const answer = await window.answer<PageView>('page.byPath', { path: '/olje-teak' }, isDecided);
    expect(answer).toMatchObject({
      state: 'missing',
      why: { code: 'entityTypeUnknown', params: { type: 'cms_blog_category' } },
    });
  });

  test('a shop that does not answer is asked again when it is back', async () => {
    let isBroken = true;
    const { device, api, window, asked } = await emptyDevice((path) => isBroken && path === '/api/url/map');
    const found = window.answer<PageView>('page.byPath', { path: '/stue/lamp' }, isDecided);
    await expect.poll(() => asked).toEqual(['/api/url/map']);
    device.isOffline = true;
    void api.hint('offline');
    expect((await found).state).toBe('notOnDevice');
    isBroken = false;
    const again = window.answer<PageView>('page.byPath', { path: '/stue/lamp' }, ({ state }) => state === 'ready');
    device.isOffline = false;
    void api.hint('online');
    expect((await again).value).toEqual(redirect('/p/LAMP/lamp'));
  });

  test('a variant as if it were a product shows the product, of which nothing was here', async () => {
    const { window } = await emptyDevice();
    const question = { parentSku: 'SOFA-BEIGE', childSku: null };
    expect(await window.value<ProductView>('product.bySku', question)).toMatchObject({ sku: 'SOFA' });
    const nothing = await window.answer(
      'product.bySku',
      { parentSku: 'NOTHING', childSku: null },
      ({ state }) => state !== 'loading',
    );
    expect(nothing.state).toBe('missing');
  });

  test('a category that is not known is asked for once a session, also when the network was gone meanwhile (spec 4)', async () => {
    const { device, api, window, asked } = await emptyDevice();
    const listing = { categoryId: '999', filters: {}, sort: 'relevance', page: 1 };
    const look = () => window.answer('listing.category', listing, ({ state }) => state === 'missing');
    await look();
    device.isOffline = true;
    void api.hint('offline');
    await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline);
    device.isOffline = false;
    void api.hint('online');
    await window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => isOnline);
    await look();
    await window.value<SyncProgressView>('sync.progress', {});
    expect(asked.filter((path) => path.endsWith('_search'))).toHaveLength(1);
  });
});
