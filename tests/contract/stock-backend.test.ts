import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PRODUCTS_RENEWAL_PAUSE_MS } from '#config/stock-backend.ts';
import type { App } from '#server/app.ts';
import { createShopApp } from '#server/shop-app.ts';
import { BackendCatalogue } from '#server/stock-backend/backend-catalogue.ts';
import { followBackend, refuseWithoutBackend } from '#server/stock-backend/fill-from-backend.ts';
import { type StockShop, stockShopOf } from '#server/stock-backend/stock-shop.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';
import { indexContents, taxRule } from '#tests/support/stock-backend/documents.ts';
import { type Listening, listen } from '#tests/support/stock-backend/listen.ts';
import { StockBackend } from '#tests/support/stock-backend/stock-backend.ts';

let backend: StockBackend;
let listening: Listening;
let database: ShopDatabase;
let stock: StockShop;
let shop: App;

const shopOf = (queries: ShopDatabase['queries'], of: StockShop): App =>
  createShopApp(queries, { isLimiting: false, shopUrl: 'http://shop.test', dataDir: 'nothing-here', stock: of }, null);

beforeAll(async () => {
  backend = new StockBackend();
  listening = await listen(backend);
  stock = stockShopOf({ BACKEND: `${listening.url}/api/`, BACKEND_STORE: 'bmno=no' })!;
  database = await openPostgresDatabase();
  const following = await followBackend(database.queries, stock, () => undefined);
  await following.stop();
  shop = shopOf(database.queries, stock);
});

beforeEach(() => {
  backend.asked.length = 0;
  backend.headers.length = 0;
});

afterAll(async () => {
  await database.close();
  await listening.close();
});

const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
  shop.handle(new Request(`http://shop.test${address}`, init));

