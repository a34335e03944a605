import type { ProductReviewsDocument, ReviewEntry } from '#schemas/api/generated/types.gen.ts';
import type { Rating, Review, ReviewList } from '../review.ts';

/** Reviews of the wire, newest first; what is marked as deleted, or no review at all, is left out. */
export function reviewsFromWire({ id, reviews, bottomline }: ProductReviewsDocument): ReviewList {
  const { average_score: average, total_review, total_reviews } = bottomline;
  return {
    sku: id,
    rating: ratingFromWire({ average, count: total_review ?? total_reviews }),
    reviews: reviews
      .filter((review) => review.deleted !== true && review.score >= 1 && review.score <= 5)
      .map(reviewFromWire)
      .toSorted((a, b) => b.createdAt - a.createdAt),
  };
}

function reviewFromWire(wire: ReviewEntry): Review {
  const language = wire.custom_fields?.['language'];
  return {
    id: wire.id,
    score: Math.round(wire.score),
    title: wire.title,
    text: wire.content,
    createdAt: Date.parse(wire.created_at) || 0,
    name: wire.user.display_name,
    isVerifiedBuyer: wire.verified_buyer ?? false,
    votesUp: wire.votes_up,
    votesDown: wire.votes_down,
    language: typeof language === 'string' ? language : null,
    pictures: (wire.images_data ?? []).map(({ thumb_url: small, original_url: large }) => ({ small, large })),
    answer: wire.comment?.content ?? null,
  };
}

/** What reviews come to, or `null` where that makes no sense. */
function ratingFromWire(wire: unknown): Rating | null {
  const { average, count } = (wire ?? {}) as { readonly average?: unknown; readonly count?: unknown };
  return Number(count) > 0 && Number(average) > 0 ? { average: Number(average), count: Number(count) } : null;
}
