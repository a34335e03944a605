import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { VISIBILITY_NOT_ALONE } from '#domain/product-load.ts';
import type { Collection } from './collections.ts';
import type { Queries } from './database.ts';
import type { DocumentRow } from './documents.ts';
import { documents } from './document-schema.ts';

/** The first live document of a store view that meets the condition, in the order of the collections. */
export async function firstOf(
  queries: Queries,
  storeCode: string,
  collections: readonly Collection[],
  condition: SQL | undefined,
): Promise<DocumentRow | undefined> {
  const place = sql`array_position(${sql.param([...collections])}::text[], ${documents.collection}::text)`;
  const isPart = sql`${documents.body} ->> 'visibility' = ${String(VISIBILITY_NOT_ALONE)}`;
  const hasNoPage = sql`coalesce(${documents.collection} = 'products' and ${isPart}, false)`;
  const [row] = await queries
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
    // Of two with one name, the one that a device takes, whose documents are in the order of their ids; one without a page of its
    // own takes the name from nothing that has one.
    .orderBy(hasNoPage, place, sql`${documents.id} collate "C"`)
    .limit(1);
  return row;
}
