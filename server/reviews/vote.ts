import type { StoreView } from '#config/stores.ts';
import type { Vote } from '#domain/review.ts';
import type { Queries } from '../store/database.ts';
import { lockCatalogue } from '../store/transaction.ts';
import { changeReviews, reviewById } from './review-documents.ts';

/**
 * Counts a vote on a published review. Who voted before is not known, as at the provider: devices remember it (D55). Returns
 * false for an unknown review.
 */
export async function voteOn(queries: Queries, store: StoreView, id: number, vote: Vote): Promise<boolean> {
  await lockCatalogue(queries);
  const found = await reviewById(queries, store.code, id);
  if (!found) return false;
  await changeReviews(queries, found.sku, (reviews) =>
    reviews.map((review) => {
      if (review.id !== id) return review;
      return vote === 'up'
        ? { ...review, votes_up: review.votes_up + 1 }
        : { ...review, votes_down: review.votes_down + 1 };
    }),
  );
  return true;
}
