import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { languageOfLocale } from '#config/languages.ts';
import { SITE_REVIEWS } from '#config/reviews.ts';
import type { StoreView } from '#config/stores.ts';
import { cleanReview, reviewProblems } from '#domain/review.ts';
import type { OwnReview, ReviewEntry, ReviewSubmission } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { isOneOf } from '../store/is-one-of.ts';
import { submittedReviews } from '../store/review-schema.ts';
import { articles, orders } from '../store/schema.ts';
import { lockCatalogue } from '../store/transaction.ts';
import { changeReviews, reviewedProduct } from './review-documents.ts';

type SubmittedReview = typeof submittedReviews.$inferSelect;
export type ReviewState = SubmittedReview['state'];

/** Reviews that were sent in are told apart from those that were imported by ids that begin here. */
const IDS_FROM = 1_000_000_000;
const OWN_MAX = 100;

/** Keeps a review until somebody has looked at it. Returns its id, or why it cannot be meant. */
export async function submitReview(
  queries: Queries,
  submission: ReviewSubmission,
  from: { readonly store: StoreView; readonly customerId: number | null },
): Promise<{ readonly id: number } | 'invalid' | 'unknownProduct'> {
  const { sku, product_title: productTitle, review_score: score, review_title: title, email } = submission;
  const form = cleanReview({ score, title, text: submission.review_content, name: submission.display_name, email });
  if (Object.keys(reviewProblems(form)).length > 0) return 'invalid';
  const { store, customerId } = from;
  const product = sku === SITE_REVIEWS ? { name: productTitle } : await reviewedProduct(queries, store.code, sku);
  if (!product) return 'unknownProduct';
  const [row] = await queries
    .insert(submittedReviews)
    .values({
      storeCode: store.code,
      sku,
      // The shop knows what it is called; what a caller says of it is not shown to anybody.
      productTitle: sku === SITE_REVIEWS ? '' : String(product['name']),
      customerId,
      email: form.email,
      displayName: form.name,
      score,
      title: form.title,
      content: form.text,
      language: languageOf(store, submission),
      state: 'waiting',
      createdAt: new Date(),
    })
    .returning();
  return { id: IDS_FROM + row!.id };
}

/** What its words are taken to be in (decision 024). */
function languageOf({ locales }: StoreView, { language }: ReviewSubmission): string {
  const known = locales.map(languageOfLocale);
  return known.find((each) => each === language) ?? known[0]!;
}

/** Reviews that were sent in, oldest first. */
export async function submittedOf(queries: Queries, state: ReviewState | null): Promise<SubmittedReview[]> {
  const rows = await queries
    .select()
    .from(submittedReviews)
    .where(state === null ? undefined : eq(submittedReviews.state, state))
    .orderBy(asc(submittedReviews.id));
  return rows.map((row) => ({ ...row, id: IDS_FROM + row.id }));
}

/** What a customer wrote, newest first, wherever it is on its way. */
export async function reviewsOfCustomer(queries: Queries, customerId: number): Promise<OwnReview[]> {
  const rows = await queries
    .select()
    .from(submittedReviews)
    .where(eq(submittedReviews.customerId, customerId))
    .orderBy(desc(submittedReviews.id))
    .limit(OWN_MAX);
  return rows.map(({ id, sku, productTitle, score, title, content, createdAt, state }) => ({
    id: IDS_FROM + id,
    sku,
    product_title: productTitle,
    score,
    title,
    content,
    created_at: createdAt.toISOString(),
    state,
  }));
}

/** Publishes a review, or takes it out again. Runs in a transaction; returns what it is about, or `null` for an unknown id. */
export async function decideReview(
  queries: Queries,
  publicId: number,
  state: Exclude<ReviewState, 'waiting'>,
): Promise<SubmittedReview | null> {
  await lockCatalogue(queries);
  const [row] = await queries
    .update(submittedReviews)
    .set({ state })
    .where(eq(submittedReviews.id, publicId - IDS_FROM))
    .returning();
  if (!row) return null;
  await putInPlace(queries, { ...row, state });
  return row;
}

/** Puts what was published before into documents that an import has replaced. The caller holds the catalogue lock. */
export async function putBackPublished(queries: Queries, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  const rows = await queries
    .select()
    .from(submittedReviews)
    .where(and(eq(submittedReviews.state, 'published'), isOneOf(submittedReviews.sku, skus)));
  for (const row of rows) await putInPlace(queries, row);
}

async function putInPlace(queries: Queries, row: SubmittedReview): Promise<void> {
  const publicId = IDS_FROM + row.id;
  const isVerified = await hasBought(queries, row);
  await changeReviews(queries, row.sku, (reviews, productId) => {
    // One that is published already keeps its votes.
    const own = reviews.find(({ id }) => id === publicId) ?? entryOf(row, publicId, { isVerified, productId });
    return [...reviews.filter(({ id }) => id !== publicId), ...(row.state === 'published' ? [own] : [])];
  });
}

function entryOf(
  row: SubmittedReview,
  id: number,
  { isVerified, productId }: { readonly isVerified: boolean; readonly productId: unknown },
): ReviewEntry {
  return {
    id,
    score: row.score,
    votes_up: 0,
    votes_down: 0,
    title: row.title,
    content: row.content,
    created_at: row.createdAt.toISOString(),
    deleted: false,
    verified_buyer: isVerified,
    custom_fields: { language: row.language },
    ...(typeof productId === 'number' ? { product_id: productId } : {}),
    is_incentivized: false,
    images_data: [],
    // Each review has a user of its own: no number tells which of them one customer wrote.
    user: { user_id: id, display_name: row.displayName, social_image: null, user_type: 'User', is_social_connected: 0 },
  };
}

/** Whether whoever wrote it has ordered it with the same account and not cancelled that; of the shop, whether they ordered anything. */
async function hasBought(queries: Queries, { customerId, sku, storeCode }: SubmittedReview): Promise<boolean> {
  if (customerId === null) return false;
  const placed = await queries
    .select({ lines: orders.lines })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.storeCode, storeCode), ne(orders.status, 'canceled')));
  if (sku === SITE_REVIEWS) return placed.length > 0;
  const [article] = await queries.select().from(articles).where(eq(articles.sku, sku));
  const ofProduct = article ? [article] : await articlesOfProduct(queries, storeCode, sku);
  const skus = new Set(ofProduct.map((each) => each.sku));
  return placed.some(({ lines }) => lines.some((line) => skus.has(String(line['sku']))));
}

async function articlesOfProduct(queries: Queries, storeCode: string, sku: string) {
  const product = await reviewedProduct(queries, storeCode, sku);
  return queries
    .select()
    .from(articles)
    .where(eq(articles.productId, String(product?.['id'])));
}
