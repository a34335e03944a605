import { expect, test } from 'vitest';
import { type DemoProduct } from './demo-product.ts';
import { designedProducts } from './demo-catalogue.ts';
import { shippingTypeField } from './shipping-type.ts';

const [some] = designedProducts;

const cases: [string, Partial<DemoProduct>, string | undefined][] = [
  ['a lamp', { measures: { width: 30, depth: 30, height: 52, weight: 3 } }, 'parcel'],
  ['what is long', { measures: { width: 140, depth: 5, height: 5, weight: 3 } }, 'home'],
  ['what is heavy', { measures: { width: 60, depth: 60, height: 60, weight: 21 } }, 'home'],
  ['what nobody has weighed', { measures: { width: 20 } }, 'home'],
  ['a set', { type: 'collection' }, 'home'],
  ['an instruction as a file', { type: 'downloadable', measures: {} }, undefined],
  ['a gift card', { type: 'virtual', measures: {} }, undefined],
];

test.each(cases)('%s', (_, given, expected) => {
  const { measures: _measures, type: _type, ...rest } = some!;
  expect(shippingTypeField({ ...rest, ...given })).toEqual(expected ? { product_shipping_type: expected } : {});
});
