import { describe, expect, test } from 'vitest';
import { type Bucketing, type Condition, QueryError, type Search } from './condition.ts';
import { callsOf, searchBounds, searchCost } from './search-cost.ts';

const is = (field: string): Condition => ({ kind: 'values', field, values: ['x'] });
const all = (of: readonly Condition[]): Condition => ({ kind: 'and', of });
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const facet = (index: number): Bucketing => ({ name: `f${index}`, field: `f${index}`, by: { size: 10 } });
const search = (condition: Condition, buckets: readonly Bucketing[] = []): Search => ({
  condition,
  buckets,
  sort: [],
  from: 0,
  size: 50,
  minScore: 0,
});

const PAGE = search(all(times(8, (index) => is(`f${index}`))), times(24, facet));

describe('the cost of a search', () => {
  test('grows with its conditions times its aggregations', () => {
    const plain = searchCost(search(all([])));
    expect(plain).toBe(2);
    expect(callsOf(plain)).toBe(1);
    expect(searchCost(search(all([is('a')])))).toBeGreaterThan(plain);
    expect(searchCost(PAGE)).toBeGreaterThan(8 * 24);
    expect(searchCost(PAGE)).toBeLessThan(searchBounds.cost / 2);
    expect(callsOf(searchCost(PAGE))).toBeGreaterThan(3);
  });

  test.each<[string, Search]>([
    [
      '150 filters with 40 facets',
      search(all(times(150, (n) => ({ kind: 'not', of: is(`f${n}`) }))), times(40, facet)),
    ],
    ['200 aggregations', search(all([]), times(200, facet))],
    ['many conditions, nested', search(all(times(33, (n) => ({ kind: 'or', of: [is(`a${n}`), is(`b${n}`)] }))))],
    ['lists of values', search(all(times(3, (n) => ({ kind: 'values', field: `f${n}`, values: times(200, String) }))))],
    ['lists of ids', search(all(times(3, () => ({ kind: 'ids', values: times(200, String) }))))],
    [
      'ranges',
      search(
        all([]),
        times(10, (n) => ({ ...facet(n), by: { ranges: times(200, () => ({ from: 1, to: 2 })) } })),
      ),
    ],
    ['texts in fields', search(all(times(40, (n) => ({ kind: 'words', field: `f${n}`, text: 'a', all: false }))))],
    ['sort keys', { ...search(all([])), sort: times(9, (n) => ({ field: `f${n}`, isDescending: false })) }],
    ['both together', search(all(times(40, (n) => is(`f${n}`))), times(40, facet))],
  ])('%s are refused', (_, asked) => {
    expect(() => searchCost(asked)).toThrow(QueryError);
  });
});