describe('pages before a stock backend', () => {
  test('show its products, and tell devices how it is asked', async () => {
    const answer = await ask('/lamper-10');
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('Taklampe Sol');
    expect(page).toContain('data-amount="100000"');
    expect(page).toContain('<html lang="nb-NO" data-stock="{&quot;bmno&quot;:{&quot;index&quot;:');
    expect(await (await ask('/shell')).text()).toContain('data-stock');
    expect((await ask('/taklampe-sol-101')).headers.get('location')).toMatch(/^\/p\/LAMPE-TAK\//);
    expect(await (await ask('/om-oss')).text()).toContain('Vi selger lamper.');
    expect((await ask('/finnes-ikke')).status).toBe(404);
  });

  test('follow what changes there, and lose what is gone', async () => {
    const [lamp, ...others] = indexContents.product;
    const changed = { ...lamp!, name: 'Taklampe Måne', updated_at: '2099-01-01 00:00:00' };
    let nowMs = Date.now();
    const catalogue = new BackendCatalogue({ database: database.queries, shop: stock, now: () => nowMs });
    backend.set({ contents: { ...indexContents, product: [changed, ...others] } });
    expect(await catalogue.pull()).toEqual([]);
    // One was looked for by its date, nothing was walked through.
    const isOfProducts = (asked: string): boolean => asked.includes('/product/') || !asked.includes('size=200');
    expect(backend.requests('/api/catalog').every(isOfProducts)).toBe(true);
    expect(await (await ask('/lamper-10')).text()).toContain('Taklampe Måne');
    backend.set({ contents: { ...indexContents, product: others } });
    nowMs += PRODUCTS_RENEWAL_PAUSE_MS;
    expect(await catalogue.pull()).toEqual([]);
    expect(await (await ask('/lamper-10')).text()).not.toContain('Taklampe');
    backend.set({ contents: { ...indexContents, product: [changed, ...others] } });
    expect(await catalogue.pull()).toEqual([]);
    expect(await (await ask('/lamper-10')).text()).toContain('Taklampe Måne');
    backend.set({ contents: indexContents });
  });
});

describe('calls that are passed on', () => {
  test('name the store as the backend does, and to the engine none', async () => {
    const search = '/api/catalog/vue_storefront_catalog/product/_search';
    const found = await ask(`${search}?size=1&response_format=compact&storeCode=bmno`, { method: 'POST', body: '{}' });
    expect([found.status, ((await found.json()) as { total: number }).total]).toEqual([200, 7]);
    expect(backend.asked).toEqual([`${search}?size=1&response_format=compact`]);
    await ask('/api/stock/check?sku=TEPPE&storeCode=bmno');
    await ask('/api/stock/check?sku=TEPPE&storeCode=default');
    expect(backend.asked.slice(1)).toEqual(['/api/stock/check?sku=TEPPE&storeCode=no', '/api/stock/check?sku=TEPPE']);
  });

  test('take along who asks, and nothing else of the shopper', async () => {
    const ofShopper = { cookie: 'language=en', referer: 'http://shop.test/x', 'x-forwarded-for': '10.0.0.7' };
    await ask('/api/stock/check?sku=TEPPE', { headers: { ...ofShopper, authorization: 'Bearer t' } });
    const [sent] = backend.headers;
    expect(sent!.get('authorization')).toBe('Bearer t');
    expect(['cookie', 'referer', 'x-forwarded-for'].filter((name) => sent!.has(name))).toEqual([]);
    expect(sent!.get('host')).toBe(new URL(listening.url).host);
  });

  test('tell the versions of the backend and of the shop', async () => {
    expect(await (await ask('/api/')).json()).toEqual({
      version: '1.12.5',
      result: { version: expect.any(String) as string },
    });
  });

  test.each([
    ['an extension that is not installed', '/api/ext/vsf-deploy-refresher/version', 404],
    ['what only the contract has', '/api/sync/products', 404],
    ['a mistake that the project answers with 500', '/api/stock/check', 500],
  ])('%s is an answer', async (_what, path, status) => {
    const answer = await ask(path);
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([status, status]);
  });

  test.each(['/search/x', '/reviews/x', '/search-analytics/x'])('%s is not here', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(backend.asked).toEqual([]);
  });

  test('a body that is too large goes nowhere', async () => {
    const answer = await ask('/api/order', { method: 'POST', body: 'x'.repeat(300_000) });
    expect(answer.status).toBe(413);
    expect(backend.asked).toEqual([]);
  });

  test('what the backend says beside its answer stays there, and it leads nowhere', async () => {
    backend.answerInstead('/api/odd', () =>
      Response.json({}, { headers: { 'set-cookie': 'a=b', 'x-powered-by': 'Express' } }),
    );
    backend.answerInstead('/api/away', () => Response.redirect('http://elsewhere.test/', 302));
    // Said by something before the project, which has a search of every index.
    const search = '/api/catalog/vue_storefront_catalog/taxrule/_search';
    backend.answerInstead(search, () => new Response('404 page not found', { status: 404 }));
    const odd = await ask('/api/odd');
    expect(['set-cookie', 'x-powered-by'].filter((name) => odd.headers.has(name))).toEqual([]);
    for (const path of ['/api/away', search]) expect((await ask(path)).status).toBe(502);
    backend.answerAsEver();
  });

  test('a backend that is away is no answer of the shop', async () => {
    const alone = shopOf(database.queries, { ...stock, url: 'http://127.0.0.1:1' });
    for (const path of ['/api/', '/api/stock/check?sku=TEPPE', '/img/100/100/resize/a.jpg']) {
      const answer = await alone.handle(new Request(`http://shop.test${path}`));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/plain']);
    }
  });
});

