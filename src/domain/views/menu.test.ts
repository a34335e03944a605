import { expect, test } from 'vitest';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import type { Category } from '../category.ts';
import { categoryMenu } from './menu.ts';

const category = (id: string, parentId: string, level: number, more: Partial<Category> = {}): Category => ({
  id,
  parentId,
  name: `Category ${id}`,
  slug: id,
  urlPath: `c${id}`,
  level,
  position: Number(id),
  isActive: true,
  productCount: 7,
  isFeatured: false,
  image: null,
  translations: {},
  ...more,
});

test('the menu has the categories that list products, their numbers, and banners beside them', () => {
  const aside = { title: 'Nordvik', subtitle: null, image: '/photos/nordvik.webp', path: '/c2' };
  const menu = categoryMenu({
    ...emptyCatalogueContext,
    categories: [
      category('1', '0', 2, { isFeatured: true }),
      category('2', '1', 3),
      category('3', '1', 3),
      category('4', '0', 2),
    ],
    banners: [{ menuAside: [{ ...aside, category: 'c1', translations: {} }] }],
    countIn: ({ id }) => (id === '3' ? 0 : Number(id) * 10),
  });
  expect(menu).toEqual([
    expect.objectContaining({ id: '1', productCount: 10, isFeatured: true, aside }),
    expect.objectContaining({ id: '4', productCount: 40, isFeatured: false, aside: null, children: [] }),
  ]);
  expect(menu[0]?.children.map(({ id, productCount }) => [id, productCount])).toEqual([['2', 20]]);
});
