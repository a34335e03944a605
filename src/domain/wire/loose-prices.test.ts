import { expect, test } from 'vitest';
import { paidPrice, withGrossPrices } from './loose-prices.ts';

test.each<[string, object, object]>([
  ['gross by its own name', { price: 800, price_incl_tax: 1000 }, { price_incl_tax: 1000 }],
  ['gross in camel case', { price: 800, priceInclTax: 999 }, { price_incl_tax: 999 }],
  ['net only', { price: 800 }, { price_incl_tax: 1000 }],
  ['net only, rounded to the smallest coin (D95)', { price: 0.1 }, { price_incl_tax: 0.13 }],
  ['net in camel case', { originalPrice: 800 }, { original_price: 800, original_price_incl_tax: 1000 }],
  ['its own name wins', { price_incl_tax: 1, priceInclTax: 2 }, { price_incl_tax: 1 }],
  ['as texts', { price: '800.0000', specialPriceInclTax: '500.0000' }, { price: 800, special_price_incl_tax: 500 }],
])('%s', (_name, fields, prices) => {
  expect(withGrossPrices({ ...fields }, 2500)).toMatchObject(prices);
});

test('missing prices stay missing, and invalid ones stay for the contract to refuse', () => {
  expect(withGrossPrices({ name: 'Sofa' }, 2500)).toEqual({ name: 'Sofa' });
  expect(withGrossPrices({ price_incl_tax: 'gratis' }, 2500)).toMatchObject({ price_incl_tax: 'gratis' });
});

test.each([
  [{}, null],
  [{ price_incl_tax: 0 }, null],
  [{ price_incl_tax: 10, special_price_incl_tax: 0 }, 10],
  [{ original_price_incl_tax: 10, final_price_incl_tax: 8 }, 8],
])('the price to pay of %j', (fields, amount) => {
  expect(paidPrice(fields)).toBe(amount);
});
