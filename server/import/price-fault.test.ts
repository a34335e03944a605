import { expect, it } from 'vitest';
import { priceFault, withWholePrices } from './price-fault.ts';

const product = (prices: object) => ({ sku: 'S', ...prices });

it.each([
  [{ price_incl_tax: 990 }, null],
  [{ price_incl_tax: 990.5, special_price_incl_tax: 0.01 }, null],
  [{ price_incl_tax: 19.99 }, null],
  [{ price_incl_tax: 10_000_000 }, null],
  [{ price_incl_tax: -1 }, 'the field price_incl_tax of S: the price -1 is negative'],
  [{ special_price: -0.5 }, 'the field special_price of S: the price -0.5 is negative'],
  [{ price_incl_tax: 10_000_001 }, 'the field price_incl_tax of S: no price is as high as 10000001'],
  [{ price_incl_tax: 990.555 }, 'a price of S is finer than the smallest coin'],
  [
    { price_incl_tax: 1, configurable_children: [{ sku: 'C', price_incl_tax: -2 }] },
    'the field price_incl_tax of C: the price -2 is negative',
  ],
  [{ price: 79.9992, price_incl_tax: 99.999 }, null],
])('%j', (prices, fault) => {
  expect(priceFault(product(prices))).toBe(fault);
});

it('rounds what an index computed from a net price', () => {
  expect(withWholePrices(product({ price: 79.9992, price_incl_tax: 99.999 }))).toMatchObject({ price_incl_tax: 100 });
  expect(withWholePrices(product({ price_incl_tax: 99.999 }))).toMatchObject({ price_incl_tax: 99.999 });
});
