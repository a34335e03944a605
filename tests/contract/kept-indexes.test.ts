import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StoreView, storeViewByCode, storeViews } from '#config/stores.ts';
import { listingSorts } from '#domain/listing.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { type IndexShelf, KeptIndex } from '#server/render/kept-index.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import { WrittenIndexes } from '#server/render/written-indexes.ts';
import type { WireDocument } from '#server/store/collections.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';

/** The index that a start takes over instead of making it (decision 091). */

const COUNT = 120;
const bmno = storeViewByCode('bmno')!;

let folder: string;
let shelf: IndexShelf;
let database: ShopDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stua-indexes-'));
  shelf = { folder, version: 'test' };
  database = await openPostgresDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
  rmSync(folder, { recursive: true });
});

const products = (count: number): WireDocument[] => [...syntheticCatalogue(count).documents.products!];

/** Fills the shop, and keeps what its pages need. */
async function fill(list: readonly WireDocument[] = products(COUNT)): Promise<void> {
  const catalogue = { ...syntheticCatalogue(COUNT).documents, products: list };
  const indexes = new WrittenIndexes();
  const { onWrite } = indexes;
  await writeCatalogue(database.queries, { documents: catalogue, rejections: [] }, storeViews, { onWrite });
  await indexes.keep(database.queries, shelf);
}

const write = (...changed: WireDocument[]) =>
  writeCatalogue(database.queries, { documents: { products: changed }, rejections: [] }, storeViews);

/** A catalogue after a start that took over what was kept. */
async function restored(store: StoreView): Promise<ServerCatalogue> {
  const catalogue = new ServerCatalogue(database.queries, store, new KeptIndex(shelf, store.code));
  await catalogue.restore();
  return catalogue;
}

/** A catalogue that reads all products. */
async function madeAnew(store: StoreView): Promise<ServerCatalogue> {
  const catalogue = new ServerCatalogue(database.queries, store);
  await catalogue.refresh();
  return catalogue;
}

/** What an index answers; values of a facet have the order in which somebody first had them. */
const answersOf = ({ index }: ServerCatalogue) =>
  listingSorts.map((sort) => {
    const { ids, total, facets } = index.answer({ categoryId: null, filters: {}, sort, limit: 2 * COUNT });
    const counted = [...facets].flatMap(([code, list]) => list.map(({ value, count }) => `${code}=${value}: ${count}`));
    return { ids, total, counted: counted.sort() };
  });

describe('what is kept while a shop is filled', () => {
  test.each(storeViews)('answers in $code as if it was made of what is stored', async (store) => {
    await fill();
    const kept = await restored(store);
    expect(kept.changeNumber).toBeGreaterThan(0);
    expect(kept.categories.length).toBeGreaterThan(0);
    expect(answersOf(kept)).toEqual(answersOf(await madeAnew(store)));
    expect(kept.index.columns.numbers).toEqual((await madeAnew(store)).index.columns.numbers);
  });

  test('lacks what is not on sale', async () => {
    const [gone, ...others] = products(COUNT);
    await fill([{ ...gone!, status: 2 }, ...others]);
    expect((await restored(bmno)).index.size).toBe(COUNT - 1);
  });

  test('is followed by what changed since', async () => {
    await fill();
    const [first, second] = products(2);
    await write({ ...first!, status: 2 }, { ...second!, created_at: '2026-01-01 00:00:00' });
    const kept = await restored(bmno);
    expect(kept.index.size).toBe(COUNT - 1);
    expect(answersOf(kept)).toEqual(answersOf(await madeAnew(bmno)));
  });

  test('has the prices of now, when one began or ended meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-01T12:00:00Z') });
    const plain = products(COUNT).find((one) => one['type_id'] === 'simple');
    const reduced = { special_price_incl_tax: 1, special_from_date: '2026-04-01', special_to_date: '2026-05-02' };
    const { final_price_incl_tax: _final, ...rest } = plain!;
    await fill([...products(COUNT).filter(({ id }) => id !== plain!.id), { ...rest, ...reduced }]);
    const cheapest = async (catalogue: ServerCatalogue): Promise<string | undefined> =>
      catalogue.index.answer({ categoryId: null, filters: {}, sort: 'price', limit: 1 }).ids[0];
    expect(await cheapest(await restored(bmno))).toBe(String(plain!.id));
    vi.setSystemTime(Date.parse('2026-05-09T12:00:00Z'));
    expect(await cheapest(await restored(bmno))).not.toBe(String(plain!.id));
  });
});

test('an index of many products that nobody kept is made once, and kept for the next start', async () => {
  await writeCatalogue(database.queries, syntheticCatalogue(1100), [bmno]);
  const catalogue = await restored(bmno);
  expect(catalogue.changeNumber).toBe(0);
  await catalogue.refresh();
  expect(readdirSync(folder)).toEqual(['bmno.index']);
  expect((await restored(bmno)).index.size).toBe(1100);
});
