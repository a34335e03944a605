import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentView } from '#domain/views/content.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { TestDevice } from '#tests/support/device.ts';
import { keptOn } from '#tests/support/kept-on.ts';
import { recorded } from '#tests/support/recorded.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';
import { storefrontApiBackend } from '#worker/replication/storefront-api/storefront-api-backend.ts';

/** A stock vue-storefront-api as far as its recorded answers go. */
class StockBackend {
  readonly asked: string[] = [];
  /** Answers of paths, by their beginning; the first that fits counts. */
  answers: [path: string, answer: (request: Request) => Response][] = [];
  readonly device = new TestDevice({ fetch: async (request) => this.answer(request), backend: storefrontApiBackend });

  set(path: string, answer: (request: Request) => Response): void {
    this.answers.unshift([path, answer]);
  }

  requests(path: string): string[] {
    return this.asked.filter((each) => each.startsWith(path));
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    this.asked.push(`${pathname}${decodeURIComponent(search)}`);
    const found = this.answers.find(([path]) => `${pathname}${search}`.startsWith(path));
    return found
      ? found[1](request)
      : new Response('Cannot GET', { status: 404, headers: { 'content-type': 'text/html' } });
  }
}

const json =
  (name: string, status = 200) =>
  () =>
    Response.json(recorded(name), { status });
const index = (type: string): string => `/api/catalog/vue_storefront_catalog_bmno/${type}/_search`;

interface Failure {
  readonly what: string;
  readonly status: number;
  readonly body: unknown;
}

let stock: StockBackend;
let api: WorkerApi | null = null;
let window: Window;

/** Opens the shop anew on a device of its own, and waits until it has everything that there is. */
async function openShop(change: (backend: StockBackend) => void = () => undefined): Promise<void> {
  await api?.close();
  stock = new StockBackend();
  stock.set('/api/ext/vsf-deploy-refresher/version', () => Response.json({ code: 200, result: { version: '1' } }));
  stock.set(index('product'), json('products'));
  stock.set(index('category'), json('categories'));
  stock.set(index('attribute'), json('attributes'));
  stock.set(index('taxrule'), json('taxrules'));
  stock.set(index('cms_block'), json('cms-blocks'));
  stock.set(index('cms_page'), json('no-index', 500));
  stock.set(index('cms_blog'), json('no-index', 500));
  stock.set('/api/stock/list', json('stock-list'));
  stock.set('/api/product/render-list', json('render-list'));
  stock.set('/api/url/map', () => Response.json(null));
  stock.set('/api/ext/magento-url-resolver', () => Response.json({ code: 200, result: { urlResolver: null } }));
  change(stock);
  const tab = stock.device.openTab();
  api = tab.api;
  window = new Window(api);
  await window.open();
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
}

afterAll(() => api?.close());

const productAt = (parentSku: string, childSku: string | null, isWanted?: (view: ProductView) => boolean) =>
  window.value<ProductView>('product.bySku', { parentSku, childSku }, isWanted);

describe('a device that a stock backend fills', () => {
  beforeAll(() => openShop());

  test('has its products, categories, attributes and tax, and counts what it cannot read', async () => {
    const progress = await window.value<SyncProgressView>('sync.progress', {});
    // Three products in two forms, three categories, an attribute, a tax rule and a block.
    expect(progress).toMatchObject({ done: 12, total: 12, unreadable: 1 });
    const view = await productAt('SKAMMEL', 'SKAMMEL-GRA');
    expect(view).toMatchObject({ name: 'Skammel', trail: [{ name: 'Stue' }], hasDetails: true });
    expect(view.options).toMatchObject([{ code: 'color', values: [{ label: 'Grå' }, { label: 'Beige' }] }]);
  });

  test('asks in the sizes and orders of the specification (spec 9)', () => {
    const [categories] = stock.requests(index('category'));
    expect(categories).toMatch(/size=4000.*sort=position:asc/);
    expect(stock.requests(index('attribute'))[0]).toContain('size=150');
    expect(stock.requests(index('product'))[0]).toMatch(/sort=id:asc/);
    expect(stock.requests('/api/sync')).toEqual([]);
  });

  test('lives without what the backend lacks (D87)', async () => {
    const content = await window.answer<ContentView>('content.byIdentifier', { identifier: 'om-oss' }, isSettled);
    expect(content.state).toBe('missing');
    await window.answer('page.byPath', { path: '/om-oss' }, ({ state }) => state === 'missing');
    expect(await window.value('navigation.footer', {})).toEqual([]);
    await window.answer('checkout.settings', {}, ({ state }) => state === 'notOnDevice');
  });

  test('a variant without a price cannot be bought', async () => {
    const call = { operationId: 'add-000000000001', parentSku: 'SKAMMEL', sku: 'SKAMMEL-BEIGE', qty: 1 };
    expect(await api!.command('cart.add', call)).toMatchObject({ ok: false, error: { code: 'priceUnknown' } });
  });

  test('prices come by the ids of articles', async () => {
    const isLive = ({ chosen }: ProductView): boolean => chosen.price.state === 'live';
    const { chosen } = await productAt('KRAKK-EIK', null, isLive);
    expect(chosen.price).toMatchObject({ amountMinor: 89_000, regularMinor: 119_000 });
  });

  test('stock comes by the ids of variants, in any order', async () => {
    const { chosen } = await productAt('SKAMMEL', 'SKAMMEL-GRA', ({ chosen: { stockAt } }) => stockAt !== null);
    expect(chosen).toMatchObject({ sku: 'SKAMMEL-GRA', stock: 'out_of_stock' });
    expect((await productAt('SKAMMEL', 'SKAMMEL-BEIGE')).chosen.maxQty).toBe(2);
  });

  test('an address that only the backend knows brings its page, once', async () => {
    stock.set('/api/url/map', json('url-map-hit'));
    const path = { path: '/gang/benk' };
    const page = await window.value('page.byPath', path);
    expect(page).toEqual({ kind: 'redirect', path: '/p/BENK/benk', isPermanent: true });
    expect((await productAt('BENK', null)).chosen.price.amountMinor).toBe(100_000);
    await window.value('page.byPath', path);
    expect(stock.requests('/api/url/map').filter((asked) => asked.includes('/api/url/map'))).toHaveLength(2);
  });

  test('a rewrite of the backend is followed', async () => {
    stock.set('/api/url/map', () => Response.json(null));
    stock.set('/api/ext/magento-url-resolver', json('url-resolve'));
    const page = await window.value('page.byPath', { path: '/krakker' });
    expect(page).toEqual({ kind: 'redirect', path: '/stue/krakker', isPermanent: true });
  });
});

