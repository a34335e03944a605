import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { Queries, ShopDatabase } from '#server/store/database.ts';
import { rowsOf } from '#server/store/documents.ts';
import { EmbeddedDatabase } from '#server/store/embedded-database.ts';
import { totalOf } from '#server/store/list-totals.ts';
import { inTransaction, liftDeadline } from '#server/store/transaction.ts';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { databases } from '#tests/support/contract-shop.ts';

/** The first documents of a database are written without its indexes, which are made of all of them at once (decision 091). */

const COUNT = 300;
/** A busy machine may keep a short statement waiting for seconds. */
const DEADLINE_MS = 5000;

const indexesOf = async (queries: Queries): Promise<string[]> =>
  rowsOf<{ definition: string }>(
    await queries.execute(sql`
      select pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = 'documents'::regclass and indisvalid order by 1`),
  ).map(({ definition }) => definition);

describe.each(databases)('the first documents on $name', ({ open }) => {
  let database: ShopDatabase;

  beforeEach(async () => (database = await open()));
  afterEach(() => database.close());

  test('leave the indexes as they were, and the database knows how they are spread', async () => {
    const { queries } = database;
    const before = await indexesOf(queries);
    expect(before.length).toBeGreaterThan(5);
    await writeCatalogue(queries, syntheticCatalogue(COUNT), storeViews);
    expect(await indexesOf(queries)).toEqual(before);
    const [known] = rowsOf<{ rows: number }>(
      await queries.execute(sql`select reltuples::int as rows from pg_class where oid = 'documents'::regclass`),
    );
    expect(known!.rows).toBeGreaterThan(COUNT * storeViews.length);
  });

  test('are all written or none, with their indexes', async () => {
    const { queries } = database;
    const before = await indexesOf(queries);
    const onWrite = (): void => {
      throw new Error('no more');
    };
    await expect(writeCatalogue(queries, syntheticCatalogue(COUNT), storeViews, { onWrite })).rejects.toThrow(
      'no more',
    );
    expect(await indexesOf(queries)).toEqual(before);
    expect(await totalOf(queries, 'bmno', 'products')).toBe(0);
    await writeCatalogue(queries, syntheticCatalogue(COUNT), storeViews);
    expect(await totalOf(queries, 'bmno', 'products')).toBe(COUNT);
  });

  test('are written without a deadline, and what is read meanwhile is read as ever: JSON is no text', async () => {
    const read = await inTransaction(database.queries, async (queries) => {
      await liftDeadline(queries);
      return rowsOf<{ body: object }>(await queries.execute(sql`select '{"id":1}'::jsonb as body`));
    });
    expect(read).toEqual([{ body: { id: 1 } }]);
  });

  test('are written once: what comes later leaves them alone', async () => {
    const { queries } = database;
    await writeCatalogue(queries, syntheticCatalogue(COUNT), storeViews);
    const again = await writeCatalogue(queries, syntheticCatalogue(10), storeViews);
    expect(again.counts.find(({ collection }) => collection === 'products')).toMatchObject({ read: 10, changed: 0 });
    expect(await totalOf(queries, 'bmno', 'products')).toBe(COUNT);
  });
});

describe('the embedded database', () => {
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stua-first-'));
    const made = await EmbeddedDatabase.open({ folder, copyOf: inject('embeddedDatabase'), deadlineMs: 60_000 });
    await made.close();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('has the first documents after a crash that comes right after them, though they are in no log', async () => {
    const database = await EmbeddedDatabase.open({ folder, deadlineMs: DEADLINE_MS });
    const queries = database.queries as unknown as Queries;
    await writeCatalogue(queries, syntheticCatalogue(COUNT), storeViews);
    // Ends the thread in the middle of it, which is `kill -9` to the files.
    await queries.execute(sql`select count(*) from generate_series(1, 1e15::bigint)`).catch(() => undefined);
    expect(await totalOf(queries, 'bmno', 'products')).toBe(COUNT);
    const found = await queries.execute(
      sql`select id from documents where store_code = 'default' and sku = 'SY-000007'`,
    );
    expect(rowsOf(found)).toHaveLength(1);
    await database.close();
  });

  test('lets a transaction that nobody waits for take its time, and no statement after it', async () => {
    const database = await EmbeddedDatabase.open({ folder, deadlineMs: DEADLINE_MS });
    const queries = database.queries as unknown as Queries;
    const long = sql`select pg_sleep(${(DEADLINE_MS * 1.2) / 1000})`;
    await inTransaction(queries, async (own) => {
      await liftDeadline(own);
      await own.execute(long);
    });
    const endless = queries.execute(sql`select count(*) from generate_series(1, 1e15::bigint)`);
    await expect(endless).rejects.toMatchObject({ cause: { code: '57014' } });
    await database.close();
  });
});
