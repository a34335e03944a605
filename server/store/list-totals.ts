import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Collection } from './collections.ts';
import type { Queries } from './database.ts';
import { listTotals } from './document-schema.ts';

/** How many documents of a collection a device has once it is complete. */
export async function totalOf(queries: Queries, storeCode: string, collection: Collection): Promise<number> {
  const [row] = await queries
    .select({ total: listTotals.total })
    .from(listTotals)
    .where(and(eq(listTotals.storeCode, storeCode), eq(listTotals.collection, collection)));
  return row?.total ?? 0;
}

/**
 * Adds to a list's total. It is part of the statement that adds or removes documents, so that both happen or none; what `more`
 * reads is as it was before that statement. The caller holds the catalogue lock.
 */
export function addToTotal(storeCode: string, collection: Collection, more: SQL): SQL {
  return sql`insert into list_totals as counted (store_code, collection, total)
    values (${storeCode}, ${collection}, ${more})
    on conflict (store_code, collection) do update set total = counted.total + excluded.total`;
}
