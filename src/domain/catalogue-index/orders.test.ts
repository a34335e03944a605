import { expect, test } from 'vitest';
import { wireProduct } from '#tests/support/wire-product.ts';
import { summaryFromWire } from '../wire/product.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { IndexSort } from './orders.ts';

const index = new CatalogueIndex('bmno');
index.put(
  [
    wireProduct('OLD', { id: 1, created_at: '2025-01-01 00:00:00', updated_at: '2025-01-01 00:00:00' }),
    wireProduct('SOLD-OUT', {
      id: 2,
      created_at: '2026-01-01 00:00:00',
      updated_at: '2026-01-01 00:00:00',
      stock: { is_in_stock: false, qty: 0 },
    }),
  ].map(summaryFromWire),
  new Map(),
  0,
);

test.each<[IndexSort, readonly string[]]>([
  // Who asks for the latest gets them by their time alone (spec 9: sort options).
  ['latest', ['2', '1']],
  // What the home page calls new can be bought.
  ['newest', ['1', '2']],
  ['relevance', ['1', '2']],
])('where what is sold out stands: %s', (sort, ids) => {
  expect(index.answer({ categoryId: null, filters: {}, sort, limit: 9 }).ids).toEqual(ids);
});
