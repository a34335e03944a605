import { describe, expect, test } from 'vitest';
import { categoryOf } from '#tests/support/category-of.ts';
import { storeViewByCode } from '#config/stores.ts';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import type { FacetAnswer } from '../catalogue-index/answer.ts';
import type { Category } from '../category.ts';
import type { Attribute } from '../references.ts';
import { showroomFromWire } from '../wire/showroom.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { type FacetView, facetViews, listingFrame } from './listing.ts';

const context: CatalogueContext = {
  ...emptyCatalogueContext,
  showrooms: [showroomFromWire({ id: 2, name: 'Kållered Göteborg', city: 'Göteborg' })],
};

const none: FacetAnswer = { facets: new Map(), spreads: new Map() };

const counts = (code: string, ...values: readonly (readonly [string, number])[]): FacetAnswer => ({
  ...none,
  facets: new Map([[code, values.map(([value, count]) => ({ value, count }))]]),
});

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

test.each([
  ['both ends', 'price', '1234-5679', '1 234–5 678 kr'],
  ['both ends', 'product_width', '120-181', '120–180 cm'],
  ['one number', 'product_width', '180-181', '180 cm'],
  ['a lower end', 'product_width', '121-*', '≥ 121 cm'],
  ['an upper end', 'price', '*-5001', '≤ 5 000 kr'],
])(
  "a range of the shopper's own is named with its ends in it, and is no choice that is offered: %s",
  (_what, code, value, label) => {
    const bucket = code === 'price' ? '400-800' : '60-120';
    const facets = facetViews(counts(code, [bucket, 1]), { [code]: [value] }, context);
    expect(labels(facets)).toContain(label);
    expect(facets[0]?.options.filter(({ isChosen }) => isChosen)).toMatchObject([{ value, isOwn: true }]);
    expect(facets[0]?.options.filter(({ isOwn }) => !isOwn)).toMatchObject([{ value: bucket, isChosen: false }]);
  },
);

test.each([
  ['between two ends', 62, 318, true],
  ['nowhere, where all are alike', 75, 75, false],
  ['nowhere, where there are none', null, null, false],
])('a range of numbers is chosen %s', (_what, from, to, isChoice) => {
  const spread = from === null ? null : { from, to, step: 1, width: 13, bars: [1] };
  const all = { ...counts('product_width', ['60-120', 2]), spreads: new Map(spread && [['product_width', spread]]) };
  expect(facetViews(all, {}, context)[0]?.spread).toEqual(isChoice ? spread : null);
});

test('amounts are those of the store view', () => {
  const swedish = { ...context, store: storeViewByCode('default')!, locale: 'sv-SE' };
  expect(labels(facetViews(counts('price', ['400-800', 2]), {}, swedish))).toEqual(['400 - 800 kr']);
});

test('a showroom has its name; an unknown one is not offered', () => {
  expect(labels(facetViews(counts('product_showroom', ['2', 4], ['9', 1]), {}, context))).toEqual([
    'Kållered Göteborg',
  ]);
});

const attribute = (code: string, size: number): Attribute => ({
  id: code,
  code,
  label: code,
  isComparable: false,
  isYesNo: false,
  options: Array.from({ length: size }, (_, at) => ({
    value: String(at + 1),
    label: `Value ${at + 1}`,
    swatch: null,
    translations: {},
  })),
  translations: {},
});

test.each([
  ['an option by its label', '1', 'Value 1'],
  ['a text, which is its own label', 'Nordvik', 'Nordvik'],
  ['an id that nobody knows, which the interface has to name', '999', null],
])('a chosen value stays in its facet, also when it shows no product any more: %s', (_what, value, label) => {
  const known = { ...context, attributes: new Map([['color', attribute('color', 3)]]) };
  const [facet] = facetViews(none, { color: [value] }, known);
  expect(facet?.options).toEqual([{ value, label, count: 0, isChosen: true, swatch: null }]);
});

