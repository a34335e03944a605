import { describe, expect, test } from 'vitest';
import { shippingOption } from './shipping-options.ts';
import { FREE_SHIPPING_TAG, shippingAttributes, shippingTags } from './shipping-tags.ts';

const limits = [
  { code: 'letter', weight: 2, width: 30, height: 5, length: 40 },
  { code: 'parcel', weight: 35, width: 120, height: 60, length: 60 },
  { code: 'light', weight: 20 },
];
const box = { weight: 1, width: 30, height: 5, length: 40 };

describe('shipping limits (spec 5)', () => {
  const rows: readonly [string, [qty: number, measures: object][], string[]][] = [
    ['exactly at each limit', [[1, box]], ['letter', 'parcel', 'light']],
    ['two pieces are added up', [[2, { ...box, length: 20 }]], ['parcel', 'light']],
    [
      'two lines are added up',
      [
        [1, box],
        [1, { weight: 30 }],
      ],
      ['parcel'],
    ],
    ['one measure too much', [[1, { ...box, height: 61 }]], ['light']],
    ['too heavy for everything', [[1, { weight: 36 }]], []],
    ['nothing is known of it', [[3, {}]], ['letter', 'parcel', 'light']],
  ];
  test.each(rows)('%s', (_name, pieces, expected) => {
    const counted = pieces.map(([qty, measures]) => ({ qty, measures }));
    expect(shippingTags(counted, limits, false)).toEqual(expected);
    expect(shippingTags(counted, limits, true)).toEqual([...expected, FREE_SHIPPING_TAG]);
  });

  test('the provider reads grams and centimetres times ten (spec 9)', () => {
    expect(shippingAttributes({ weight: 0.45, width: 228, height: 82.5, length: 94 }, ['home'])).toEqual({
      weight: 450,
      dimensions: { height: 825, width: 2280, length: 940 },
      tags: ['home'],
    });
  });
});

test('a shipping option joins carrier and method, and says what tax is in its price (spec 3)', () => {
  const method = {
    code: 'logtrade/home',
    carrierCode: 'logtrade',
    methodCode: 'home',
    carrierTitle: 'Logtrade',
    title: 'Hjem',
    countries: ['NO'],
    priceMinor: 59_000,
    postcodePattern: '.*',
    daysMin: 4,
    daysMax: 10,
    translations: {},
  };
  expect(shippingOption(method, 'logtrade/home', 2500)).toEqual({
    id: 'logtradehome',
    name: 'Hjem',
    description: 'Logtrade',
    price: 59_000,
    tax_amount: 11_800,
    tax_rate: 2500,
    preselected: true,
  });
  expect(shippingOption(method, null, 2500).preselected).toBe(false);
});
