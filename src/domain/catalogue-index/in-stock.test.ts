import { expect, test } from 'vitest';
import { wireProduct } from '#tests/support/wire-product.ts';
import { summaryFromWire } from '../wire/product.ts';
import { CatalogueIndex } from './catalogue-index.ts';

const [YELLOW, RED] = [1, 2];

/** A stool in two colours, of which only the yellow one is sold out. */
const stool = wireProduct('STOOL', {
  id: 1,
  type_id: 'configurable',
  configurable_options: [{ attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [] }],
  configurable_children: [
    { id: 11, sku: 'YELLOW', color: YELLOW, stock: { is_in_stock: false, qty: 0 } },
    { id: 12, sku: 'RED', color: RED, stock: { is_in_stock: true, qty: 9 } },
  ] as never,
});
const chair = wireProduct('CHAIR', { id: 2, color: YELLOW });

const index = new CatalogueIndex('bmno');
index.put([stool, chair].map(summaryFromWire), new Map(), 0);

const answer = (filters: Record<string, readonly string[]>) =>
  index.answer({ categoryId: null, filters, sort: 'relevance', limit: 9 });

test.each<[string, Record<string, readonly string[]>, readonly string[]]>([
  ['yellow', { color: ['1'] }, ['1', '2']],
  ['yellow and in stock', { color: ['1'], stock: ['1'] }, ['2']],
  ['red and in stock', { color: ['2'], stock: ['1'] }, ['1']],
  ['yellow or red, and in stock', { color: ['1', '2'], stock: ['1'] }, ['1', '2']],
])('%s finds what has a variant that is both (D79)', (_what, filters, ids) => {
  const { total, ids: found } = answer(filters);
  expect(found.toSorted()).toEqual(ids);
  expect(total).toBe(ids.length);
});

test('each value counts the products that choosing it would show', () => {
  const countOf = (filters: Record<string, readonly string[]>, code: string, value: string): number =>
    answer(filters)
      .facets.get(code)
      ?.find((one) => one.value === value)?.count ?? 0;
  expect(countOf({}, 'color', '1')).toBe(2);
  expect(countOf({ stock: ['1'] }, 'color', '1')).toBe(1);
  expect(countOf({ color: ['1'] }, 'stock', '1')).toBe(1);
  expect(countOf({ color: ['1'], stock: ['1'] }, 'stock', '1')).toBe(1);
});
