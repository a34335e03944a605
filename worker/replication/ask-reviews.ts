import * as z from 'zod/mini';
import { reviewKey, reviewProvider } from '#config/review-provider.ts';
import { SITE_REVIEWS } from '#config/reviews.ts';
import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { reviewsFromWire } from '#domain/wire/reviews.ts';
import type { ProductReviewsDocument } from '#schemas/api/generated/types.gen.ts';
import type { WorkerContext } from '../context.ts';
import { logMessage } from '../log-message.ts';
import { REVIEWS_PULL } from './pulls.ts';
import { isHere } from '../catalogue/is-here.ts';
import { zReviews } from './late-pulls.ts';

const PAGE_MAX = 100;

const zAnswer = z.object({ response: z.looseObject({ reviews: z.array(z.unknown()) }) });

/**
 * Asks the provider for the reviews of a product or of the shop that are not on the device, such as before replication has brought
 * them, or where a backend replicates none (spec 7: reviews). A failure is logged and shows nothing (spec 8).
 */
export async function askReviews(context: WorkerContext, sku: string): Promise<void> {
  const { catalogue, connection, api, store } = context;
  const key = reviewKey(store.code);
  if (isHere(catalogue, REVIEWS_PULL) || key === null || !connection.isOnline) return;
  const { reviews } = catalogue.writers;
  if ((await reviews.read([sku])).length > 0) return;
  const answer = await api.call({
    path: `${reviewProvider.base}/v1/widget/${encodeURIComponent(key)}/products/${encodeURIComponent(sku)}/reviews.json`,
    query: { per_page: PAGE_MAX },
    shape: zAnswer,
    deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
  });
  const said = answer.ok ? zReviews.safeParse({ ...answer.value.value.response, id: sku }) : null;
  if (said?.success) {
    const document = reviewsFromWire(said.data as unknown as ProductReviewsDocument);
    // Without room they are asked for again the next time that somebody looks.
    await reviews.write([{ id: sku, ...document }]).catch(() => undefined);
  } else logMessage({ code: sku === SITE_REVIEWS ? 'siteReviewsLoadFailed' : 'productReviewsLoadFailed' }, sku);
}