describe('stock of which one sku is not known', () => {
  test.each(recorded<Failure[]>('errors'))(
    'the list fails with $what: each is asked for by itself',
    async (failure) => {
      await openShop((backend) => {
        backend.set('/api/stock/list', () => Response.json(failure.body, { status: failure.status }));
        backend.set('/api/stock/check', () => Response.json(failure.body, { status: failure.status }));
        backend.set('/api/stock/check?sku=SKAMMEL-BEIGE', json('stock-check'));
      });
      const isTold = ({ chosen }: ProductView): boolean => chosen.stockAt !== null;
      expect((await productAt('SKAMMEL', 'SKAMMEL-BEIGE', isTold)).chosen.maxQty).toBe(2);
      expect((await productAt('SKAMMEL', 'SKAMMEL-GRA')).chosen).toMatchObject({ stockAt: null, maxQty: 3 });
      expect(new Set(stock.requests('/api/stock/check')).size).toBe(2);
    },
  );

  test.each(recorded<Failure[]>('errors-upstream'))(
    'the backend is cut off ($what): nobody else is asked',
    async (failure) => {
      await openShop((backend) => {
        backend.set('/api/stock/list', () => Response.json(failure.body, { status: failure.status }));
      });
      await productAt('SKAMMEL', 'SKAMMEL-GRA');
      await productAt('KRAKK-EIK', null, ({ chosen }) => chosen.price.state === 'live');
      expect(stock.requests('/api/stock/list').length).toBeGreaterThan(0);
      expect(stock.requests('/api/stock/check')).toEqual([]);
      expect((await productAt('SKAMMEL', 'SKAMMEL-GRA')).chosen).toMatchObject({ stockAt: null, maxQty: 3 });
    },
  );
});

describe('a company that is signed in at a stock backend', () => {
  const OF_GROUP = 70_000;
  const FOR_EVERYBODY = 89_000;
  const asked: { readonly group: string | null; readonly token: string | null }[] = [];
  const stool = (amountMinor: number): Promise<ProductView> =>
    productAt('KRAKK-EIK', null, ({ chosen }) => chosen.price.amountMinor === amountMinor);

  beforeAll(() =>
    openShop((backend) => {
      const done = (result: unknown, meta: object = {}) => Response.json({ code: 200, result, meta });
      const person = { id: 7, email: 'post@stua.example', firstname: 'Kari', lastname: 'Nordmann', addresses: [] };
      backend.set('/api/user/login', () => done('token-of-company', { refreshToken: 'refresh-of-company' }));
      backend.set('/api/user/me', () => done({ ...person, group_id: 2, store_id: 7 }));
      backend.set('/api/product/render-list', (request) => {
        const [group, token] = [
          new URL(request.url).searchParams.get('userGroupId'),
          request.headers.get('authorization'),
        ];
        asked.push({ group, token });
        if (group === null) return json('render-list')();
        const price_info = { final_price: token === 'Bearer token-of-company' ? 700 : 1, regular_price: 1190 };
        return done({ items: [{ id: 1401, price_info }] });
      });
    }),
  );

  test('sees what its group pays for what is on the screen, and nobody after it does', async () => {
    await stool(FOR_EVERYBODY);
    const login = { email: 'post@stua.example', password: 'Hemmelig#123', isRemembered: true };
    expect(await api!.command('session.login', login)).toMatchObject({ ok: true });
    const { chosen } = await stool(OF_GROUP);
    // It is no reduction of anything.
    expect(chosen.price.regularMinor).toBeNull();
    expect(new Set(asked.map(({ group, token }) => `${group} ${token}`))).toEqual(
      new Set(['null null', '2 Bearer token-of-company']),
    );
    // What the device keeps for everybody does not have it.
    expect([...(await keptOn(stock.device)).values()].join()).not.toContain(String(OF_GROUP));
    expect(await api!.command('session.logout', { waiting: 'keep' })).toMatchObject({ ok: true });
    await stool(FOR_EVERYBODY);
  });
});

function isSettled({ state }: { readonly state: string }): boolean {
  return state !== 'loading';
}
