import { describe, expect, test } from 'vitest';
import type { Review, ReviewList } from '../review.ts';
import { firstReviews, type ReviewOrder, reviewsView, withVotes } from './reviews.ts';

const review = (id: number, score: number, votesUp = 0): Review => ({
  id,
  score,
  title: `Title ${id}`,
  text: 'Text',
  createdAt: 100 - id,
  name: 'Kari',
  isVerifiedBuyer: true,
  votesUp,
  votesDown: 1,
  language: 'nb',
  pictures: [],
  answer: null,
});
const list: ReviewList = {
  sku: 'LAMP',
  rating: { average: 3.8, count: 5 },
  reviews: [review(1, 4), review(2, 2, 3), review(3, 5), review(4, 5, 1), review(5, 3)],
};
const idsOf = ({ reviews }: { readonly reviews: readonly Review[] }): number[] => reviews.map(({ id }) => id);

describe('a list of reviews', () => {
  test.each<[ReviewOrder, number[]]>([
    ['newest', [1, 2, 3]],
    ['helpful', [2, 4, 1]],
    ['best', [3, 4, 1]],
    ['worst', [2, 5, 1]],
  ])('is shown %s first, three a page (spec 9: reviews)', (order, expected) => {
    expect(idsOf(reviewsView(list, { ...firstReviews, order }))).toEqual(expected);
  });

  test('is longer with each page, and counts all that is wanted', () => {
    expect(idsOf(reviewsView(list, { ...firstReviews, pages: 2 }))).toEqual([1, 2, 3, 4, 5]);
    const fives = reviewsView(list, { ...firstReviews, star: 5 });
    expect([idsOf(fives), fives.total]).toEqual([[3, 4], 2]);
    expect(fives.stars.map(({ star, count }) => `${star}:${count}`)).toEqual(['5:2', '4:1', '3:1', '2:1', '1:0']);
  });
});

describe('votes of this device (D55)', () => {
  const shown = (vote: 'up' | 'down', before: number) =>
    withVotes(reviewsView(list, firstReviews), new Map([[2, { vote, before }]])).reviews[1]!;

  test('each raise their own count', () => {
    expect(shown('up', 3)).toMatchObject({ vote: 'up', votesUp: 4, votesDown: 1 });
    expect(shown('down', 1)).toMatchObject({ vote: 'down', votesUp: 3, votesDown: 2 });
  });

  test('are not added to a count that has them', () => {
    expect(shown('up', 2)).toMatchObject({ votesUp: 3 });
    expect(shown('up', 0)).toMatchObject({ votesUp: 3 });
  });
});
