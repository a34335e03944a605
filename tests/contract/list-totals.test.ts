import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { WireDocument } from '#server/store/collections.ts';
import type { Queries, ShopDatabase } from '#server/store/database.ts';
import { writeDocuments } from '#server/store/document-writer.ts';
import { removeDocuments, rowsOf } from '#server/store/documents.ts';
import { totalOf } from '#server/store/list-totals.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { databases } from '#tests/support/contract-shop.ts';

/** A list's total is kept where documents are written, and is always what counting the list would give (contract: replicate). */

const ENABLED = 1;
const DISABLED = 2;
const product = (id: number, status = ENABLED): WireDocument => ({ id, sku: `P${id}`, name: `Piece ${id}`, status });

/** Every list with another total than it has live documents. */
const wrongTotals = async (queries: Queries): Promise<unknown[]> =>
  rowsOf(
    await queries.execute(sql`
      select store_code, collection, kept.total, live.total as counted from list_totals as kept
      full join (
        select store_code, collection, count(*) as total from documents where not is_gone group by 1, 2
      ) as live using (store_code, collection)
      where coalesce(kept.total, 0) <> coalesce(live.total, 0)`),
  );

describe.each(databases)('the total of a list on $name', ({ open }) => {
  let database: ShopDatabase;

  beforeEach(async () => (database = await open()));
  afterEach(() => database.close());

  test.each([
    { what: 'new documents', write: [product(4)], remove: [], total: 3 },
    { what: 'documents as they were', write: [product(1), product(2)], remove: [], total: 2 },
    { what: 'a changed document', write: [{ ...product(1), name: 'Other' }], remove: [], total: 2 },
    { what: 'a document that goes', write: [product(1, DISABLED)], remove: [], total: 1 },
    { what: 'a document that comes back', write: [product(3)], remove: [], total: 3 },
    {
      what: 'one that goes, one that comes, one that stays',
      write: [product(1, DISABLED), product(2), product(4)],
      remove: [],
      total: 2,
    },
    { what: 'removed documents', write: [], remove: ['1', '2'], total: 0 },
    { what: 'removed documents that are gone or were never here', write: [], remove: ['3', '99'], total: 2 },
  ])('is right after $what', async ({ write, remove, total }) => {
    const { queries } = database;
    await writeDocuments(queries, 'bmno', 'products', [product(1), product(2), product(3, DISABLED)]);
    await writeDocuments(queries, 'default', 'products', [product(1)]);
    expect(await totalOf(queries, 'bmno', 'products')).toBe(2);
    await writeDocuments(queries, 'bmno', 'products', write);
    await removeDocuments(queries, 'bmno', 'products', remove);
    expect(await totalOf(queries, 'bmno', 'products')).toBe(total);
    expect(await totalOf(queries, 'default', 'products')).toBe(1);
    expect(await wrongTotals(queries)).toEqual([]);
  });

  test('is right after a catalogue in many batches, and of what was rolled back nothing stays', async () => {
    const { queries } = database;
    await writeCatalogue(queries, syntheticCatalogue(600), storeViews);
    expect(await totalOf(queries, 'bmno', 'products')).toBe(600);
    const failed = inTransaction(queries, async (own) => {
      await writeDocuments(own, 'bmno', 'products', [product(700_001)]);
      throw new Error('no more');
    });
    await expect(failed).rejects.toThrow('no more');
    expect(await totalOf(queries, 'bmno', 'products')).toBe(600);
    expect(await wrongTotals(queries)).toEqual([]);
  });
});
