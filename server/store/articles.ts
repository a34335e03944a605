import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { rowsOf } from './documents.ts';
import { articles } from './schema.ts';

/** Stock of one article. */
export type Article = typeof articles.$inferSelect;

const WRITE_BATCH = 1000;

/** Articles with these skus, in no order; unknown skus are left out. */
export async function articlesBySku(queries: Queries, skus: readonly string[]): Promise<Article[]> {
  if (skus.length === 0) return [];
  return queries
    .select()
    .from(articles)
    .where(inArray(articles.sku, [...skus]));
}

/** Adds or replaces articles. Returns the skus that changed. */
export async function writeArticles(queries: Queries, rows: readonly Article[]): Promise<string[]> {
  const changed: string[] = [];
  for (let start = 0; start < rows.length; start += WRITE_BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + WRITE_BATCH));
    const result = await queries.execute(sql`
      insert into articles as stored (sku, article_id, product_id, qty, is_in_stock, is_managed, status)
      select distinct on (sku) * from jsonb_to_recordset(${batch}::jsonb) as row(
        sku text, "articleId" bigint, "productId" text, qty double precision, "isInStock" boolean, "isManaged" boolean,
        status text)
      on conflict (sku) do update set article_id = excluded.article_id, product_id = excluded.product_id,
        qty = excluded.qty, is_in_stock = excluded.is_in_stock, is_managed = excluded.is_managed,
        status = excluded.status
      where (stored.article_id, stored.product_id, stored.qty, stored.is_in_stock, stored.is_managed)
        is distinct from (excluded.article_id, excluded.product_id, excluded.qty, excluded.is_in_stock, excluded.is_managed)
        or stored.status is distinct from excluded.status
      returning sku`);
    changed.push(...rowsOf<{ sku: string }>(result).map((row) => row.sku));
  }
  return changed;
}

/** An update of articles whose rows, as they are then, are read by the statement that it is part of. */
export type ArticleUpdate = ReturnType<typeof settingQty> | ReturnType<typeof takingPieces>;

/** What is said of an article that there is. */
const statusInStock = sql`nullif(${articles.status}, 'out_of_stock')`;

/**
 * Sets the quantity of an article, which counts from then on; it is in stock while there is any, whatever was said of it when there was
 * none.
 */
export function settingQty(queries: Queries, sku: string, qty: number) {
  return queries
    .update(articles)
    .set({ qty, isManaged: true, isInStock: qty > 0, ...(qty > 0 ? { status: statusInStock } : {}) })
    .where(eq(articles.sku, sku))
    .returning(getTableColumns(articles));
}

/**
 * Takes pieces of articles out of the stock where it is managed, by sku; less than nothing puts them back, by the same rule as when a
 * quantity is set. The caller has checked that there are as many.
 */
export function takingPieces(queries: Queries, pieces: ReadonlyMap<string, number>) {
  const [skus, counts] = [sql.param([...pieces.keys()]), sql.param([...pieces.values()])];
  const left = sql`${articles.qty} - taken.pieces`;
  return queries
    .update(articles)
    .set({
      qty: left,
      isInStock: sql`${left} > 0`,
      status: sql`case when ${left} > 0 then ${statusInStock} else ${articles.status} end`,
    })
    .from(sql`unnest(${skus}::text[], ${counts}::float8[]) as taken(sku, pieces)`)
    .where(and(eq(articles.sku, sql`taken.sku`), eq(articles.isManaged, true)))
    .returning(getTableColumns(articles));
}
