import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StockBackend as Asked } from '#config/stock-backend.ts';
import type { ContentView } from '#domain/views/content.ts';
import type { CategoryMenu } from '#domain/views/menu.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { TestDevice } from '#tests/support/device.ts';
import { keptOn } from '#tests/support/kept-on.ts';
import { recorded } from '#tests/support/recorded.ts';
import { indexContents, taxRule } from '#tests/support/stock-backend/documents.ts';
import { stockAsked } from '#tests/support/stock-backend/stock-asked.ts';
import { StockBackend } from '#tests/support/stock-backend/stock-backend.ts';
import type { StockSettings } from '#tests/support/stock-backend/stock-settings.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

const index = (type: string): string => `/api/catalog/vue_storefront_catalog/${type}/_search`;
const LACKING = '/api/ext/';

interface Failure {
  readonly what: string;
  readonly status: number;
  readonly body: unknown;
}

let stock: StockBackend;
let device: TestDevice;
let api: WorkerApi | null = null;
let window: Window;

interface Opening {
  readonly settings?: Partial<StockSettings>;
  readonly asked?: Partial<Asked>;
  readonly prepare?: (backend: StockBackend) => void;
}

/** Opens the shop anew on a device of its own, and waits until it has everything that there is. */
async function openShop({ settings = {}, asked = {}, prepare = () => undefined }: Opening = {}): Promise<void> {
  await api?.close();
  stock = new StockBackend(settings);
  prepare(stock);
  device = new TestDevice({ fetch: stock.answer });
  api = device.openTab().api;
  window = new Window(api);
  await window.open('bmno', 'nb-NO', { ...stockAsked, ...asked });
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
}

afterAll(() => api?.close());

const productAt = (parentSku: string, childSku: string | null, isWanted?: (view: ProductView) => boolean) =>
  window.value<ProductView>('product.bySku', { parentSku, childSku }, isWanted);

const lampPrice = async (): Promise<number | null> => (await productAt('LAMPE-TAK', null)).chosen.price.amountMinor;

