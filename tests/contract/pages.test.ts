import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CATALOGUE_TIMEOUT_SERVER_MS } from '#config/timings.ts';
import { storeViews } from '#config/stores.ts';
import { findProduct, productAnswer } from '#domain/queries/product.ts';
import type { App } from '#server/app.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { createLogger } from '#server/logger.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import { serverRepository } from '#server/render/server-repository.ts';
import { createShopApp } from '#server/shop-app.ts';
import { changeStock } from '#server/store/change-product.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { documents } from '#server/store/document-schema.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { refusalBreaches } from '#tests/support/contract-client.ts';
import { likeLamp } from '#tests/support/like-lamp.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';

/** Longer than a page of the window waits before it shows its skeleton. */
const SCREEN_PATIENCE_MS = 500;

/** A sku that an address holds in other letters. */
const ODD_SKU = 'Å 50% LAMP';

let database: ShopDatabase;
let shop: App;
let logged: string[];

beforeAll(async () => {
  database = await openPostgresDatabase();
  const catalogue = testCatalogue();
  const odd = likeLamp(catalogue)(9001, ODD_SKU, { slug: 'odd', url_path: 'stue/odd' });
  await writeCatalogue(database.queries, catalogue, storeViews);
  await writeCatalogue(database.queries, { documents: { products: [odd] }, rejections: [] }, storeViews);
  const dataDir = 'no-pictures-here';
  const write = (line: string): void => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const logger = createLogger('warn', { write });
  shop = createShopApp(database.queries, { isLimiting: false, shopUrl: 'http://shop.test', dataDir }, null, logger);
});

beforeEach(() => {
  logged = [];
});

afterAll(() => database.close());

const ask = (address: string) => shop.handle(new Request(`http://shop.test${address}`));

test.each([
  '/%00',
  '/p/%00/x',
  '/default/%00',
  '/confirmation/%00',
  '/media/photos/%00.webp',
  '/assets/%00',
  '/api/order/%00',
  '/?order=%00',
  '/?%00=1',
])('an address with a NUL is refused: %s', async (address) => {
  const answer = await ask(address);
  expect(answer.status).toBe(400);
  expect(refusalBreaches(400, await answer.json())).toEqual([]);
});

test.each(['/%ED%A0%80', '/%', '/p/%E0%A4%A/x'])(
  'nothing is at an address that cannot be decoded: %s',
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);

test('a product is found under a sku that an address has to encode', async () => {
  const answer = await ask(`/p/${encodeURIComponent(ODD_SKU)}/odd`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`data-testid="product-page" data-sku="${ODD_SKU}"`);
});

test.each(['/', '/shell', '/nobody-knows-this'])('%s carries the public address of the shop', async (path) => {
  const answer = await shop.handle(new Request(`http://127.0.0.1:4000${path}`));
  expect(await answer.text()).toContain('<meta name="shop-url" content="http://shop.test">');
});

test.each([
  ['/kolleksjoner', 200, null, 'http://shop.test/kolleksjoner'],
  ['/kollektioner', 301, '/kolleksjoner', null],
  ['/kollektioner?q=1', 301, '/kolleksjoner?q=1', null],
  ['/default/kollektioner', 200, null, 'http://shop.test/default/kollektioner'],
  ['/default/kolleksjoner', 301, '/default/kollektioner', null],
])('series are listed under one name in each store view: %s answers %i (D61)', async (path, status, to, canonical) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  if (canonical === null) return;
  const body = await answer.text();
  expect(body).toContain(`<link rel="canonical" href="${canonical}">`);
  expect(body).toContain('hreflang="nb-NO" href="http://shop.test/kolleksjoner"');
  expect(body).toContain('hreflang="sv-SE" href="http://shop.test/default/kollektioner"');
});

