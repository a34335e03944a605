import { describe, expect, test } from 'vitest';
import { storeViewByCode } from '#config/stores.ts';
import { convertAmount, withLocalPrices } from './localise-prices.ts';

const norway = storeViewByCode('bmno')!;
const sweden = storeViewByCode('default')!;

/** The gross amount of a net one, as shoppers see it. */
const gross = (net: unknown): number => Math.round(Number(net) * 125) / 100;

const product = {
  id: 1,
  price_incl_tax: 1000,
  priceInclTax: 1000,
  price: 800,
  original_price_incl_tax: 1990,
  originalPrice: 1592,
  special_price_incl_tax: 1000,
  special_from_date: '2026-01-01 00:00:00',
  final_price_incl_tax: null,
  regular_price: 1592,
  configurable_children: [
    {
      sku: 'a',
      price_incl_tax: 990,
      special_price_incl_tax: 790,
      tier_prices: [{ customer_group_id: 4, qty: 4, value: 600 }],
    },
  ],
  tier_prices: [{ customer_group_id: 4, qty: 4, value: 720 }],
  custom_options: [
    {
      option_id: 1,
      type: 'drop_down',
      values: [
        { option_type_id: 11, price: 0, price_type: 'fixed' },
        { option_type_id: 12, price: 152, price_type: 'fixed' },
        { option_type_id: 13, price: 5, price_type: 'percent' },
      ],
    },
    { option_id: 2, type: 'field', price: 80, price_type: 'fixed' },
    { option_id: 3, type: 'checkbox', price: 10, price_type: 'percent' },
  ],
  bundle_options: [
    {
      option_id: 1,
      product_links: [
        { id: 1, price: 160, price_type: 0 },
        { id: 2, price: 10, price_type: 1 },
        { id: 3, price: null },
      ],
    },
  ],
};

/** The value at a path of names and places. */
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce((found, step) => (found as Readonly<Record<string | number, unknown>>)[step], value);

describe('prices of another store view (D77)', () => {
  const local = withLocalPrices(product, sweden);

  test('regular, special and final prices of the product, with net and tax parts', () => {
    expect(local).toMatchObject({
      price_incl_tax: 969,
      price: 775.2,
      price_tax: 193.8,
      original_price_incl_tax: 1890,
      special_price_incl_tax: 969,
      special_price: 775.2,
      special_from_date: '2026-01-01 00:00:00',
      final_price_incl_tax: null,
    });
    expect(gross(local['regular_price'])).toBe(1890);
  });

  test('the names of old clients, where a document has them', () => {
    expect(local).toMatchObject({ priceInclTax: 969, originalPrice: 1512 });
    expect(local).not.toHaveProperty('specialPrice');
  });

  test('those of a variant', () => {
    const child = at(local, 'configurable_children', 0);
    expect(child).toMatchObject({ sku: 'a', price_incl_tax: 959, special_price_incl_tax: 769 });
    expect(gross(at(child, 'tier_prices', 0, 'value'))).toBe(729);
  });

  test('tier prices, net as the contract has them', () => {
    expect(local['tier_prices']).toEqual([{ customer_group_id: 4, qty: 4, value: 695.2 }]);
    expect(gross(695.2)).toBe(869);
  });

  test('what options cost; a share of the price stays a share', () => {
    const options = local['custom_options'];
    expect([0, 1, 2].map((index) => at(options, 0, 'values', index, 'price'))).toEqual([0, 151.2, 5]);
    expect(gross(151.2)).toBe(189);
    expect(gross(at(options, 1, 'price'))).toBe(99);
    expect(at(options, 1)).not.toHaveProperty('values');
    expect(at(options, 2, 'price')).toBe(10);
  });

  test('what the parts of a bundle cost', () => {
    const links = at(local, 'bundle_options', 0, 'product_links');
    expect([0, 1, 2].map((index) => at(links, index, 'price'))).toEqual([159.2, 10, null]);
    expect(gross(159.2)).toBe(199);
  });
});

test('what costs more never costs less in another currency', () => {
  const prices = Array.from({ length: 3000 }, (_, place) => convertAmount(place, sweden));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('in the default store view amounts stay what they are', () => {
  const local = withLocalPrices(product, norway);
  expect(local).toMatchObject({ price_incl_tax: 1000, price: 800, regular_price: 1592 });
  for (const list of ['tier_prices', 'custom_options', 'bundle_options']) {
    expect(local[list]).toEqual(at(product, list));
  }
});

test('a product without lists gets none', () => {
  expect(withLocalPrices({ id: 1, price_incl_tax: 100 }, sweden)).toEqual({
    id: 1,
    price_incl_tax: 99,
    price: 79.2,
    price_tax: 19.8,
  });
});

test.each([
  [0, 0],
  [1, 9],
  [990, 959],
  [1010, 979],
  [1020, 990],
  [12_490, 12_090],
  [34_990, 33_990],
  // An option that makes a product cheaper does so everywhere.
  [-100, -99],
  [-1020, -990],
])('%i kroner of Norway are %i of Sweden', (amount, converted) => {
  expect(convertAmount(amount, sweden)).toBe(converted);
});
