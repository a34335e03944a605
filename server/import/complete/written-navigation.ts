import type { WireDocument } from '../../store/collections.ts';
import { type Fields, rowsOf } from '../files/read-document.ts';
import { navigationDocument } from '../navigation-document.ts';

/** The menus of a shop that writes down its footer: the menu itself is made of its categories. */
export function writtenNavigation(written: Fields, categories: readonly Fields[]): Fields {
  if (written['navItems'] !== undefined) return written;
  const footerItems = rowsOf(written['footerItems']).map((item, index) => ({
    id: `footer${String(item['url']).replace('/', '-')}`,
    level: 1,
    position: index + 1,
    children: [],
    ...item,
  }));
  return { ...navigationDocument(categories as readonly WireDocument[]), ...written, footerItems };
}
