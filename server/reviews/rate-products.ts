import { and, sql } from 'drizzle-orm';
import type { ReviewBottomline } from '#schemas/api/generated/types.gen.ts';
import type { WireDocument } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { writeDocuments } from '../store/document-writer.ts';
import { isLive } from '../store/is-live.ts';
import { isOneOf } from '../store/is-one-of.ts';
import { documents } from '../store/document-schema.ts';

/** What lists show of the reviews of a product (contract: Product.review_summary). */
interface ReviewSummary {
  readonly average: number;
  readonly count: number;
}

/** What a store view's products are rated, by sku. */
export type Ratings = ReadonlyMap<string, ReviewSummary>;

/** The ratings that a store view's reviews come to; of these products alone, where they are named. */
export async function ratingsOf(queries: Queries, storeCode: string, skus?: readonly string[]): Promise<Ratings> {
  const rows = await queries
    .select({ sku: documents.id, bottomline: sql<ReviewBottomline>`${documents.body} -> 'bottomline'` })
    .from(documents)
    .where(and(isLive(storeCode, 'reviews'), skus && isOneOf(documents.id, skus)));
  return new Map(rows.flatMap(({ sku, bottomline }) => ratingEntry(sku, bottomline)));
}

/** The rating of a document of reviews under its sku; nothing where it has no review. */
export function ratingEntry(sku: string, bottomline: unknown): [string, ReviewSummary][] {
  const { average_score: average, total_review: count } = (bottomline ?? {}) as Partial<ReviewBottomline>;
  return count && average ? [[sku, { average, count }]] : [];
}

/** A product with its rating, or without one where nobody has reviewed it. */
export function withRating(product: WireDocument, ratings: Ratings): WireDocument {
  const { review_summary: _before, ...plain } = product;
  const rating = ratings.get(String(product['sku']));
  return rating ? { ...plain, review_summary: rating } : plain;
}

/** Writes into products what their reviews come to. The caller holds the catalogue lock. */
export async function rateProducts(queries: Queries, storeCode: string, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  const ratings = await ratingsOf(queries, storeCode, skus);
  const rows = await queries
    .select({ body: documents.body })
    .from(documents)
    .where(and(isLive(storeCode, 'products'), isOneOf(documents.sku, skus)));
  const products = rows.map(({ body }) => withRating(body as WireDocument, ratings));
  await writeDocuments(queries, storeCode, 'products', products);
}
