import { expect, test } from 'vitest';
import { writtenReviews } from './written-reviews.ts';

const review = { id: 1, score: 5, title: 'Fin', content: 'Bra.', email: 'kari@example.no' };
const user = { display_name: 'Kari', email: 'kari@example.no' };

test.each([
  ['with its sums', { bottomline: { total_review: 1, average_score: 5 } }],
  ['without its sums', {}],
])('no address of whoever wrote comes along, %s', (_what, sums) => {
  const written = writtenReviews({ sku: 'LAMP', reviews: [{ ...review, user }], ...sums }, undefined);
  expect(JSON.stringify(written)).not.toContain('kari@example.no');
  expect(written).toMatchObject({ reviews: [{ id: 1, title: 'Fin', user: { display_name: 'Kari' } }] });
});
