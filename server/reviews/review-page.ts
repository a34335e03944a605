import { REVIEW_WIDGET_SIZE } from '#config/reviews.ts';
import type { ReviewData, ReviewEntry } from '#schemas/api/generated/types.gen.ts';
import { bottomlineOf } from './bottomline.ts';

/** What of a list of reviews is asked for (contract: listProductReviews). */
export interface ReviewPageQuestion {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly start?: number | undefined;
  readonly sort?: string | undefined;
  readonly direction?: string | undefined;
  readonly star?: number | undefined;
}

type Compare = (a: ReviewEntry, b: ReviewEntry) => number;

const byDate: Compare = (a, b) => a.created_at.localeCompare(b.created_at);

/** The orders of the provider, each from the least; what is equal stays newest first. */
const orders: Readonly<Record<string, Compare>> = {
  date: byDate,
  time: byDate,
  rating: (a, b) => a.score - b.score,
  votes_up: (a, b) => a.votes_up - b.votes_up,
  votes_down: (a, b) => a.votes_down - b.votes_down,
  reviewer_type: (a, b) => Number(a.verified_buyer ?? false) - Number(b.verified_buyer ?? false),
};

/** A page of reviews, with the sums of all of them; those of somebody who was never reviewed are empty. */
export function reviewPage(data: ReviewData | undefined, question: ReviewPageQuestion): ReviewData {
  const { page = 1, per_page: size = REVIEW_WIDGET_SIZE, sort = 'date', direction = 'desc', star } = question;
  const all = data?.reviews ?? [];
  const wanted = star === undefined ? all : all.filter(({ score }) => score === star);
  const compare = orders[sort] ?? byDate;
  const sign = direction === 'asc' ? 1 : -1;
  const sorted = wanted.toSorted((a, b) => sign * compare(a, b) || byDate(b, a));
  const from = question.start ?? (page - 1) * size;
  return {
    reviews: sorted.slice(from, from + size),
    bottomline: data?.bottomline ?? bottomlineOf([]),
    pagination: { page, per_page: size, total: wanted.length },
    grouping_data: null,
    products: data?.products ?? [],
  };
}
