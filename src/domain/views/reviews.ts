import { REVIEWS_PER_PAGE } from '#config/reviews.ts';
import type { Rating, Review, ReviewList, Vote } from '../review.ts';

/** The orders in which reviews are shown. */
export const reviewOrders = ['newest', 'helpful', 'best', 'worst'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** What of a list is wanted. */
export interface ReviewsWanted {
  /** Only those with so many stars, or `null` for all. */
  readonly star: number | null;
  readonly order: ReviewOrder;
  /** How many pages are shown. */
  readonly pages: number;
}

/** What a list begins with. */
export const firstReviews: ReviewsWanted = { star: null, order: 'newest', pages: 1 };

/** A review with what whoever uses this device voted on it. */
export interface ReviewView extends Review {
  readonly vote: Vote | null;
}

/** Reviews as they are shown. */
export interface ReviewsView {
  readonly rating: Rating | null;
  /** How many have so many stars, from 5 to 1. */
  readonly stars: readonly { readonly star: number; readonly count: number }[];
  readonly reviews: readonly ReviewView[];
  /** How many there are of what is wanted. */
  readonly total: number;
}

type Compare = (a: Review, b: Review) => number;

const orders: Readonly<Record<ReviewOrder, Compare>> = {
  newest: () => 0,
  helpful: (a, b) => b.votesUp - b.votesDown - (a.votesUp - a.votesDown),
  best: (a, b) => b.score - a.score,
  worst: (a, b) => a.score - b.score,
};

/** The reviews that are wanted of a list that has the newest first; equal ones keep that order. */
export function reviewsView(list: ReviewList, { star, order, pages }: ReviewsWanted): ReviewsView {
  const wanted = list.reviews.filter(({ score }) => star === null || score === star);
  return {
    rating: list.rating,
    stars: [5, 4, 3, 2, 1].map((each) => ({
      star: each,
      count: list.reviews.filter(({ score }) => score === each).length,
    })),
    reviews: wanted
      .toSorted(orders[order])
      .slice(0, Math.max(1, pages) * REVIEWS_PER_PAGE)
      .map((review) => ({ ...review, vote: null })),
    total: wanted.length,
  };
}

/** A vote of this device, as it was given. */
export interface GivenVote {
  readonly vote: Vote;
  /** What the counter of that way said before it. */
  readonly before: number;
}

/**
 * The same with the votes of this device, which count at once: until the shop's own count has them, they are added to what it said
 * when they were given (D55: votes up and down each raise their own count).
 */
export function withVotes(view: ReviewsView, votes: ReadonlyMap<number, GivenVote>): ReviewsView {
  if (votes.size === 0) return view;
  return {
    ...view,
    reviews: view.reviews.map((review) => {
      const given = votes.get(review.id);
      if (!given) return review;
      const { vote, before } = given;
      const counted = before + 1;
      return {
        ...review,
        vote,
        votesUp: vote === 'up' ? Math.max(review.votesUp, counted) : review.votesUp,
        votesDown: vote === 'down' ? Math.max(review.votesDown, counted) : review.votesDown,
      };
    }),
  };
}
