import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { PRODUCTS_RENEWAL_PAUSE_MS } from '#config/stock-backend.ts';
import { PRODUCTS_RENEWAL_MS } from '#config/timings.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { stockAsked } from '#tests/support/stock-backend/stock-asked.ts';
import { TestDevice } from '#tests/support/device.ts';
import { heldLease } from '#tests/support/held-lease.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Catalogue } from '#worker/catalogue/catalogue.ts';
import { createShopApi } from '#worker/http/shop-api.ts';
import type { WorkerPorts } from '#worker/ports.ts';
import type { OpenBackend } from '#worker/replication/backend.ts';
import { GUEST } from '#worker/outbox/owner.ts';
import { contractBackend } from '#worker/replication/contract-backend.ts';
import { pullAll, type PullTools } from '#worker/replication/pull.ts';
import { catalogueTiers } from '#worker/replication/pulls.ts';
import { readAll } from '#worker/replication/read-all.ts';
import { storefrontApiBackend } from '#worker/replication/storefront-api/storefront-api-backend.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: demoCatalogue() });
});

afterAll(() => server.close());

/** What a pull may take of the device's patience. */
const pace = { batchSize: () => 200, breathe: async () => undefined } as unknown as PullTools['pace'];
const neverEnding = {
  now: () => Date.now(),
  sleep: () => new Promise<never>(() => {}),
  elapsed: () => performance.now(),
};

/** The server as a stock backend of its default store view. */
const bySearching = storefrontApiBackend({
  ...stockAsked,
  hasMagazine: true,
  index: `vue_storefront_catalog_${defaultStoreView.code}`,
});

type Rows = readonly { readonly id: string }[];

/** The catalogue of one device, filled by a kind of backend; both ask the same server. */
class FilledCatalogue {
  /** Bodies and queries of what the last pull asked. */
  readonly asked: string[] = [];
  openBackend: OpenBackend;
  /** The network is gone after so many calls. */
  cutAfter = Number.POSITIVE_INFINITY;
  aheadMs = 0;
  private readonly device = new TestDevice({ fetch: (request) => this.answer(request) });

  private readonly shop: TestServer;

  constructor(openBackend: OpenBackend, shop = server) {
    this.openBackend = openBackend;
    this.shop = shop;
  }

  /** Pulls everything new; whether all of it came. */
  pull(): Promise<boolean> {
    this.asked.length = 0;
    return this.opened(async (catalogue, ports, now) => {
      const { code } = defaultStoreView;
      const api = createShopApi({ ...ports, clock: neverEnding, storeCode: code, onCall: () => () => undefined });
      const backend = this.openBackend({
        api,
        store: defaultStoreView,
        catalogue,
        now,
        ports,
        session: { owner: GUEST },
      });
      const tools = { backend, store: catalogue.store, pace, isStopped: () => false, lease: heldLease };
      const outcomes: boolean[] = [];
      for (const pull of catalogueTiers(catalogue.writers).flat()) outcomes.push((await pullAll(pull, tools)).ok);
      return outcomes.every(Boolean);
    });
  }

  /** What is stored, by collection and id, without what the storage adds. */
  stored(): Promise<Record<string, Map<string, object>>> {
    return this.opened(async ({ database }) => {
      const { products, productDetails, categories, references, content } = database.collections;
      const all = { products, productDetails, categories, references, content };
      const read = await Promise.all(
        Object.entries(all).map(async ([name, collection]) => [name, await readAll(collection as never)] as const),
      );
      return Object.fromEntries(read.map(([name, rows]) => [name, plain(rows as Rows)]));
    });
  }

  /** Only one catalogue may be open at a time. */
  private async opened<T>(
    work: (catalogue: Catalogue, ports: WorkerPorts, now: () => number) => Promise<T>,
  ): Promise<T> {
    const { ports } = this.device.openTab();
    const now = (): number => Date.now() + this.aheadMs;
    const catalogue = await Catalogue.open(ports, defaultStoreView.code, now);
    try {
      return await work(catalogue, ports, now);
    } finally {
      await catalogue.close();
    }
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'POST' ? await request.clone().text() : '';
    this.asked.push(`${pathname}${decodeURIComponent(search)} ${body}`);
    if (this.asked.length > this.cutAfter) throw new TypeError('fetch failed');
    return this.shop.app.handle(request);
  }
}

function plain(rows: Rows): Map<string, object> {
  const own = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !field.startsWith('_'))));
  return new Map(
    own.sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1)).map((row) => [String(row['id']), row]),
  );
}

/** Kinds that a stock backend has no collection of (D87). */
const lacking = /^(?:navigation|store_settings|showrooms|static_content|url_rewrites):/;