describe('a device that a stock backend fills', () => {
  beforeAll(() => openShop());

  test('has its products, categories, attributes, tax and texts, all of which it can read', async () => {
    // Seven products in two forms, of which one is not sold, five categories, two attributes, a tax rule, a page and a block.
    const progress = await window.value<SyncProgressView>('sync.progress', {});
    expect(progress).toMatchObject({ done: 22, total: 22, unreadable: 0 });
    const content = await window.answer<ContentView>('content.byIdentifier', { identifier: 'om-oss' }, isSettled);
    expect(content).toMatchObject({ state: 'ready', value: { title: 'Om oss' } });
    const menu = await window.value<CategoryMenu[]>('category.tree', {});
    expect(menu).toMatchObject([
      { name: 'Lamper', children: [{ name: 'Taklamper' }, { name: 'Gulvlamper' }] },
      { name: 'Tepper', children: [] },
    ]);
  });

  test('names variants by the words of its attributes, and prices them by what they say themselves', async () => {
    const { options, chosen, hasDetails } = await productAt('TEPPE', 'TEPPE-50');
    expect(hasDetails).toBe(true);
    expect(options).toMatchObject([{ code: 'color', values: [{ label: 'Svart' }, { label: 'Blå' }] }]);
    expect(chosen.price).toMatchObject({ amountMinor: 100_000, regularMinor: 125_000 });
    expect((await productAt('TEPPE', 'TEPPE-49')).chosen).toMatchObject({
      stock: 'out_of_stock',
      price: { amountMinor: 125_000, regularMinor: null },
    });
  });

  test('shows prices with tax, and reductions', async () => {
    expect(await lampPrice()).toBe(100_000);
    const { chosen } = await productAt('LAMPE-GULV', null);
    expect(chosen.price).toMatchObject({ amountMinor: 120_000, regularMinor: 150_000 });
    // Its index has numbers as texts.
    expect((await productAt('PUTE', null)).chosen.price.amountMinor).toBe(25_000);
  });

  test('asks for nothing that such a backend does not have', async () => {
    await productAt('LAMPE-TAK', null, ({ chosen }) => chosen.price.state === 'live');
    const [categories] = stock.requests(index('category'));
    expect(categories).toMatch(/size=4000.*sort=position:asc/);
    expect(stock.requests(index('attribute'))[0]).toContain('size=150');
    expect(stock.requests(index('product'))[0]).toMatch(/sort=id:asc/);
    expect(stock.requests('/api/catalog').filter((asked) => asked.includes('storeCode'))).toEqual([]);
    const strange = ['/api/sync', LACKING, index('cms_blog')];
    expect(strange.flatMap((path) => stock.requests(path))).toEqual([]);
    expect(stock.requests('/api/product/render-list')[0]).toContain('storeId=1');
  });

  test('is online, because the backend names its version', async () => {
    const { isOnline, serverVersion } = await window.value<{ isOnline: boolean; serverVersion: string | null }>(
      'sync.connection',
      {},
    );
    expect({ isOnline, serverVersion }).toEqual({ isOnline: true, serverVersion: null });
    expect(stock.requests('/api/').some((asked) => asked === '/api/')).toBe(true);
  });

  test('lives without what the backend lacks (D87)', async () => {
    expect(await window.value('navigation.footer', {})).toEqual({ links: [], groups: [] });
    await window.answer('checkout.settings', {}, ({ state }) => state === 'notOnDevice');
  });

  test('prices and stock come by the ids of articles', async () => {
    const isLive = ({ chosen }: ProductView): boolean => chosen.price.state === 'live' && chosen.stockAt !== null;
    expect((await productAt('LAMPE-GULV', null, isLive)).chosen).toMatchObject({
      price: { amountMinor: 120_000, regularMinor: 150_000 },
      maxQty: 3,
    });
    const { chosen } = await productAt('TEPPE', 'TEPPE-49', ({ chosen: { stockAt } }) => stockAt !== null);
    expect(chosen.stock).toBe('out_of_stock');
  });

  test('an address that only the backend knows is asked for as its index has it, and once', async () => {
    await window.answer('page.byPath', { path: '/er-ikke-her' }, ({ state }) => state === 'missing');
    await window.answer('page.byPath', { path: '/er-ikke-her' }, ({ state }) => state === 'missing');
    expect(stock.requests('/api/url/map')).toHaveLength(1);
    stock.set({
      contents: {
        ...indexContents,
        category: [
          ...indexContents.category,
          { ...indexContents.category.at(-1)!, id: 30, url_key: 'speil', url_path: 'speil' },
        ],
      },
    });
    const page = await window.value('page.byPath', { path: '/speil' });
    expect(page).toEqual({ kind: 'category', categoryId: '30' });
  });

  test('a rewrite of an extension is followed', async () => {
    stock.answerInstead('/api/ext/magento-url-resolver', () => Response.json(recorded('url-resolve')));
    const page = await window.value('page.byPath', { path: '/krakker' });
    expect(page).toEqual({ kind: 'redirect', path: '/stue/krakker', isPermanent: true });
  });
});

test.each([5, 7] as const)(
  'a magazine that is announced and is not there leaves the rest whole (Elasticsearch %i)',
  async (version) => {
    await openShop({ settings: { version }, asked: { hasMagazine: true } });
    expect(stock.requests(index('cms_blog')).length).toBeGreaterThan(0);
    expect(await window.value('sync.progress', {})).toMatchObject({ done: 22, unreadable: 0 });
  },
);

test.each([5, 6, 7] as const)('with Elasticsearch %i it is as complete', async (version) => {
  await openShop({ settings: { version } });
  expect(await window.value('sync.progress', {})).toMatchObject({ done: 22, unreadable: 0 });
  expect(await lampPrice()).toBe(100_000);
});

describe.each<[string, Opening, number]>([
  ['a backend that names fields in full', { settings: { names: {} } }, 100_000],
  ['an index without tax', { settings: { tax: { isCounted: false, country: 'NO' } } }, 100_000],
  [
    'an index whose prices are gross',
    { settings: { tax: { isCounted: false, country: 'NO' } }, asked: { arePricesGross: true } },
    80_000,
  ],
  [
    'tax rules without the country of the shop',
    { settings: { contents: { ...indexContents, taxrule: [taxRule('PL')] } } },
    80_000,
  ],
  [
    'tax that nobody counts for the country of the shop',
    {
      settings: {
        tax: { isCounted: false, country: 'PL' },
        contents: { ...indexContents, taxrule: [taxRule('PL')] },
      },
    },
    80_000,
  ],
  [
    'another index and another country',
    {
      settings: {
        index: 'vue_storefront_catalog_pl',
        tax: { isCounted: false, country: 'PL' },
        contents: { ...indexContents, taxrule: [taxRule('PL')] },
      },
      asked: { index: 'vue_storefront_catalog_pl', taxCountry: 'PL' },
    },
    100_000,
  ],
])('%s', (_what, opening, minor) => {
  beforeAll(() => openShop(opening));

  test('has its prices, and what is shown can be bought', async () => {
    expect(await lampPrice()).toBe(minor);
    expect((await productAt('TEPPE', 'TEPPE-50')).chosen.price.amountMinor).toBe(minor);
    const call = { operationId: 'add-000000000001', parentSku: 'LAMPE-TAK', sku: 'LAMPE-TAK', qty: 1 };
    expect(await api!.command('cart.add', call)).toMatchObject({ ok: true });
  });
});