test.each([
  ['/Checkout', '/checkout'],
  ['/My-Account', '/my-account'],
  ['/default/Search?q=lampe', '/default/search?q=lampe'],
  ['/Bokning/A1?sig=x', '/bokning/A1?sig=x'],
  ['/Magazine', '/magazine'],
  ['/Kolleksjoner', '/kolleksjoner'],
  ['/default/KUNDOMDOMEN', '/default/kundomdomen'],
])('a page with a name has one address, in small letters: %s', async (path, to) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test('the page of the installed shop is the home page to search engines', async () => {
  expect(await (await ask('/pwa.html')).text()).toContain('<link rel="canonical" href="http://shop.test/">');
});

test('another store view is named only where it shows the product, at the address that the product has there', async () => {
  const like = likeLamp(testCatalogue());
  const products = (swedish: object) => [
    like(9002, 'NAMED', { slug: 'lampe-2', url_path: 'stue/lampe-2', ...swedish }),
    like(9003, 'HIDDEN-THERE', {
      slug: 'lampe-3',
      url_path: 'stue/lampe-3',
      ...swedish,
      visibility: 'slug' in swedish ? 1 : 4,
    }),
  ];
  const [norwegian, swedish] = storeViews as readonly [(typeof storeViews)[number], (typeof storeViews)[number]];
  const write = (more: object, store: (typeof storeViews)[number]) =>
    writeCatalogue(database.queries, { documents: { products: products(more) }, rejections: [] }, [store]);
  await write({}, norwegian);
  await write({ slug: 'lampa', url_path: 'stue/lampa' }, swedish);
  const page = await (await ask('/p/NAMED/lampe-2')).text();
  expect(page).toContain('hreflang="sv-SE" href="http://shop.test/default/p/NAMED/lampa"');
  expect((await ask('/default/p/NAMED/lampa')).status).toBe(200);
  expect(await (await ask('/p/HIDDEN-THERE/lampe-3')).text()).not.toContain('hreflang');
});

test('a set can be bought to search engines as long as one of its parts can, whatever is counted of itself', async () => {
  const like = likeLamp(testCatalogue());
  const linked = {
    link_type: 'associated',
    linked_product_sku: 'SET-PART',
    linked_product_type: 'simple',
    qty: 1,
    position: 1,
  };
  const products = [
    like(9004, 'SET-PART', {}),
    like(9005, 'SET', {
      type_id: 'grouped',
      product_links: [linked],
      stock: { is_in_stock: true, qty: 0, manage_stock: true },
    }),
  ];
  await writeCatalogue(database.queries, { documents: { products }, rejections: [] }, storeViews);
  const availability = async () =>
    /"availability":"https:..schema.org.(\w+)"/.exec(await (await ask('/p/SET/set')).text())?.[1];
  expect(await availability()).toBe('InStock');
  await inTransaction(database.queries, (queries) => changeStock(queries, 'SET-PART', 0));
  await expect.poll(availability).toBe('OutOfStock');
});

test('a page does without another store view whose catalogue cannot be read', async () => {
  const refresh = vi.spyOn(ServerCatalogue.prototype, 'refreshInTime');
  try {
    refresh.mockImplementation(async function (this: ServerCatalogue) {
      if (this.store.prefix !== '') throw new Error('it cannot be read');
      await this.refresh();
    });
    expect((await ask('/stue/lamper?page=2')).status).toBe(200);
  } finally {
    refresh.mockRestore();
  }
});

test.each([
  ['from the first query on', 0],
  ['while it is looked up', 1],
])('when the database fails %s, the empty page is sent and the shop goes on', async (_, queriesBefore) => {
  const path = '/nobody-knows-this';
  expect((await ask(path)).status).toBe(404);
  const select = database.queries.select.bind(database.queries) as () => unknown;
  const failing = vi.spyOn(database.queries, 'select').mockImplementation(() => {
    if (failing.mock.calls.length > queriesBefore) throw new Error('the connection is lost');
    return select() as ReturnType<typeof database.queries.select>;
  });
  const answer = await ask(`${path}-${queriesBefore}`);
  failing.mockRestore();
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('<div id="root"></div>');
  expect(logged).toEqual(['a page failed']);
  expect((await ask(path)).status).toBe(404);
});

test('a page is rendered once an hour (spec 9: output cache 3600 s)', async () => {
  const made = vi.spyOn(ServerCatalogue.prototype, 'context');
  const times = async (): Promise<number> => {
    made.mockClear();
    expect((await ask('/stue/lamper')).status).toBe(200);
    return made.mock.calls.length;
  };
  const start = Date.now();
  try {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    expect(await times()).toBeGreaterThan(0);
    vi.setSystemTime(start + 3_599_000);
    expect(await times()).toBe(0);
    vi.setSystemTime(start + 3_601_000);
    expect(await times()).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
    made.mockRestore();
  }
});

test('a kept page is shown while the database is away; others are refused for the moment', async () => {
  const away = await openPostgresDatabase();
  await writeCatalogue(away.queries, testCatalogue(), storeViews);
  const write = (line: string): void => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const environment = { isLimiting: false, shopUrl: 'http://shop.test', dataDir: 'no-pictures-here' };
  const visited = createShopApp(away.queries, environment, null, createLogger('warn', { write }));
  const visit = (path: string) => visited.handle(new Request(`http://shop.test${path}`));
  const shown = await (await visit('/')).text();
  await away.close();
  const kept = await visit('/');
  expect([kept.status, await kept.text()]).toEqual([200, shown]);
  expect(logged).toEqual(['the catalogue was not looked at']);
  expect((await visit('/nobody-knows-this')).status).toBeGreaterThanOrEqual(500);
});

test('an address answers with its own status, even when the database takes longer than the window waits', async () => {
  expect((await ask('/stue')).status).toBe(200);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let isHeld = (): void => undefined;
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  const holding = inTransaction(database.queries, async (queries) => {
    await queries.execute(sql`lock table ${documents} in access exclusive mode`);
    isHeld();
    await released;
  });
  await held;
  const asked = ask('/nobody-knows-this-either');
  await new Promise((resolve) => void setTimeout(resolve, SCREEN_PATIENCE_MS + CATALOGUE_TIMEOUT_SERVER_MS));
  release();
  await holding;
  expect((await asked).status).toBe(404);
});

test.each([
  ['by itself as of this moment', false],
  ['by a stock backend as of when it was told', true],
])('what is known %s is rendered so, and as nothing that is still so', async (_what, isCopy) => {
  const catalogue = new ServerCatalogue(database.queries, storeViews[0]!, null, isCopy);
  await catalogue.refresh();
  const repository = serverRepository({ database: database.queries, catalogue, locale: 'nb-NO' });
  const from = Date.now() - 1;
  const found = await findProduct(repository, 'LAMP');
  const answer = productAnswer(repository, { parentSku: 'LAMP', childSku: null }, found);
  const { price, stockAt, catalogueAt } = answer.value!.chosen;
  expect(price.state).toBe('snapshot');
  expect([price.asOf > from, stockAt !== null && stockAt > from]).toEqual([!isCopy, !isCopy]);
  if (isCopy) expect(price.asOf).toBe(catalogueAt);
});
