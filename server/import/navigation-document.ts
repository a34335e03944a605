import type { WireDocument } from '../store/collections.ts';
import { ROOT_CATEGORY_ID } from './category-tree.ts';

const MENU_LEVEL = 2;

const footer: readonly (readonly [path: string, nb: string, sv: string, en: string])[] = [
  ['/customer-service', 'Kundeservice', 'Kundtjänst', 'Customer service'],
  ['/delivery', 'Levering', 'Leverans', 'Delivery'],
  ['/returns', 'Retur og angrerett', 'Retur och ångerrätt', 'Returns'],
  ['/legal', 'Kjøpsvilkår', 'Köpvillkor', 'Terms of sale'],
  ['/privacy', 'Personvern', 'Integritet', 'Privacy'],
];

/** Menus of a shop: its top categories with products and what is right below them, and the footer. */
export function navigationDocument(categories: readonly WireDocument[]): WireDocument {
  const active = categories.filter((category) => category['is_active'] === true);
  const below = (parentId: number): WireDocument[] =>
    active
      .filter((category) => category['parent_id'] === parentId)
      .sort((a, b) => Number(a['position']) - Number(b['position']));
  return {
    id: 'navigation',
    navItems: below(ROOT_CATEGORY_ID).map((top, index) => ({
      ...categoryItem(top, index),
      children: below(Number(top.id)).map((child, at) => ({ ...categoryItem(child, at), children: [] })),
    })),
    footerItems: footer.map(([url, title, sv, en], index) => ({
      id: `footer-${url.slice(1)}`,
      title,
      url,
      level: 1,
      position: index + 1,
      children: [],
      translations: { 'sv-SE': { title: sv }, 'en-US': { title: en } },
    })),
  };
}

function categoryItem(category: WireDocument, index: number): Record<string, unknown> {
  const translations = category['translations'] as Readonly<Record<string, { readonly name: string }>> | undefined;
  return {
    id: `category-${category.id}`,
    title: category['name'],
    url: `/${String(category['url_path'])}`,
    level: Number(category['level']) - MENU_LEVEL + 1,
    position: index + 1,
    category_id: category.id,
    ...(translations ? { translations: titlesOf(translations) } : {}),
  };
}

function titlesOf(names: Readonly<Record<string, { readonly name: string }>>): Record<string, { title: string }> {
  return Object.fromEntries(Object.entries(names).map(([locale, { name }]) => [locale, { title: name }]));
}
