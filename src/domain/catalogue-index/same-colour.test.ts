import { expect, test } from 'vitest';
import { wireProduct } from '#tests/support/wire-product.ts';
import { summaryFromWire } from '../wire/product.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { sameColour } from './same-colour.ts';

const [GREY, BEIGE, GREEN] = [52, 57, 58];

const product = (id: number, more: object = {}) => summaryFromWire({ ...wireProduct(`SKU-${id}`, more), id });
const nordvik = { product_collection: 'Nordvik' };

const products = [
  product(1, { ...nordvik, color: GREY }),
  product(2, { ...nordvik, color_options: [GREY, BEIGE] }),
  product(3, { ...nordvik, color: BEIGE }),
  product(4, { ...nordvik, color: GREEN }),
  product(5, { product_collection: 'Fjell', color: GREY }),
  product(6, { color: GREY }),
  product(7, { ...nordvik, color: GREY, visibility: 1 }),
];

const index = new CatalogueIndex('bmno');
index.put(products, new Map(), 0);

test.each([
  ['in its only colour', 1, ['2']],
  ['in any of its colours', 2, ['1', '3']],
  ['alone in its colour', 4, []],
  ['alone in its series', 5, []],
  ['without a series', 6, []],
])('other products of the series: %s (spec 9: same-colour look-up)', (_what, id, ids) => {
  expect(sameColour(index, products[id - 1]!, 100)).toEqual(ids);
});

test('no more than the limit are returned', () => {
  expect(sameColour(index, products[1]!, 1)).toEqual(['1']);
});