/** Who asks the server as a stock backend is told of a series as of a category (decision 084). */
const isSeries = /^1\d{9}$/;

async function expectSame(filled: FilledCatalogue, shop = server): Promise<void> {
  const reference = new FilledCatalogue(contractBackend, shop);
  expect(await reference.pull()).toBe(true);
  const [wanted, stored] = [await reference.stored(), await filled.stored()];
  expect(wanted['products']!.size).toBeGreaterThan(60);
  const references = [...wanted['references']!].filter(([id]) => !lacking.test(id));
  const series = new Set(
    [...wanted['products']!].flatMap(([id, row]) =>
      (row as { readonly type?: string }).type === 'collection' ? id : [],
    ),
  );
  const withoutSeries = (rows: ReadonlyMap<string, unknown>): Map<string, unknown> =>
    new Map([...rows].filter(([id]) => !series.has(id)));
  expect(stored).toEqual({
    ...wanted,
    products: withoutSeries(wanted['products']!),
    productDetails: withoutSeries(wanted['productDetails']!),
    categories: new Map([...wanted['categories']!, ...[...stored['categories']!].filter(([id]) => isSeries.test(id))]),
    references: new Map(references),
  });
}

test('the demo, replicated by searching, is what replication brings', async () => {
  const filled = new FilledCatalogue(bySearching);
  expect(await filled.pull()).toBe(true);
  expect(filled.asked.filter((asked) => asked.startsWith('/api/sync'))).toEqual([]);
  await expectSame(filled);

  // Nothing new: products are looked at for changes, the rest is left alone.
  expect(await filled.pull()).toBe(true);
  expect(filled.asked.every((asked) => asked.includes('/product/_search'))).toBe(true);
});

test('a changed product is asked for by its date; one that is gone makes the device walk through all', async () => {
  const filled = new FilledCatalogue(bySearching);
  expect(await filled.pull()).toBe(true);
  const [priced, gone] = demoCatalogue().documents.products!.filter(({ type_id: type }) => type === 'simple');
  const isOfChanges = (asked: string): boolean => asked.includes('size=1&') || asked.includes('updated_at');

  await server.shop('set-price', String(priced!['sku']), 4321);
  expect(await filled.pull()).toBe(true);
  expect(filled.asked.every(isOfChanges)).toBe(true);
  expect(JSON.stringify((await filled.stored())['products']!.get(String(priced!['id'])))).toContain('432100');

  await server.shop('disable', String(gone!['sku']));
  filled.aheadMs = PRODUCTS_RENEWAL_PAUSE_MS;
  expect(await filled.pull()).toBe(true);
  expect(filled.asked.every(isOfChanges)).toBe(false);
  expect((await filled.stored())['products']!.has(String(gone!['id']))).toBe(false);
  await expectSame(filled);
});

test('after a day everything is walked through anyway', async () => {
  const filled = new FilledCatalogue(bySearching);
  expect(await filled.pull()).toBe(true);
  filled.aheadMs = PRODUCTS_RENEWAL_MS + 1;
  expect(await filled.pull()).toBe(true);
  for (const type of ['product', 'category', 'attribute', 'taxrule', 'cms_page', 'cms_block'])
    expect(filled.asked.some((asked) => asked.includes(`/${type}/_search`) && !asked.includes('size=1&'))).toBe(true);
});

test('a walk that is cut off goes on where it was', async () => {
  const many = await startTestServer({ catalogue: syntheticCatalogue(450) });
  const filled = new FilledCatalogue(bySearching, many);
  // Categories, attributes, tax rules and the first page of products.
  filled.cutAfter = 4;
  expect(await filled.pull()).toBe(false);
  filled.cutAfter = Number.POSITIVE_INFINITY;
  expect(await filled.pull()).toBe(true);
  expect(filled.asked[0]).toContain('/product/_search');
  expect(filled.asked[0]).not.toMatch(/"gt":0\b/);
  await expectSame(filled, many);
  await many.close();
});

test('a device that asked another kind of backend before begins anew, in both directions', async () => {
  const filled = new FilledCatalogue(bySearching);
  const before = new FilledCatalogue(contractBackend);
  for (const catalogue of [filled, before]) expect(await catalogue.pull()).toBe(true);
  [filled.openBackend, before.openBackend] = [before.openBackend, filled.openBackend];
  for (const catalogue of [filled, before]) expect(await catalogue.pull()).toBe(true);
  await expectSame(before);
  expect((await filled.stored())['references']!.size).toBeGreaterThan((await before.stored())['references']!.size);
});
