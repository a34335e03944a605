import { eq, and, sql } from 'drizzle-orm';
import { SITE_REVIEWS } from '#config/reviews.ts';
import { storeViews } from '#config/stores.ts';
import type { ProductReviewsDocument, ReviewEntry } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { writeDocuments } from '../store/document-writer.ts';
import { documentsById } from '../store/documents.ts';
import { isLive } from '../store/is-live.ts';
import { documents } from '../store/document-schema.ts';
import { bottomlineOf } from './bottomline.ts';
import { rateProducts } from './rate-products.ts';

/** The published reviews of a product or of the shop in a store view, or `undefined` without any. */
export async function reviewsOf(
  queries: Queries,
  storeCode: string,
  sku: string,
): Promise<ProductReviewsDocument | undefined> {
  const [row] = await documentsById(queries, storeCode, 'reviews', [sku]);
  return row?.body as ProductReviewsDocument | undefined;
}

/** The published review with this id, and what it is about. */
export async function reviewById(
  queries: Queries,
  storeCode: string,
  id: number,
): Promise<{ readonly sku: string; readonly review: ReviewEntry } | undefined> {
  const [row] = await queries
    .select({ body: documents.body })
    .from(documents)
    .where(
      and(isLive(storeCode, 'reviews'), sql`${documents.body} @> ${JSON.stringify({ reviews: [{ id }] })}::jsonb`),
    );
  const document = row?.body as ProductReviewsDocument | undefined;
  const review = document?.reviews.find((each) => each.id === id);
  return document && review && { sku: document.sku, review };
}

/** What a store view sells under a sku, as reviews name it; `undefined` where it does not. */
export async function reviewedProduct(
  queries: Queries,
  storeCode: string,
  sku: string,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await queries
    .select({ body: documents.body })
    .from(documents)
    .where(and(isLive(storeCode, 'products'), eq(documents.sku, sku)));
  return row && { id: row.body['id'], domain_key: sku, name: row.body['name'], image_url: row.body['image'] ?? null };
}

/**
 * Changes the reviews of a product or of the shop in every store view that has it, with what is counted in them, and the rating
 * that lists show. The caller holds the catalogue lock.
 */
export async function changeReviews(
  queries: Queries,
  sku: string,
  change: (reviews: readonly ReviewEntry[], productId: unknown) => readonly ReviewEntry[],
): Promise<void> {
  for (const store of storeViews) {
    const known = await reviewsOf(queries, store.code, sku);
    const product = sku === SITE_REVIEWS ? undefined : await reviewedProduct(queries, store.code, sku);
    if (!known && !product && sku !== SITE_REVIEWS) continue;
    const reviews = [...change(known?.reviews ?? [], product?.['id'])].sort((a, b) =>
      b.created_at.localeCompare(a.created_at),
    );
    const changed = {
      ...(known ?? { id: sku, sku, grouping_data: null, ...(product ? { products: [product] } : {}) }),
      reviews,
      bottomline: bottomlineOf(reviews.map(({ score }) => score)),
      pagination: { page: 1, per_page: Math.max(1, reviews.length), total: reviews.length },
    };
    await writeDocuments(queries, store.code, 'reviews', [changed]);
    await rateProducts(queries, store.code, [sku]);
  }
}
