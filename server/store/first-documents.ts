import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { rowsOf } from './documents.ts';

/** Whether no document was ever written. */
export async function isWithoutDocuments(queries: Queries): Promise<boolean> {
  const [found] = rowsOf<{ is_empty: boolean }>(
    await queries.execute(sql`select not exists (select from documents) as is_empty`),
  );
  return found!.is_empty;
}

/**
 * Runs `work`, which writes the first documents of all, in a transaction that may take its time. The database makes its indexes
 * of all documents at once, which takes a fraction of the time and the room that one document after the other takes, and it
 * learns how they are spread.
 */
export async function asFirstDocuments<T>(queries: Queries, work: () => Promise<T>): Promise<T> {
  // What is written into a table of this transaction needs no log (`wal_level` minimal): it is all there or not at all.
  await queries.execute(sql`truncate documents`);
  const indexes = rowsOf<{ name: string; definition: string }>(
    await queries.execute(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'documents'::regclass and not indisprimary`),
  );
  for (const { name } of indexes) await queries.execute(sql.raw(`drop index ${name}`));
  const outcome = await work();
  for (const { definition } of indexes) await queries.execute(sql.raw(definition));
  await queries.execute(sql`analyze documents`);
  return outcome;
}
