import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** How many rows one statement deletes: so few that it ends long before its deadline, with all that goes along with a row. */
export const DELETED_AT_ONCE = 1000;

/**
 * Deletes some of the rows of a table that meet a condition, and says whether there may be more. It leaves those alone that somebody else
 * holds, so servers that delete at the same time do not wait for each other.
 */
export async function deleteBatch(queries: Queries, table: PgTable, where: SQL | undefined): Promise<boolean> {
  const some = queries
    .select({ place: sql`ctid` })
    .from(table)
    .where(where)
    .limit(DELETED_AT_ONCE)
    .for('update', { skipLocked: true });
  const gone = await queries
    .delete(table)
    .where(sql`ctid = any(array(${some}))`)
    .returning({ place: sql`ctid` });
  return gone.length === DELETED_AT_ONCE;
}
