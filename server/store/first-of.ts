import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Collection } from './collections.ts';
import type { Queries } from './database.ts';
import type { DocumentRow } from './documents.ts';
import { documents } from './schema.ts';

/** The first live document of a store view that meets the condition, in the order of the collections. */
export async function firstOf(
  queries: Queries,
  storeCode: string,
  collections: readonly Collection[],
  condition: SQL | undefined,
): Promise<DocumentRow | undefined> {
  const rows = await queries
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.storeCode, storeCode),
        eq(documents.isGone, false),
        inArray(documents.collection, [...collections]),
        condition,
      ),
    )
    .limit(collections.length);
  const place = ({ collection }: DocumentRow): number => collections.indexOf(collection as Collection);
  return rows.sort((a, b) => place(a) - place(b))[0];
}
