import { type Answer, ready } from '../answer.ts';
import type { ReviewList } from '../review.ts';
import { type ReviewsView, reviewsView, type ReviewsWanted } from '../views/reviews.ts';
import type { Repository } from './repository.ts';

/** The reviews of a product, or of the shop, by sku, in the order and as many as are wanted. */
export interface ReviewsQuestion extends ReviewsWanted {
  readonly sku: string;
}

const none: Omit<ReviewList, 'sku'> = { rating: null, reviews: [] };

/** The answer for the reviews of a product or of the shop; what nobody has reviewed has none. */
export async function reviewsAnswer(
  repository: Pick<Repository, 'reviews' | 'has' | 'notYet'>,
  question: ReviewsQuestion,
): Promise<Answer<ReviewsView>> {
  const list = await repository.reviews(question.sku);
  if (list) return ready(reviewsView(list, question));
  return repository.has('reviews') ? ready(reviewsView({ ...none, sku: question.sku }, question)) : repository.notYet;
}
