import { describe, expect, test } from 'vitest';
import { divides, type FacetRow, facetRow, isUseful } from './most-useful-facets.ts';
import { openFacets } from './open-facets.ts';
import type { FacetView } from './views/listing.ts';

const facet = (code: string, ...counts: readonly number[]): FacetView => ({
  code,
  label: null,
  kind: 'options',
  isMultiChoice: false,
  isMeasure: false,
  options: counts.map((count, index) => ({ value: String(index), label: code, count, isChosen: false, swatch: null })),
  spread: null,
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

describe('a facet that does not divide a list of forty is not shown', () => {
  test.each<[string, readonly number[], boolean]>([
    ['all are in one bucket', [40], false],
    ['all are in each, as variants of two widths are', [40, 40], false],
    ['some have no such number', [12], true],
    ['there are two kinds', [30, 10], true],
    ['there is nothing to choose', [], false],
  ])('%s', (_what, counts, isShown) => {
    expect(isUseful(facet('product_width', ...counts), 40)).toBe(isShown);
  });

  test('but it is shown while something of it is chosen', () => {
    const { options } = facet('product_width', 40);
    expect(isUseful({ options: options.map((option) => ({ ...option, isChosen: true })) }, 40)).toBe(true);
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
  const { codes } = facetRow(null, 'Sofas', { facets, total: 40, isComplete: true });
  expect([...codes].toSorted()).toEqual(['brand', 'color', 'material', 'price', 'width']);
});

test('the sheet opens with the values of the five that divide best, and of what is chosen', () => {
  const colours = [facet('color', 8, 8, 8, 8, 8), facet('brand', 20, 20), facet('price', 10, 10, 10, 10)];
  const measures = [facet('width', 30, 10), facet('depth', 25, 15), facet('height', 39, 1)];
  const { options, ...campaign } = facet('campaign', 40);
  const chosen = { ...campaign, options: options.map((option) => ({ ...option, isChosen: true })) };
  const open = openFacets([...colours, ...measures, facet('stock', 38, 2), chosen], 40);
  expect([...open].toSorted()).toEqual(['brand', 'campaign', 'color', 'depth', 'price', 'width']);
});

describe('the row of a list', () => {
  const colours = { facets: [facet('color', 10, 10)], total: 20 };
  const before = (isComplete: boolean): FacetRow => ({ list: 'Sofas', codes: new Set(['price']), isComplete });

  test.each<[string, FacetRow, string, boolean, string]>([
    ['stays while the counts change', before(true), 'Sofas', true, 'price'],
    ['stays while more products arrive', before(false), 'Sofas', false, 'price'],
    ['stays when they are replicated again', before(true), 'Sofas', false, 'price'],
    ['is picked again when all products are here', before(false), 'Sofas', true, 'color'],
    ['is picked for another list', before(true), 'Tables', false, 'color'],
  ])('%s', (_what, kept, list, isComplete, code) => {
    expect([...facetRow(kept, list, { ...colours, isComplete }).codes]).toEqual([code]);
  });
});