describe('stock of which one sku is not known', () => {
  test.each(recorded<Failure[]>('errors'))(
    'the list fails with $what: each is asked for by itself',
    async (failure) => {
      const refuse = (): Response => Response.json(failure.body, { status: failure.status });
      await openShop({
        prepare: (backend) => {
          backend.answerInstead('/api/stock/list', refuse);
          backend.answerInstead('/api/stock/check?sku=TEPPE-49', refuse);
        },
      });
      const isTold = ({ chosen }: ProductView): boolean => chosen.stockAt !== null;
      expect((await productAt('TEPPE', 'TEPPE-50', isTold)).chosen.maxQty).toBe(6);
      expect((await productAt('TEPPE', 'TEPPE-49')).chosen.stockAt).toBeNull();
      expect(new Set(stock.requests('/api/stock/check')).size).toBe(2);
    },
  );

  test.each(recorded<Failure[]>('errors-upstream'))(
    'the backend is cut off ($what): nobody else is asked',
    async (failure) => {
      const refuse = (): Response => Response.json(failure.body, { status: failure.status });
      await openShop({ prepare: (backend) => backend.answerInstead('/api/stock/list', refuse) });
      await productAt('TEPPE', 'TEPPE-50');
      await productAt('LAMPE-TAK', null, ({ chosen }) => chosen.price.state === 'live');
      expect(stock.requests('/api/stock/list').length).toBeGreaterThan(0);
      expect(stock.requests('/api/stock/check')).toEqual([]);
      expect((await productAt('TEPPE', 'TEPPE-50')).chosen.stockAt).toBeNull();
    },
  );
});

describe('a company that is signed in at a stock backend', () => {
  const OF_GROUP = 70_000;
  const FOR_EVERYBODY = 100_000;
  const asked: { readonly group: string | null; readonly token: string | null }[] = [];
  const lamp = (amountMinor: number): Promise<ProductView> =>
    productAt('LAMPE-TAK', null, ({ chosen }) => chosen.price.amountMinor === amountMinor);

  beforeAll(() =>
    openShop({
      prepare: (backend) => {
        const done = (result: unknown, meta: object = {}) => Response.json({ code: 200, result, meta });
        const person = { id: 7, email: 'post@stua.example', firstname: 'Kari', lastname: 'Nordmann', addresses: [] };
        backend.answerInstead('/api/user/login', () =>
          done('token-of-company', { refreshToken: 'refresh-of-company' }),
        );
        backend.answerInstead('/api/user/me', () => done({ ...person, group_id: 2, store_id: 1 }));
        backend.answerInstead('/api/product/render-list', (request) => {
          const [group, token] = [
            new URL(request.url).searchParams.get('userGroupId'),
            request.headers.get('authorization'),
          ];
          asked.push({ group, token });
          if (group === null) return done({ items: [{ id: 101, price_info: { final_price: 1000 } }] });
          const price_info = { final_price: token === 'Bearer token-of-company' ? 700 : 1, regular_price: 1190 };
          return done({ items: [{ id: 101, price_info }] });
        });
      },
    }),
  );

  test('sees what its group pays for what is on the screen, and nobody after it does', async () => {
    await lamp(FOR_EVERYBODY);
    const login = { email: 'post@stua.example', password: 'Hemmelig#123', isRemembered: true };
    expect(await api!.command('session.login', login)).toMatchObject({ ok: true });
    const { chosen } = await lamp(OF_GROUP);
    // It is no reduction of anything.
    expect(chosen.price.regularMinor).toBeNull();
    expect(new Set(asked.map(({ group, token }) => `${group} ${token}`))).toEqual(
      new Set(['null null', '2 Bearer token-of-company']),
    );
    // What the device keeps for everybody does not have it.
    expect([...(await keptOn(device)).values()].join()).not.toContain(String(OF_GROUP));
    expect(await api!.command('session.logout', { waiting: 'keep' })).toMatchObject({ ok: true });
    await lamp(FOR_EVERYBODY);
  });
});

function isSettled({ state }: { readonly state: string }): boolean {
  return state !== 'loading';
}
