import { expect, test } from 'vitest';
import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import { summaryFromWire } from '../wire/product.ts';
import { collectionView } from './collection.ts';

const product = (sku: string, more: Partial<WireProduct> = {}) =>
  summaryFromWire({
    id: 1,
    sku,
    name: `${sku} sofaserie`,
    product_name_1: sku,
    product_name_2: 'sofaserie',
    slug: sku.toLowerCase(),
    type_id: 'collection',
    status: 1,
    visibility: 4,
    url_path: sku.toLowerCase(),
    image: `/photos/${sku}.webp`,
    updated_at: '2026-01-01 00:00:00',
    ...more,
  });

const parts = [
  product('GONE', { status: 2 }),
  product('SOFA', { type_id: 'configurable' }),
  product('CHAIR', { type_id: 'simple' }),
];

test('a series has its name, its picture, and as many parts as the shop sells', () => {
  expect(collectionView(product('NORDVIK'), parts, 'nb-NO')).toEqual({
    id: '1',
    sku: 'NORDVIK',
    name: 'NORDVIK',
    kind: 'sofaserie',
    path: '/p/NORDVIK/nordvik',
    image: '/photos/NORDVIK.webp',
    partCount: 2,
  });
});

test.each([
  ['a photograph stays', '/photos/NORDVIK.webp', '/photos/NORDVIK.webp'],
  ['instead of a drawing stands the first part that is sold', '/drawn/sofa.svg', '/photos/SOFA.webp'],
  ['so it does where there is no picture', 'no_selection', '/photos/SOFA.webp'],
])('the picture of a series: %s', (_what, image, shown) => {
  expect(collectionView(product('NORDVIK', { image }), parts, 'nb-NO').image).toBe(shown);
});

test('without its details a series has no number of parts and only its own picture', () => {
  expect(collectionView(product('NORDVIK', { image: '/drawn/sofa.svg' }), null, 'nb-NO')).toMatchObject({
    partCount: null,
    image: '/drawn/sofa.svg',
  });
});

test('a series without names of its own has that of the product', () => {
  const plain = product('NORDVIK', { product_name_1: undefined, product_name_2: undefined });
  expect(collectionView(plain, parts, 'nb-NO')).toMatchObject({ name: 'NORDVIK sofaserie', kind: null });
});
