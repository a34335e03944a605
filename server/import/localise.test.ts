import { expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { convertAmount } from './localise-prices.ts';
import { localise } from './localise.ts';

test.each(storeViews)(
  'a bundle whose special price is a share of it is not sold at that many kroner in $code',
  (store) => {
    const bundle = { id: 1, type_id: 'bundle', price_incl_tax: 10_000, special_price_incl_tax: 80 };
    const local = localise(bundle, 'products', store);
    expect(local['final_price_incl_tax']).toBe(convertAmount(10_000, store));
    expect(local['special_price_incl_tax']).toBe(80);
  },
);

test('a product that is always on offer says the lower price as its final one', () => {
  const lamp = { id: 1, type_id: 'simple', price_incl_tax: 1000, special_price_incl_tax: 800 };
  expect(localise(lamp, 'products', storeViews[0]!)['final_price_incl_tax']).toBe(800);
});
