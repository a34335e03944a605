import { and, inArray, or } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { articlesBySku } from './articles.ts';
import { type DocumentRow, readColumns } from './documents.ts';
import { isLive } from './is-live.ts';
import { documents } from './document-schema.ts';

/** Live products that carry one of these skus, themselves or as a variant. */
export async function productsBySku(
  queries: Queries,
  storeCode: string,
  skus: readonly string[],
): Promise<DocumentRow[]> {
  if (skus.length === 0) return [];
  const holders = (await articlesBySku(queries, skus)).map((article) => article.productId);
  return queries
    .select(readColumns)
    .from(documents)
    .where(
      and(
        isLive(storeCode, 'products'),
        or(inArray(documents.sku, [...skus]), holders.length > 0 ? inArray(documents.id, holders) : undefined),
      ),
    );
}
