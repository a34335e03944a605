import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetConfigs } from '#config/facets.ts';
import { formatRange } from './format-range.ts';
import { emptyListing, listingFromQuery, listingSorts, listingToQuery, parseRange, toggleFilter } from './listing.ts';

test.each([
  ['400-800', { from: 400, to: 800 }],
  ['800-*', { from: 800, to: null }],
  ['*-400', { from: null, to: 400 }],
  ['0-400', { from: 0, to: 400 }],
  ['*-*', null],
  ['800-400', null],
  ['400-400', null],
  ['-5-400', null],
  ['1e3-*', null],
  ['', null],
])('range %s', (text, range) => {
  expect(parseRange(text)).toEqual(range);
  if (range) expect(formatRange(range)).toBe(text);
});

test.each([
  ['color=52,57', { filters: { color: ['52', '57'] } }],
  ['color=52,52,', { filters: { color: ['52'] } }],
  ['price=400-800&sort=price', { filters: { price: ['400-800'] }, sort: 'price' }],
  ['price=cheap', {}],
  ['sort=best&page=0', {}],
  ['page=3', { page: 3 }],
  ['page=2.5', {}],
  ['unknown=1', {}],
])('address ?%s', (query, state) => {
  expect(listingFromQuery(new URLSearchParams(query))).toEqual({ ...emptyListing, ...state });
});

const value = fc.string({ minLength: 1, maxLength: 12 });
const state = fc.record({
  filters: fc.dictionary(
    fc.constantFrom(...facetConfigs.filter((facet) => facet.kind === 'options').map((facet) => facet.code)),
    fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
    { noNullPrototype: true },
  ),
  sort: fc.constantFrom(...listingSorts),
  page: fc.integer({ min: 1, max: 999 }),
});

test('what is written into an address is read back', () => {
  fc.assert(
    fc.property(state, (listing) => {
      expect(listingFromQuery(new URLSearchParams(listingToQuery(listing)))).toEqual(listing);
    }),
  );
});

test('a single-choice facet replaces its value, a multi-choice one collects, and page 1 comes back', () => {
  const start = { ...emptyListing, page: 4 };
  const grey = toggleFilter(start, 'color', '52');
  expect(grey).toMatchObject({ filters: { color: ['52'] }, page: 1 });
  expect(toggleFilter(grey, 'color', '57').filters).toEqual({ color: ['57'] });
  expect(toggleFilter(grey, 'color', '52').filters).toEqual({});
  const types = toggleFilter(toggleFilter(start, 'product_type', 'simple'), 'product_type', 'bundle');
  expect(types.filters).toEqual({ product_type: ['simple', 'bundle'] });
});
