import type { WireDocument } from '../store/collections.ts';
import { ROOT_CATEGORY_ID } from './category-tree.ts';
import { type Label, translatedLocales } from './facet-option.ts';

const MENU_LEVEL = 2;

/** Pages that most shops have, with what a footer calls them. */
const usualPages: readonly (readonly [path: string, ...title: Label])[] = [
  ['/customer-service', 'Kundeservice', 'Kundtjänst', 'Customer service', 'Kundeservice', 'Asiakaspalvelu'],
  ['/delivery', 'Levering', 'Leverans', 'Delivery', 'Levering', 'Toimitus'],
  ['/returns', 'Retur og angrerett', 'Retur och ångerrätt', 'Returns', 'Retur og fortrydelsesret', 'Palautukset'],
  ['/legal', 'Kjøpsvilkår', 'Köpvillkor', 'Terms of sale', 'Handelsbetingelser', 'Myyntiehdot'],
  ['/privacy', 'Personvern', 'Integritet', 'Privacy', 'Privatliv', 'Tietosuoja'],
];

/** Menus of a shop: its top categories with products and what is right below them, and a footer with the usual ones of its pages. */
export function navigationDocument(
  categories: readonly WireDocument[],
  pages: Iterable<WireDocument> = [],
): WireDocument {
  const there = new Set(
    [...pages].filter((page) => page['active'] !== false).map((page) => `/${String(page['identifier'])}`),
  );
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
    footerItems: usualPages
      .filter(([url]) => there.has(url))
      .map(([url, title, ...translated], index) => ({
        id: `footer-${url.slice(1)}`,
        title,
        url,
        level: 1,
        position: index + 1,
        children: [],
        translations: Object.fromEntries(translatedLocales.map((locale, at) => [locale, { title: translated[at] }])),
      })),
  };
}

function categoryItem(category: WireDocument, index: number): Record<string, unknown> {
  const translations = category['translations'] as Translations | undefined;
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

/** Nothing may have been said in one of the languages. */
type Translations = Readonly<Record<string, { readonly name: string } | null>>;

function titlesOf(names: Translations): Record<string, { title: string }> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([locale, named]) => (named ? [[locale, { title: named.name }]] : [])),
  );
}