test('showrooms are no filter where the store view has none (D45)', () => {
  const nowhere = { ...context, showrooms: [] };
  expect(facetViews(counts('product_showroom', ['2', 4]), {}, nowhere)).toEqual([]);
});

test('an option that has no name is not offered', () => {
  const known = { ...context, attributes: new Map([['color', attribute('color', 1)]]) };
  expect(labels(facetViews(counts('color', ['1', 1], ['999', 8]), {}, known))).toEqual(['Value 1']);
});

test.each([
  ['color', 20],
  ['product_material', 100],
  ['product_brand', 50],
  ['product_form', 20],
])('%s offers its %i most frequent values (spec 9: aggregation sizes)', (code, size) => {
  const known = { ...context, attributes: new Map([[code, attribute(code, 150)]]) };
  const all = counts(code, ...Array.from({ length: 150 }, (_, at) => [String(at + 1), 1000 - at] as const));
  expect(labels(facetViews(all, {}, known))).toEqual(Array.from({ length: size }, (_, at) => `Value ${at + 1}`));
  // A chosen value is listed in addition to them.
  const [facet] = facetViews(all, { [code]: ['140'] }, known);
  expect(facet!.options).toHaveLength(size + 1);
  expect(facet!.options.at(-1)).toMatchObject({ value: '140', isChosen: true });
});

const category = (id: string, parentId: string, said: Partial<Category> = {}): Category =>
  categoryOf(id, { parentId, name: `Category ${id}`, urlPath: `c${id}`, position: 0, ...said });

const banner = (title: string, within: string | null) => ({
  title,
  subtitle: null,
  image: '/photos/room.webp',
  path: '/delivery',
  category: within,
  translations: { 'en-US': { title: `${title} in English` } },
});

describe('the frame of a category page', () => {
  const shop: CatalogueContext = {
    ...context,
    categories: [
      category('1', '0'),
      category('2', '1', { level: 3, position: 2, image: '/photos/chair.webp' }),
      category('3', '1', { level: 3, position: 1 }),
      category('4', '1', { level: 3, isActive: false }),
      category('5', '1', { level: 3 }),
    ],
    banners: [
      { head: [banner('Head of another', 'c2'), banner('Head', 'c1')] },
      { product: [banner('Everywhere', null), banner('Another', 'c2'), banner('Own', 'c1')] },
    ],
    countIn: ({ id }) => (id === '5' ? 0 : Number(id) * 10),
  };

  test('has breadcrumbs, a picture at its head, subcategories with products in their order, and banners of the category', () => {
    const frame = listingFrame('1', {}, shop)!;
    expect(frame.title).toBe('Category 1');
    expect(frame.head?.title).toBe('Head');
    expect(frame.children).toEqual([
      { id: '3', name: 'Category 3', path: '/c3', slug: '3', image: null, productCount: 30 },
      { id: '2', name: 'Category 2', path: '/c2', slug: '2', image: '/photos/chair.webp', productCount: 20 },
    ]);
    expect(frame.banners.map(({ title }) => title)).toEqual(['Everywhere', 'Own']);
  });

  test('leaves out of its breadcrumbs what is not shown above it', () => {
    const above = categoryOf('6', { isActive: false, name: 'Hidden' });
    const categories = [above, categoryOf('7', { parentId: '6', level: 3, name: 'Below' })];
    expect(listingFrame('7', {}, { ...shop, categories })?.trail.map(({ name }) => name)).toEqual(['Below']);
  });

  test('has no banners between the products when filters are applied', () => {
    expect(listingFrame('1', { color: ['52'] }, shop)).toMatchObject({ banners: [], head: { title: 'Head' } });
  });

  test('has banners in the language of the page', () => {
    expect(listingFrame('1', {}, { ...shop, locale: 'en-US' })?.head?.title).toBe('Head in English');
  });

  test.each(['9', ''])('is missing for the unknown category «%s»', (id) => {
    expect(listingFrame(id, {}, shop)).toBeNull();
  });
});
