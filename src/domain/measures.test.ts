import { expect, test } from 'vitest';
import { measuresAmong, measuresOfArticle } from './measures.ts';
import type { ProductSummary, Variant } from './product.ts';

const variant = (measures: Variant['measures'], status = 1): Variant => ({ measures, status }) as Variant;
const bed = (...variants: Variant[]): ProductSummary =>
  ({ measures: { product_width: 172, product_depth: 214 }, variants }) as unknown as ProductSummary;

test('a variant has its own measures, and otherwise those of its product', () => {
  const wide = variant({ product_width: 192 });
  expect(measuresOfArticle(bed(wide), wide)).toEqual({ product_width: 192, product_depth: 214 });
  expect(measuresOfArticle(bed(), undefined)).toEqual({ product_width: 172, product_depth: 214 });
});

test.each<[string, ProductSummary, number[]]>([
  ['of its own, without variants', bed(), [172]],
  [
    'of its variants, each once',
    bed(variant({ product_width: 152 }), variant(undefined), variant(undefined)),
    [152, 172],
  ],
  ['not of what is not sold', bed(variant({ product_width: 152 }, 2), variant({ product_width: 192 })), [192]],
  ['of its own, where nothing is sold', bed(variant({ product_width: 152 }, 2)), [172]],
])('a product has the widths %s', (_what, product, widths) => {
  expect(measuresAmong(product, 'product_width')).toEqual(widths);
  expect(measuresAmong(product, 'product_height')).toEqual([]);
});
