import { expect, test } from 'vitest';
import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import { showroomFromWire } from '../wire/references.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { type FacetCounts, type FacetView, facetViews } from './listing.ts';

const context: CatalogueContext = {
  store: defaultStoreView,
  locale: 'nb-NO',
  nowMs: 0,
  freshMs: 0,
  isOnline: true,
  hasFailed: false,
  offers: new Map(),
  categories: [],
  attributes: new Map(),
  showrooms: [showroomFromWire({ id: 2, name: 'Kållered Göteborg', city: 'Göteborg' })],
};

const counts = (code: string, ...values: readonly (readonly [string, number])[]): FacetCounts =>
  new Map([[code, values.map(([value, count]) => ({ value, count }))]]);

const labels = (facets: readonly FacetView[]): unknown[] =>
  facets.flatMap(({ options }) => options.map(({ label }) => label?.replaceAll(/\s/g, ' ')));

test('price ranges: «<» on the first, «>» on the last, both limits between, the sign after (spec 9)', () => {
  const ranges = counts('price', ['20000-*', 3], ['*-400', 1], ['400-800', 2], ['8000-12000', 4]);
  expect(labels(facetViews(ranges, {}, context))).toEqual([
    '< 400 kr',
    '400 - 800 kr',
    '8 000 - 12 000 kr',
    '> 20 000 kr',
  ]);
});

test('ranges of a measure are in centimetres', () => {
  const ranges = counts('product_width', ['60-120', 2], ['*-60', 1], ['300-*', 1]);
  expect(labels(facetViews(ranges, {}, context))).toEqual(['< 60 cm', '60 - 120 cm', '> 300 cm']);
});

test('a range that somebody wrote into the address has its words too', () => {
  const written = counts('price', ['*-400', 1], ['1234-5678', 1]);
  expect(labels(facetViews(written, { price: ['1234-5678'] }, context))).toContain('1 234 - 5 678 kr');
});

test('amounts are those of the store view', () => {
  const swedish = { ...context, store: storeViewByCode('default')!, locale: 'sv-SE' };
  expect(labels(facetViews(counts('price', ['400-800', 2]), {}, swedish))).toEqual(['400 - 800 kr']);
});

test('a showroom has its name, a value that nobody knows stands for itself', () => {
  expect(labels(facetViews(counts('product_showroom', ['2', 4], ['9', 1]), {}, context))).toEqual([
    'Kållered Göteborg',
    '9',
  ]);
});

test('what is chosen stays in its facet, also when nothing is left of it', () => {
  const [facet] = facetViews(new Map(), { color: ['52'] }, context);
  expect(facet?.options).toEqual([{ value: '52', label: '52', count: 0, isChosen: true, swatch: null }]);
});
