import { expect, test } from 'vitest';
import { sourceFilter } from './source-filter.ts';

const document = {
  id: 1,
  name: 'Sofa',
  image: '/a.jpg',
  small_image: '/b.jpg',
  category_ids: [],
  stock: { qty: 3, is_in_stock: true },
  children: [
    { sku: 'A', stock: { qty: 1 } },
    { sku: 'B', stock: { qty: 2 } },
  ],
};

test.each<[string | undefined, string | undefined, object]>([
  [undefined, undefined, document],
  ['', '', document],
  ['id', undefined, { id: 1 }],
  ['id,,name', undefined, { id: 1, name: 'Sofa' }],
  ['*image', undefined, { image: '/a.jpg', small_image: '/b.jpg' }],
  ['s*e', undefined, { small_image: '/b.jpg' }],
  ['*', 'children,stock', { id: 1, name: 'Sofa', image: '/a.jpg', small_image: '/b.jpg', category_ids: [] }],
  ['stock', undefined, { stock: { qty: 3, is_in_stock: true } }],
  ['stock.qty', undefined, { stock: { qty: 3 } }],
  ['*.qty', undefined, { stock: { qty: 3 }, children: [{ stock: { qty: 1 } }, { stock: { qty: 2 } }] }],
  ['children.sku', undefined, { children: [{ sku: 'A' }, { sku: 'B' }] }],
  ['stock,category_ids', 'stock.qty', { stock: { is_in_stock: true }, category_ids: [] }],
  ['id,stock', 'stock.*', { id: 1 }],
  ['stock.q', undefined, {}],
  ['sto', undefined, {}],
  ['ID', undefined, {}],
  ['i.', undefined, {}],
  ['(id|name)', undefined, {}],
  ['na*me*', undefined, { name: 'Sofa' }],
  ['n*a*m*e*x', undefined, {}],
])('include %s and exclude %s', (include, exclude, expected) => {
  expect(sourceFilter(include, exclude)(document)).toEqual(expected);
});

test('a pattern with many wildcards is as fast as any other', () => {
  const long = { ['a'.repeat(60)]: { ['a'.repeat(60)]: 1 } };
  const started = performance.now();
  expect(sourceFilter(`${'*a'.repeat(50)}*b`, undefined)(long)).toEqual({});
  // Trying every way to read it would take years.
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('refuses lists that are too long', () => {
  expect(() => sourceFilter('a*b,'.repeat(201), undefined)).toThrow('at most 200');
});
