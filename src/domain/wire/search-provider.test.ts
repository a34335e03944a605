import { describe, expect, test } from 'vitest';
import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import type { Filters, ListingSort } from '../listing.ts';
import type { Attribute } from '../references.ts';
import type { CatalogueContext } from '../views/catalogue-context.ts';
import { showroomFromWire } from './showroom.ts';
import { ownPath, providerFilters, providerSort, recordFromWire } from './search-provider.ts';

const colour: Attribute = {
  id: '93',
  code: 'color',
  label: 'Farge',
  isComparable: true,
  isYesNo: false,
  options: [{ value: '52', label: 'Grå', swatch: null, translations: { 'en-US': { label: 'Grey' } } }],
  translations: {},
};

const context: CatalogueContext = {
  ...emptyCatalogueContext,
  locale: 'en-US',
  attributes: new Map([['color', colour]]),
  showrooms: [showroomFromWire({ id: 4, name: 'City Karlstad', city: 'Karlstad' })],
};

test.each<[ListingSort, string]>([
  ['relevance', 'RELEVANCE'],
  ['latest', 'NEW_ARRIVAL_DESC'],
  ['price', 'PRICE_ASC'],
  ['price-desc', 'PRICE_DESC'],
])('%s is %s to the provider (spec 9: sort options)', (sort, name) => {
  expect(providerSort(sort)).toBe(name);
});

test.each<[what: string, filters: Filters, key: string, values: readonly string[], isSingle: boolean]>([
  ['an option by its label in the first language', { color: ['52'] }, 'color', ['Grå'], true],
  ['an option without a label by its id', { color: ['99'] }, 'color', ['99'], true],
  ['a showroom by its name', { product_showroom: ['4'] }, 'product_showroom', ['City Karlstad'], true],
  [
    'kinds, of which several may be chosen',
    { product_type: ['simple', 'bundle'] },
    'product_type',
    ['simple', 'bundle'],
    false,
  ],
  ['the price under its own name', { price: ['400-800'] }, 'klevu_price', ['400', '800'], true],
  ['an open end', { price: ['20000-*'] }, 'klevu_price', ['20000', '*'], true],
  ['several ranges as one', { price: ['400-800', '*-400', '2400-5600'] }, 'klevu_price', ['*', '5600'], true],
  ['a measure', { product_width: ['60-120'] }, 'product_width', ['60', '120'], true],
])('filters: %s', (_what, filters, key, values, singleSelect) => {
  expect(providerFilters(filters, context)).toEqual([{ key, values, settings: { singleSelect } }]);
});

test('no filters for unchosen, invalid or unknown values', () => {
  expect(providerFilters({ color: [], price: ['x'], nothing: ['1'] }, context)).toEqual([]);
});

const place = { origin: 'https://shop.example', store: defaultStoreView };

test.each<[address: string | null, path: string | null]>([
  ['/p/A/a', '/p/A/a'],
  ['https://shop.example/p/A/a?x=1#y', '/p/A/a?x=1#y'],
  ['https://shop.example', '/'],
  ['https://shop.example.evil/p/A', null],
  ['https://evil.example/p/A', null],
  ['//evil.example', null],
  ['https://shop.example//evil.example', null],
  ['/\\evil.example', null],
  ['/%5cevil.example', null],
  ['javascript:alert(1)', null],
  ['p/A/a', null],
  [null, null],
])('%s leads to %s', (address, path) => {
  expect(ownPath(address, place)).toBe(path);
});

test('a path is inside its store view, and one of another store view leads nowhere', () => {
  const swedish = { ...place, store: storeViewByCode('default')! };
  expect(ownPath('/default/p/A/a?x=1', swedish)).toBe('/p/A/a?x=1');
  expect(ownPath('https://shop.example/default', swedish)).toBe('/');
  expect([ownPath('/p/A/a', swedish), ownPath('/default/p/A/a', place)]).toEqual([null, null]);
});

describe('a record', () => {
  const record = { id: '10', title: 'Sofa', sku: 'SOFA', link: '/p/SOFA/sofa' };

  test('of a product', () => {
    const more = {
      price: { regularRaw: 11990, specialRaw: 9990 },
      klevuCategory: 'Stue;Sofaer',
      same_color_stacks: '11, 12',
    };
    expect(recordFromWire({ ...record, ...more, imageUrl: 'https://cdn.example/a.jpg' }, place)).toEqual({
      kind: 'product',
      id: '10',
      sku: 'SOFA',
      title: 'Sofa',
      path: '/p/SOFA/sofa',
      image: 'https://cdn.example/a.jpg',
      price: { regularMinor: 1_199_000, specialMinor: 999_000 },
      categories: ['Stue', 'Sofaer'],
      sameColour: ['11', '12'],
    });
  });

  test.each<[what: string, more: object, price: object | null]>([
    [
      'texts, of an offer',
      { price: '9990', startPrice: '11990', salePrice: '9990' },
      { regularMinor: 1_199_000, specialMinor: 999_000 },
    ],
    ['one text', { price: '99.90' }, { regularMinor: 9990, specialMinor: null }],
    [
      'an offer that is none',
      { price: { regularRaw: 10, specialRaw: 10 } },
      { regularMinor: 1000, specialMinor: null },
    ],
    ['words', { price: 'på forespørsel' }, null],
    ['less than nothing', { price: { regularRaw: -1 } }, null],
    ['more than any number', { price: { regularRaw: Number.POSITIVE_INFINITY } }, null],
    ['nothing', {}, null],
  ])('a price of %s', (_what, more, price) => {
    expect(recordFromWire({ ...record, ...more }, place)?.price).toEqual(price);
  });

  test.each<[wire: object, kind: string | undefined]>([
    [{ typeOfRecord: 'KLEVU_CATEGORY' }, 'category'],
    [{ typeOfRecord: 'KLEVU_CMS' }, 'page'],
    [{ typeOfRecord: 'KLEVU_PRODUCT', type_id: 'collection' }, 'collection'],
    [{ typeOfRecord: 'KLEVU_ADVERT' }, undefined],
    [{ typeOfRecord: 'toString' }, undefined],
    [{ id: '' }, undefined],
    [{ id: 10 }, undefined],
    [{ title: null, name: 'Sofa' }, 'product'],
    [{ title: '', name: '' }, undefined],
  ])('%j is of kind %s', (more, kind) => {
    expect(recordFromWire({ ...record, ...more }, place)?.kind).toBe(kind);
  });

  test.each([null, undefined, 7, 'x', []])('%j is none', (wire) => {
    expect(recordFromWire(wire, place)).toBeNull();
  });

  test('same colours as a list, or as something else', () => {
    const stacks = (same_color_stacks: unknown) => recordFromWire({ ...record, same_color_stacks }, place)?.sameColour;
    expect(stacks(['1', 2, null, {}])).toEqual(['1', '2']);
    expect([stacks(null), stacks(''), stacks({})]).toEqual([[], [], []]);
  });
});
