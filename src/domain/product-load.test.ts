import { expect, test } from 'vitest';
import type { ProductSummary } from './product.ts';
import { showsArticle, whyNotShown } from './product-load.ts';

const product = (status: number, visibility: number, ...variants: string[]): ProductSummary =>
  ({ sku: 'SOFA', status, visibility, variants: variants.map((sku) => ({ sku })) }) as unknown as ProductSummary;

test.each([
  [0, 4, null],
  [1, 2, null],
  [1, 3, null],
  [1, 4, null],
  [2, 4, { code: 'productStatusEmpty', params: { n: 2 } }],
  [3, 1, { code: 'productStatusEmpty', params: { n: 3 } }],
  [1, 1, { code: 'productVisibilityEmpty', params: { n: 1 } }],
])('status %i and visibility %i: its page (spec 4: product load)', (status, visibility, why) => {
  expect(whyNotShown(product(status, visibility))).toEqual(why);
});

test.each([
  ['itself', product(1, 4), 'SOFA', true],
  ['one of its variants', product(1, 4, 'SOFA-GREY'), 'SOFA-GREY', true],
  ['something else', product(1, 4, 'SOFA-GREY'), 'LAMP', false],
  ['itself, which is shown only as a part', product(1, 1), 'SOFA', false],
  ['a variant of a product that is not sold', product(2, 4, 'SOFA-GREY'), 'SOFA-GREY', false],
])('whether a product shows %s (spec 2: direct access to children)', (_name, shown, sku, isShown) => {
  expect(showsArticle(shown, sku)).toBe(isShown);
});
