import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NAME_MAX_LENGTH } from '#config/limits.ts';
import type { Answer } from '#domain/answer.ts';
import type { CategoryMenu } from '#domain/views/menu.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { asJson, category, odd, product, unreadable, unreadableCount } from '#tests/support/broken-documents.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

interface SyncPage {
  readonly documents: readonly object[];
  readonly total: number;
}

/** The shop, with documents in the answers of its replication that its own import would not have let through. */
class BrokenShop {
  /** Documents that come beside those of the shop, by collection; as long as they are set, once to each device. */
  added: Readonly<Record<string, readonly unknown[]>> = {};
  /** What comes instead of a collection. */
  instead: Readonly<Record<string, () => Response>> = {};
  readonly device = new TestDevice({ fetch: (request) => this.answer(request) });
  private readonly given = new Set<string>();

  give(documents: Readonly<Record<string, readonly unknown[]>>): void {
    this.added = documents;
    this.given.clear();
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const collection = /^\/api\/sync\/(\w+)$/.exec(pathname)?.[1] ?? '';
    const instead = this.instead[collection];
    if (instead) return instead();
    // It tells nobody what is new, so everything is asked for.
    if (collection === 'heads') return new Response(null, { status: 404 });
    const response = await server.app.handle(request);
    const added = this.added[collection];
    const pull = `${collection} ${searchParams.get('fields')}`;
    if (!added || this.given.has(pull)) return response;
    this.given.add(pull);
    const page = (await response.json()) as SyncPage;
    const documents = [...added, ...page.documents];
    const body = asJson({ ...page, documents, total: page.total + added.length });
    return new Response(body, { headers: response.headers });
  }
}

const documentsOf = (rows: typeof unreadable): Record<string, unknown[]> =>
  Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list.map(([, document]) => document)]));

interface Tab {
  readonly api: WorkerApi;
  readonly window: Window;
}

let opened: WorkerApi | null = null;

/** Opens a tab; it is the only one. */
async function openTab({ device }: BrokenShop): Promise<Tab> {
  await opened?.close();
  const { api } = device.openTab();
  opened = api;
  const window = new Window(api);
  await window.open();
  return { api, window };
}

afterAll(() => opened?.close());

const progressOf = ({ window }: Tab, isWanted: (progress: SyncProgressView) => boolean): Promise<SyncProgressView> =>
  window.value<SyncProgressView>('sync.progress', {}, isWanted);

const isComplete = ({ state }: SyncProgressView): boolean => state === 'complete';

/** One document after the other, so that none hides behind another. */
describe.each(Object.entries(unreadable))('%s', (collection, rows) => {
  test('each that cannot be read is counted, and stops nothing', async () => {
    const shop = new BrokenShop();
    shop.give({ [collection]: rows.map(([, document]) => document) });
    const tab = await openTab(shop);
    const progress = await progressOf(tab, isComplete);
    expect(progress.unreadable).toBe(rows.length);
    await tab.window.value('listing.category', stue, ({ total }: ListingView) => total >= 4);
  });
});

const stue = { categoryId: '3', filters: {}, sort: 'relevance', page: 1 };
const page = (parentSku: string) => ({ parentSku, childSku: null });

test('the count stays right over a restart, and goes down when documents are mended or go', async () => {
  const shop = new BrokenShop();
  shop.give(documentsOf(unreadable));
  const first = await openTab(shop);
  expect((await progressOf(first, isComplete)).unreadable).toBe(unreadableCount());

  shop.give({});
  const second = await openTab(shop);
  expect((await progressOf(second, isComplete)).unreadable).toBe(unreadableCount());

  // Mended: one with its name, one that had no id, one that is taken away.
  const mended = [product(9002), product(9003), { id: 9004, _deleted: true }];
  shop.give({ products: mended, categories: [category(9101, 3)] });
  await second.api.hint('visible');
  await progressOf(second, ({ unreadable: count }) => count === unreadableCount() - 4);
  await second.window.value('product.bySku', page('ODD-9003'));
});

