import { expect, test } from 'vitest';
import { ndcg } from './ndcg.ts';

const grades = new Map([
  ['best', 3],
  ['good', 2],
  ['related', 1],
]);
/** The best possible sum: gains 7, 3 and 1, which count 1, 1 / log2(3) and 1 / 2 at their places. */
const IDEAL = 7 + 3 / Math.log2(3) + 1 / 2;

test.each<[string, string[], number]>([
  ['the best order', ['best', 'good', 'related'], 1],
  ['the best order with others behind', ['best', 'good', 'related', 'other'], 1],
  ['nothing', [], 0],
  ['others only', ['other', 'another'], 0],
  ['the opposite order', ['related', 'good', 'best'], (1 + 3 / Math.log2(3) + 7 / 2) / IDEAL],
  ['only the best one', ['best'], 7 / IDEAL],
  ['another one before it', ['other', 'best'], 7 / Math.log2(3) / IDEAL],
  ['one product twice', ['best', 'best'], 7 / IDEAL],
  ['the tenth place', [...others(9), 'best'], 7 / Math.log2(11) / IDEAL],
  ['behind the tenth place', [...others(10), 'best'], 0],
])('nDCG@10 of %s', (_what, found, expected) => {
  expect(ndcg(found, grades)).toBeCloseTo(expected, 12);
});

test('ten good products are a perfect result, however many there are', () => {
  const many = new Map(Array.from({ length: 30 }, (_, number) => [`good ${number}`, 2]));
  expect(ndcg([...many.keys()].slice(20), many)).toBe(1);
});

test('a query that no product answers cannot be measured', () => {
  expect(() => ndcg(['other'], new Map())).toThrow('no product answers this query');
});

function others(count: number): string[] {
  return Array.from({ length: count }, (_, number) => `other ${number}`);
}
