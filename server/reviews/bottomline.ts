import type { ReviewBottomline } from '#schemas/api/generated/types.gen.ts';

const STARS = [1, 2, 3, 4, 5];

/** What reviews come to together; without any the average is 0. */
export function bottomlineOf(scores: readonly number[]): ReviewBottomline {
  const total = scores.length;
  const sum = scores.reduce((before, score) => before + score, 0);
  const average = total === 0 ? 0 : Math.round((sum / total) * 10) / 10;
  return {
    total_review: total,
    average_score: average,
    total_organic_reviews: total,
    organic_average_score: average,
    star_distribution: Object.fromEntries(STARS.map((star) => [star, scores.filter((score) => score === star).length])),
    custom_fields_bottomline: null,
  };
}
