import { expect, test } from 'vitest';
import type { ProductSummary } from '#domain/product.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { variedProduct } from '#tests/support/varied-products.ts';
import { CatalogueIndex } from './catalogue-index.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const random = seededRandom(63);

function product(id: string, names: { slug: string; urlPath: string; variants?: readonly string[] }): ProductSummary {
  const { variants: skus = [], ...rest } = names;
  const [variant] = Array.from({ length: 50 }, (_, seed) => variedProduct(random, seed, NOW)).flatMap(
    ({ variants }) => variants,
  );
  const variants = skus.map((sku) => ({ ...variant!, sku }));
  return { ...variedProduct(random, Number(id), NOW), id, sku: `S${id}`, ...rest, variants };
}

function indexOf(...products: readonly ProductSummary[]): CatalogueIndex {
  const index = new CatalogueIndex('bmno');
  index.put(products, new Map(), NOW);
  return index;
}

const sofa = product('7', { slug: 'nordvik', urlPath: 'stue/nordvik', variants: ['S7-GREY', 'S7-BEIGE'] });
const chair = product('12', { slug: 'nordvik', urlPath: 'spisestue/nordvik', variants: ['S12-GREY'] });

test('a product is found by its path and by each of its variants', () => {
  const index = indexOf(sofa, chair);
  expect(index.idsBy('path', 'stue/nordvik')).toEqual(['7']);
  expect(index.idsBy('path', 'stue')).toEqual([]);
  expect(index.idsBy('variantSku', 'S7-BEIGE')).toEqual(['7']);
  expect(index.idsBy('variantSku', 'S7')).toEqual([]);
});

test('products with the same name are found in the same order, whatever the order in which they arrived', () => {
  expect(indexOf(sofa, chair).idsBy('slug', 'nordvik')).toEqual(['12', '7']);
  expect(indexOf(chair, sofa).idsBy('slug', 'nordvik')).toEqual(['12', '7']);
});

test('a product that is called something else, or went, is found by its old names no more', () => {
  const index = indexOf(sofa, chair);
  expect(index.idsBy('slug', 'nordvik')).toHaveLength(2);
  index.put([{ ...sofa, slug: 'sorvik', variants: sofa.variants.slice(1) }], new Map(), NOW);
  expect(index.idsBy('slug', 'nordvik')).toEqual(['12']);
  expect(index.idsBy('slug', 'sorvik')).toEqual(['7']);
  expect(index.idsBy('variantSku', 'S7-GREY')).toEqual([]);
  index.remove(['12']);
  expect(index.idsBy('path', 'spisestue/nordvik')).toEqual([]);
});
