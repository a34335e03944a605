import { expect, test } from 'vitest';
import { shippingType } from './shipping-type.ts';

const sizes = (product_width: number, product_depth: number, product_height: number) => ({
  product_width,
  product_depth,
  product_height,
});

test.each([
  ['a lamp', { ...sizes(30, 30, 52), weight: 3 }, 'parcel'],
  ['what is long', { ...sizes(140, 5, 5), weight: 3 }, 'home'],
  ['what is heavy', { ...sizes(60, 60, 60), weight: 21 }, 'home'],
  ['what nobody has weighed', { product_width: 20 }, 'home'],
  ['a set', { type_id: 'collection' }, 'home'],
  ['an instruction as a file', { type_id: 'downloadable' }, null],
  ['a gift card', { type_id: 'virtual' }, null],
])('%s', (_, product, expected) => {
  expect(shippingType(product)).toBe(expected);
});
