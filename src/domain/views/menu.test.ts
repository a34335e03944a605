import { expect, test } from 'vitest';
import { categoryOf } from '#tests/support/category-of.ts';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import type { Category } from '../category.ts';
import type { NavigationLink } from '../references.ts';
import { categoryMenu, footerMenu } from './menu.ts';

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

test('the foot of the shop has links of its own and groups of links; a heading that leads somewhere is the first of its links', () => {
  const link = (id: string, path: string | null, ...children: NavigationLink[]): NavigationLink => ({
    id,
    title: id,
    path,
    children,
    translations: { 'sv-SE': { title: `${id} (sv)` } },
  });
  const footer = [
    link('help', null, link('returns', '/returns'), link('deeper', null, link('care', 'care'))),
    link('magazine', '/magazine'),
    link('about', '/about', link('terms', '/terms')),
    link('nowhere', null),
  ];
  const asLink = (id: string) => ({ id, title: `${id} (sv)`, path: `/${id}` });
  expect(footerMenu({ header: [], footer }, 'sv-SE')).toEqual({
    links: [asLink('magazine')],
    groups: [
      { id: 'help', title: 'help (sv)', links: [asLink('returns'), asLink('care')] },
      { id: 'about', title: 'about (sv)', links: [asLink('about'), asLink('terms')] },
    ],
  });
});
