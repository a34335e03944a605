import { expect, it } from 'vitest';
import { categoryDocuments, placeCategories, withAncestors } from './category-tree.ts';

const tree = placeCategories([
  { id: 30, parentId: 20, name: '3-seters sofaer' },
  { id: 20, parentId: 2, name: 'Sofaer & stoler' },
  { id: 31, parentId: 20, name: 'Små sofaer' },
  { id: 32, parentId: 20, name: 'Sma sofaer' },
  { id: 40, parentId: 99, name: 'Uten forelder' },
  { id: 50, parentId: 51, name: 'I ring' },
  { id: 51, parentId: 50, name: 'I ring' },
]);

it('places what hangs together with the root, each at an address of its own', () => {
  expect([...tree.values()].map(({ id, level, slug, urlPath }) => [id, level, slug, urlPath])).toEqual([
    [20, 2, 'sofaer-stoler-20', 'sofaer-stoler'],
    [30, 3, '3-seters-sofaer-30', 'sofaer-stoler/3-seters-sofaer'],
    [31, 3, 'sma-sofaer-31', 'sofaer-stoler/sma-sofaer'],
    [32, 3, 'sma-sofaer-32', 'sofaer-stoler/sma-sofaer-32'],
  ]);
});

it('leaves the addresses of its own pages to the shop', () => {
  const names = ['Default', 'Kolleksjoner', 'Search', 'Kundeanmeldelser', 'Checkout', 'Stue'];
  const placed = placeCategories([
    ...names.map((name, index) => ({ id: 60 + index, parentId: 2, name })),
    { id: 70, parentId: 60, name: 'Search' },
  ]);
  expect([...placed.values()].map(({ urlPath }) => urlPath)).toEqual([
    'default-60',
    'default-60/search',
    'kolleksjoner-61',
    'search-62',
    'kundeanmeldelser-63',
    'checkout-64',
    'stue',
  ]);
});

it('names the ancestors of several categories once', () => {
  expect(withAncestors(tree, [31, 30, 99])).toEqual([20, 31, 30]);
});

it('orders siblings by what is in them', () => {
  const documents = categoryDocuments(tree, [
    { id: 1, category_ids: [20, 31] },
    { id: 2, category_ids: [20, 31] },
    { id: 3, category_ids: [20, 30] },
  ]);
  expect(documents.map((one) => [one.id, one['position'], one['product_count'], one['is_active']])).toEqual([
    [20, 1, 3, true],
    [30, 2, 1, true],
    [31, 1, 2, true],
    [32, 3, 0, false],
  ]);
  expect(documents[0]).toMatchObject({ path: '1/2/20', parent_ids: [2], children_count: 2 });
  expect(documents[0]!['children_data']).toMatchObject([{ id: 31 }, { id: 30 }]);
});
