import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetConfigs, measureFields, optionFacetCodes, rangeBuckets } from './facets.ts';
import { storeViews } from './stores.ts';

const ranges = facetConfigs.filter(({ kind }) => kind === 'range').map(({ code }) => code);

test.each([
  ['colour', 'color', 'options'],
  ['brand', 'product_brand', 'options'],
  ['price', 'price', 'range'],
  ['material', 'product_material', 'options'],
  ['function', 'product_function', 'options'],
  ['form', 'product_form', 'options'],
  ['campaign', 'product_campaign', 'options'],
  ['showroom', 'product_showroom', 'showroom'],
  ['stock quantity', 'stock', 'stock'],
  ['assortment', 'product_sale_status', 'options'],
  ['collection', 'product_collection', 'options'],
  ['type', 'product_type', 'type'],
])('%s is a filter (spec 9: filters named)', (_name, code, kind) => {
  expect(facetConfigs.filter((facet) => facet.code === code)).toMatchObject([{ kind }]);
  expect(optionFacetCodes.includes(code)).toBe(kind === 'options');
});

test('all filters are single-choice but product_type (spec 9)', () => {
  expect(facetConfigs.filter(({ isMultiChoice }) => isMultiChoice).map(({ code }) => code)).toEqual(['product_type']);
});

test('a code names one filter', () => {
  expect(new Set(facetConfigs.map(({ code }) => code)).size).toBe(facetConfigs.length);
});

test('only the price is counted in money, other ranges are known measures in cm', () => {
  for (const { code, unit } of facetConfigs.filter(({ kind }) => kind === 'range')) {
    expect(unit).toBe(code === 'price' ? 'price' : 'cm');
    if (unit === 'cm') expect(measureFields).toContain(code);
  }
});

test.each(measureFields.filter((field) => field !== 'weight'))('%s is a filter with ranges (D79)', (field) => {
  expect(facetConfigs).toContainEqual({ code: field, kind: 'range', isMultiChoice: false, unit: 'cm' });
  expect(rangeBuckets(field, 'NOK').length).toBeGreaterThan(2);
});

test('the measures are ten lengths and the weight (spec 3: measurements)', () => {
  expect(measureFields).toEqual([
    'product_width',
    'product_depth',
    'product_height',
    'product_seat_width',
    'product_seat_depth',
    'product_seat_height',
    'product_table_height',
    'product_thickness',
    'product_leg_distance',
    'product_pole_diameter',
    'weight',
  ]);
});

test('price ranges in NOK (spec 9: price ranges)', () => {
  expect(rangeBuckets('price', 'NOK')).toEqual([
    { from: null, to: 400 },
    { from: 400, to: 800 },
    { from: 800, to: 2400 },
    { from: 2400, to: 5600 },
    { from: 5600, to: 8000 },
    { from: 8000, to: 12_000 },
    { from: 12_000, to: 20_000 },
    { from: 20_000, to: null },
  ]);
});

test.each(storeViews.map(({ code, currency }) => [code, currency.code]))(
  'in %s every number is in exactly one bucket of each range (D36, D77)',
  (_store, currency) => {
    fc.assert(
      fc.property(fc.constantFrom(...ranges), fc.integer({ min: 0, max: 30_000 }), (code, value) => {
        const holding = rangeBuckets(code, currency).filter(
          ({ from, to }) => (from === null || from <= value) && (to === null || value < to),
        );
        expect(holding).toHaveLength(1);
      }),
    );
  },
);

test.each([
  ['color', 'NOK'],
  ['weight', 'NOK'],
  ['price', 'XXX'],
])('%s in %s has no ranges', (code, currency) => {
  expect(rangeBuckets(code, currency)).toEqual([]);
});