test('a document that was here and comes back broken stays as it was, and is counted', async () => {
  const shop = new BrokenShop();
  shop.give({ products: [product(9002)] });
  const tab = await openTab(shop);
  expect((await progressOf(tab, isComplete)).unreadable).toBe(0);
  shop.give({ products: [{ ...product(9002), name: null }] });
  await tab.api.hint('visible');
  await progressOf(tab, ({ unreadable: count }) => count === 1);
  expect((await tab.window.value<ProductView>('product.bySku', page('ODD-9002'))).name).toBe('Krakk 9002');
});

test.each([
  ['is refused', () => Response.json({ code: 404, result: { code: 'NOT_FOUND' } }, { status: 404 })],
  ['is no page', () => Response.json([1, 2, 3])],
  ['stands still', () => Response.json({ documents: [], checkpoint: 'same', hasMore: true, total: 9 })],
])('a collection that %s does not stop the others', async (_what, answer) => {
  const shop = new BrokenShop();
  shop.instead = { showrooms: answer, cms_pages: answer };
  const tab = await openTab(shop);
  const isThere = ({ hasDetails }: ProductView): boolean => hasDetails;
  expect((await tab.window.value<ProductView>('product.bySku', page('SOFA'), isThere)).description).toEqual([
    'SOFA er en lampe.',
  ]);
  expect((await progressOf(tab, ({ done }) => done > 0)).state).toBe('running');
});

describe('documents that the contract allows and no shop wants', () => {
  let tab: Tab;

  beforeAll(async () => {
    const shop = new BrokenShop();
    shop.give(odd);
    tab = await openTab(shop);
    expect(await progressOf(tab, isComplete)).toMatchObject({ unreadable: 0 });
  });

  const productView = (sku: string): Promise<ProductView> => tab.window.value('product.bySku', page(sku));

  test('every product has its page, and the listing all of them', async () => {
    for (const { sku } of odd['products']!) expect((await productView(String(sku))).sku).toBe(sku);
    const listing = await tab.window.value<ListingView>('listing.category', stue);
    const skus = listing.cards.map((card) => card.sku);
    expect(skus).toEqual(
      expect.arrayContaining(['ODD-9050', 'ODD-9051', 'ODD-9052', 'ODD-9053', 'ODD-9054', 'ODD-9061']),
    );
  });

  test('names end somewhere, have no markup that runs, and are never empty', async () => {
    expect((await productView('ODD-9050')).name).toHaveLength(NAME_MAX_LENGTH + 1);
    expect((await productView('ODD-9052')).name).toBe('ODD-9052');
    const { description, name } = await productView('ODD-9051');
    expect(name).toContain('<img');
    expect(description.join(' ')).not.toMatch(/__ran|</);
  });

  test.each(['ODD-9053', 'ODD-9054', 'ODD-9060', 'ODD-9061'])('%s has no price and cannot be bought', async (sku) => {
    const { chosen } = await productView(sku);
    expect(chosen.price.amountMinor).toBeNull();
    const added = await tab.api.command('cart.add', {
      operationId: `add-${sku}`,
      parentSku: sku,
      sku: chosen.sku,
      qty: 1,
    });
    expect(added).toMatchObject({ ok: false });
  });

  test('categories in a circle have their menu, their way and their page', async () => {
    const menu = await tab.window.value<readonly CategoryMenu[]>('category.tree', {});
    const names = JSON.stringify(menu);
    for (const id of [9150, 9151, 9152]) expect(names).toContain(`"${id}"`);
    for (const id of ['9150', '9151', '9152', '9153', '9154']) {
      const listing = await tab.window.answer<ListingView>('listing.category', { ...stue, categoryId: id }, isSettled);
      expect(listing.state, id).toBe('ready');
      await tab.window.answer('page.byPath', { path: `/rom-${id}` }, ({ state }) => state === 'ready');
    }
  });
});

function isSettled({ state }: Answer<unknown>): boolean {
  return state !== 'loading';
}
