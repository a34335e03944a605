import { describe, expect, test } from 'vitest';
import { divides, mostUsefulFacets } from './most-useful-facets.ts';
import type { FacetView } from './views/listing.ts';

const facet = (code: string, ...counts: readonly number[]): FacetView => ({
  code,
  label: null,
  kind: 'options',
  isMultiChoice: false,
  isMeasure: false,
  options: counts.map((count, index) => ({ value: String(index), label: code, count, isChosen: false, swatch: null })),
});

describe('how well a facet divides a list of forty', () => {
  test.each<[string, readonly number[], number]>([
    ['four equal parts', [10, 10, 10, 10], 0.75],
    ['two equal parts', [20, 20], 0.5],
    ['what all have', [40], 0],
    ['what nearly all have', [38, 2], 0.095],
    ['what one has', [1], 0.024],
    ['nothing that is there', [0, 0], 0],
    ['values that overlap', [30, 30, 30], 0.25],
  ])('%s', (_what, counts, worth) => {
    expect(divides(facet('x', ...counts), 40)).toBeCloseTo(worth, 2);
  });

  test('an empty list is divided by nothing', () => {
    expect(divides(facet('x'), 0)).toBe(0);
  });
});

test('the five that divide best are named, however many there are', () => {
  const facets = [
    facet('stock', 38, 2),
    facet('color', 8, 8, 8, 8, 8),
    facet('brand', 20, 20),
    facet('campaign', 3),
    facet('price', 10, 10, 10, 10),
    facet('material', 15, 15, 10),
    facet('type', 40),
    facet('width', 30, 10),
  ];
  expect([...mostUsefulFacets(facets, 40)].toSorted()).toEqual(['brand', 'color', 'material', 'price', 'width']);
});
