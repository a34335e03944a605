import { expect, test } from 'vitest';
import { withGrossPrices } from './gross-prices.ts';

test.each([
  ['zero beside a price is none', { price_incl_tax: 1000, final_price_incl_tax: 0, final_price: 0 }, undefined],
  ['zero without tax is none either', { price: 800, final_price: 0 }, undefined],
  ['what is given away is', { price_incl_tax: 0, final_price_incl_tax: 0 }, 0],
  ['a lower one stays', { price_incl_tax: 1000, final_price_incl_tax: 800 }, 800],
])('a final price: %s', (_what, prices, final) => {
  const read = withGrossPrices({ ...prices, configurable_children: [prices] });
  expect(read['final_price_incl_tax']).toBe(final);
  expect((read['configurable_children'] as (typeof read)[])[0]!['final_price_incl_tax']).toBe(final);
});
