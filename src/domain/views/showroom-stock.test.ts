import { describe, expect, test } from 'vitest';
import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { detailsFromWire, summaryFromWire } from '../wire/product.ts';
import { showroomFromWire } from '../wire/showroom.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { showroomStockView } from './showroom-stock.ts';
import { showroomsOf } from './showrooms-of.ts';

const hours = (days: string, open: string) => ({
  days,
  hours: open,
  translations: { 'en-US': { days: `${days} (en)` } },
});
const special = (date: string) => ({ date, title: `Fridag ${date}`, hours: 'Stengt' });

const context: CatalogueContext = {
  ...emptyCatalogueContext,
  nowMs: Date.UTC(2026, 11, 20),
  freshMs: 60_000,
  showrooms: [
    showroomFromWire({
      id: 1,
      name: 'Hisingen Göteborg',
      city: 'Göteborg',
      address: 'Transportgatan 33',
      postcode: '422 46',
      opening_hours: [hours('Mandag', '10–20'), hours('Tirsdag', '10–20'), hours('Lørdag', '10–18')],
      special_hours: ['2026-12-19', '2026-12-20', '2027-01-10', '2027-01-11'].map(special),
    }),
    showroomFromWire({ id: 3, name: 'Tyresö Stockholm', city: 'Stockholm', address: 'Torget 1' }),
    showroomFromWire({ id: 4, name: 'City Karlstad', city: 'Karlstad' }),
  ],
};

const wire: WireProduct = {
  id: 1,
  sku: 'SOFA',
  name: 'Sofa',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  url_path: 'sofa',
  product_showroom_stock_1: 2,
  product_showroom_stock_2: 1,
  product_showroom_stock_3: 0,
  configurable_children: [
    { id: 2, sku: 'SOFA-RED', product_showroom_stock_3: 1 },
    { id: 3, sku: 'SOFA-BLUE' },
  ],
};
const sofa = summaryFromWire(wire);
const details = detailsFromWire(wire);

test("a special day is over when it is on the clock of the store view's country", () => {
  const datesAt = (nowMs: number): string[] => {
    const { showrooms } = showroomStockView(sofa, details, 'SOFA', { ...context, nowMs });
    return showrooms[0]!.specialHours.map(({ date }) => date);
  };
  expect(datesAt(Date.UTC(2026, 11, 19, 22, 30))).toEqual(['2026-12-19', '2026-12-20']);
  expect(datesAt(Date.UTC(2026, 11, 19, 23, 30))).toEqual(['2026-12-20', '2027-01-10']);
});

describe('the showrooms that have an article', () => {
  test.each([
    ['the product', 'SOFA', details, [['1', 2]]],
    ['a variant with its own', 'SOFA-RED', details, [['3', 1]]],
    ['a variant without its own', 'SOFA-BLUE', details, [['1', 2]]],
    [
      'those of its product before the details are here',
      'SOFA-RED',
      null,
      [
        ['1', null],
        ['3', null],
      ],
    ],
  ])('%s', (_name, sku, known, expected) => {
    expect(showroomsOf(sofa, known, sku, context).map(({ id, qty }) => [id, qty])).toEqual(expected);
  });

  test('none without any information', () => {
    const lamp = { ...wire, sku: 'LAMP', product_showroom_stock_1: undefined, product_showroom_stock_2: undefined };
    expect(showroomsOf(summaryFromWire(lamp), detailsFromWire(lamp), 'LAMP', context)).toEqual([]);
  });

  test('none in a store view without showrooms (D45)', () => {
    expect(showroomsOf(sofa, details, 'SOFA', { ...context, showrooms: [] })).toEqual([]);
  });
});

describe('the information about a showroom', () => {
  const shown = (sku: string, locale = 'nb-NO') => showroomStockView(sofa, details, sku, { ...context, locale });

  test('address and hours, days with the same ones together, days that differ in the next three weeks', () => {
    expect(shown('SOFA').showrooms).toEqual([
      {
        id: '1',
        name: 'Hisingen Göteborg',
        address: 'Transportgatan 33, 422 46 Göteborg',
        isAbroad: false,
        phone: null,
        email: null,
        about: null,
        qty: 2,
        hours: [
          { days: 'Mandag–tirsdag', hours: '10–20' },
          { days: 'Lørdag', hours: '10–18' },
        ],
        specialHours: [special('2026-12-20'), special('2027-01-10')],
      },
    ]);
  });

  test('those of the store view’s country come first; where all are abroad, none is', () => {
    const showrooms = context.showrooms.map((showroom) => ({ ...showroom, country: 'SE' }));
    const everywhere = { ...wire, product_showroom_stock_3: 1, product_showroom_stock_4: 1 };
    const placesIn = (...changed: readonly CatalogueContext['showrooms'][number][]) => {
      const here = { ...context, showrooms: [...changed, ...showrooms.slice(changed.length)].toReversed() };
      const [product, facts] = [summaryFromWire(everywhere), detailsFromWire(everywhere)];
      return showroomStockView(product, facts, 'SOFA', here).showrooms.map(({ id, isAbroad }) => [id, isAbroad]);
    };
    expect(placesIn({ ...showrooms[0]!, country: 'NO' })).toEqual([
      ['1', false],
      ['4', true],
      ['3', true],
    ]);
    expect(placesIn()).toEqual([
      ['4', false],
      ['3', false],
      ['1', false],
    ]);
  });

  test('in the language of the page', () => {
    expect(shown('SOFA', 'en-US').showrooms[0]?.hours[0]?.days).toBe('Mandag (en)–Tirsdag (en)');
  });

  test('an address without a postcode', () => {
    expect(shown('SOFA-RED').showrooms[0]?.address).toBe('Torget 1, Stockholm');
  });

  test.each([
    ['SOFA', true],
    ['SOFA-RED', true],
    ['SOFA-BLUE', false],
  ])('the piece in the showroom is %s itself: %s', (sku, isOfArticle) => {
    expect(shown(sku).isOfArticle).toBe(isOfArticle);
  });
});
