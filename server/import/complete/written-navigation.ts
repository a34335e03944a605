import type { WireDocument } from '../../store/collections.ts';
import { type Fields, rowsOf } from '../files/read-document.ts';
import { navigationDocument } from '../navigation-document.ts';

/** The menus of a shop that writes down its footer: the menu itself is made of its categories. */
export function writtenNavigation(written: Fields, categories: readonly Fields[]): Fields {
  if (written['navItems'] !== undefined) return written;
  return {
    ...navigationDocument(categories as readonly WireDocument[]),
    ...written,
    footerItems: completeItems(written['footerItems'], 1),
  };
}

/** Entries of a footer, and those below each, with what a menu needs and a list of links leaves out. */
function completeItems(items: unknown, level: number): Fields[] {
  return rowsOf(items).map((item, index) => ({
    id: `footer-${String(item['url'] ?? item['title']).replace('/', '')}`,
    level,
    position: index + 1,
    ...item,
    children: completeItems(item['children'], level + 1),
  }));
}