describe('pictures', () => {
  test.each([
    ['/media/l/a/lampe-tak.jpg?w=640', '/img/640/640/resize/l/a/lampe-tak.jpg'],
    ['/media/l/a/lampe-tak.jpg?w=1680', '/img/1024/1024/resize/l/a/lampe-tak.jpg'],
    ['/img/310/300/resize/l/a/lampe-tak.jpg', '/img/310/300/resize/l/a/lampe-tak.jpg'],
  ])('%s comes from the backend', async (path, asked) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(backend.asked).toEqual([asked]);
  });

  test.each([
    '/img/?url=http://elsewhere.test/a.png&width=1&height=1&action=resize',
    '/img/100/100/identify/a.jpg',
    '/img/100/100/resize/../../../api/user/me',
    '/img/2000/100/resize/l/a/lampe-tak.jpg',
    '/media/l/a/lampe-tak.jpg?w=7',
    '/media/',
  ])('%s is none', async (path) => {
    expect([400, 404]).toContain((await ask(path)).status);
    expect(backend.asked.filter((asked) => asked.includes('elsewhere') || asked.includes('/user/'))).toEqual([]);
  });
});

describe('an operator is told', () => {
  const fill = async (change: Partial<StockShop>, settings = {}, on?: ShopDatabase): Promise<string[]> => {
    const said: string[] = [];
    backend.set({ contents: indexContents, ...settings });
    const fresh = on ?? (await openPostgresDatabase());
    try {
      const following = await followBackend(fresh.queries, { ...stock, ...change }, (text) => void said.push(text));
      await following.stop();
    } finally {
      if (!on) await fresh.close();
      backend.set({ contents: indexContents });
    }
    return said;
  };
  const viewsWith = (index: string): Pick<StockShop, 'views'> => ({
    views: Object.fromEntries(Object.entries(stock.views).map(([code, view]) => [code, { ...view, index }])),
  });

  test('that nothing answers', async () => {
    const { url, close } = await listen(backend);
    await close();
    await expect(fill({ url })).rejects.toThrow(`BACKEND does not answer at ${url}/api/ (ECONNREFUSED).`);
  });

  test('that something else answers', async () => {
    await expect(fill({ url: `${listening.url}/elsewhere` })).rejects.toThrow(/is no vue-storefront-api/);
  });

  test('that there is no such index', async () => {
    await expect(fill(viewsWith('vue_storefront_catalog_xx'))).rejects.toThrow(
      'The backend did not give the categories of vue_storefront_catalog_xx (500 Invalid / inaccessible index name given in the URL.). BACKEND_INDEX must be one of its elasticsearch.indices.',
    );
  });

  test('that its taxes are not those of the country', async () => {
    const said = await fill({}, { contents: { ...indexContents, taxrule: [taxRule('NO')] } });
    expect(said.filter((text) => text.includes('no rate'))).toEqual([
      "The backend's tax rules have no rate for SE: prices are shown as the backend gives them. BACKEND_TAX_COUNTRY names another country.",
    ]);
  });

  test('that the database is of another catalogue', async () => {
    await expect(fill(viewsWith('vue_storefront_catalog_xx'), {}, database)).rejects.toThrow(
      /this database holds another catalogue \(vue_storefront_catalog of /,
    );
  });

  test('that a backend is missing to the catalogue that came from it', async () => {
    await expect(refuseWithoutBackend(database.queries)).rejects.toThrow(
      /this database holds the catalogue vue_storefront_catalog of .*; set BACKEND, or name another DATA_DIR/,
    );
  });

  test('what is taken in', async () => {
    const said = await fill({});
    expect(said.slice(0, 4)).toEqual(
      ['categories', 'attributes', 'taxrules', 'products'].map((each) => `Taking in bmno: ${each}`),
    );
  });

  test('that the backend is away, and the shop shows what it knows', async () => {
    const before = await listen(backend);
    const fresh = await openPostgresDatabase();
    const of = { ...stock, url: before.url };
    await (await followBackend(fresh.queries, of, () => undefined)).stop();
    await before.close();
    const said: string[] = [];
    await (await followBackend(fresh.queries, of, (text) => void said.push(text))).stop();
    expect(said).toEqual([
      expect.stringMatching(/^BACKEND does not answer .* The shop shows what it knows of before\.$/),
    ]);
    await fresh.close();
  });
});
