import { languageOfLocale } from '#config/languages.ts';
import { reviewKey, reviewProvider } from '#config/review-provider.ts';
import { SITE_REVIEWS } from '#config/reviews.ts';
import { inStore, productPath } from '#domain/paths.ts';
import { plainParagraphs } from '#domain/plain-text.ts';
import { cleanReview, type ReviewForm, reviewProblems, type Vote } from '#domain/review.ts';
import { inLocale } from '#domain/translations.ts';
import type { ReviewSubmission } from '#schemas/api/generated/types.gen.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { votesOf } from '../documents/reviews.ts';
import { logMessage } from '../log-message.ts';
import { JSON_HEADERS } from '../outbox/calls/call.ts';
import { enqueueWish } from '../outbox/queue-wish.ts';

export interface SendReview extends ReviewForm {
  readonly operationId: string;
  /** Of the product, or the id that stands for the shop. */
  readonly sku: string;
}

export interface GiveVote {
  readonly operationId: string;
  readonly reviewId: number;
  readonly vote: Vote;
  /** What the counter of that way says; the device may let go of the review itself. */
  readonly before: number;
}

/** Queues a review; one of the same thing that waits is replaced by it (spec 7: new review, D83). */
export async function send(context: WorkerContext, { operationId, sku, ...typed }: SendReview): Promise<Result<null>> {
  const form = cleanReview(typed);
  if (Object.keys(reviewProblems(form)).length > 0) return fail({ code: 'fixValidationErrors' });
  const body = await submissionOf(context, sku, form);
  if (!body) {
    logMessage({ code: 'reviewFieldsMissing' }, sku);
    return fail({ code: 'reviewSubmitFailed' });
  }
  const { score, title, text } = form;
  const queued = await enqueueWish(context, {
    name: context.cart,
    id: operationId,
    wish: { kind: 'review', sku, productName: sku === SITE_REVIEWS ? '' : body.product_title, score, title, text },
    wire: {
      method: 'POST',
      url: `${reviewProvider.base}/v1/widget/reviews`,
      headers: JSON_HEADERS,
      body: JSON.stringify(body),
    },
  });
  if (queued.ok) context.outbox.filled();
  return queued;
}

/** Queues a vote on a review. A device has one on each, which stays as it is (D55). */
export async function vote(
  context: WorkerContext,
  { operationId, reviewId, vote: way, before }: GiveVote,
): Promise<Result<null>> {
  const { shopper } = context;
  if (!Number.isInteger(reviewId) || (way !== 'up' && way !== 'down')) {
    logMessage({ code: 'reviewVoteFieldsMissing' }, String(reviewId));
    return fail({ code: 'fixValidationErrors' });
  }
  if (votesOf(await shopper.tasks(), await shopper.customers()).has(reviewId)) return ok(null);
  const queued = await enqueueWish(context, {
    name: context.cart,
    id: operationId,
    wish: { kind: 'reviewVote', reviewId, vote: way, before },
    wire: {
      method: 'POST',
      url: `${reviewProvider.base}/reviews/${reviewId}/vote/${way}`,
      headers: {},
      body: null,
    },
  });
  if (queued.ok) context.outbox.filled();
  return queued;
}

/** All that the provider wants to know of a review, or `null`: something of it is not known (spec 5: review submission). */
async function submissionOf(
  { catalogue, store, locale, ports }: WorkerContext,
  sku: string,
  { score, title, text, name, email }: ReviewForm,
): Promise<ReviewSubmission | null> {
  const appkey = reviewKey(store.code);
  if (appkey === null) return null;
  const about = sku === SITE_REVIEWS ? { path: '/', ...shopFacts } : await productFacts({ catalogue, locale }, sku);
  if (!about) return null;
  const url = `${ports.apiOrigin}${inStore(store, about.path)}`;
  return {
    appkey,
    domain: reviewProvider.domain,
    sku,
    product_title: about.title,
    product_description: about.description,
    product_url: url,
    // The provider wants a picture of everything; what has none is pictured by its page.
    product_image_url: about.image === null ? url : `${ports.apiOrigin}/media${about.image}`,
    display_name: name,
    email,
    review_content: text,
    review_title: title,
    review_score: score,
    language: languageOfLocale(locale),
  };
}

const shopFacts = { title: reviewProvider.domain, description: reviewProvider.domain, image: null };

async function productFacts({ catalogue, locale }: Pick<WorkerContext, 'catalogue' | 'locale'>, sku: string) {
  const id = catalogue.index.idOfSku(sku);
  const summary = id === null ? undefined : (await catalogue.summaries([id])).get(id);
  if (!summary) return null;
  const { name } = inLocale(summary, locale);
  const [details] = await catalogue.writers.productDetails.read([summary.id]);
  const [description] = plainParagraphs(details ? (inLocale(details, locale).description ?? '') : '');
  return { path: productPath(summary), title: name, description: description ?? name, image: summary.image };
}
