import { expect, test } from 'vitest';
import { categoryOf } from '#tests/support/category-of.ts';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import type { Category } from '../category.ts';
import { categoryMenu } from './menu.ts';

const category = (id: string, parentId: string, level: number, said: Partial<Category> = {}): Category =>
  categoryOf(id, { parentId, level, urlPath: `c${id}`, position: Number(id), productCount: 7, ...said });

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
