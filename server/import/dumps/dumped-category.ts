import type { Fields } from '../files/read-document.ts';
import { slugOf } from '../slug.ts';
import { withPlainWords, withoutEmpty } from './loose-fields.ts';

/** Categories that every index has above those of a shop: the root of all, whose parent is 0, and the roots of shops below it. */
export function isRootCategory({ parent_id: parent }: Fields): boolean {
  return parent === 0 || parent === 1;
}

/** Categories as the contract has them: with the key of their address, and with the address where an index says their level. */
export function dumpedCategories(all: readonly Fields[]): (category: Fields) => Fields {
  const byId = new Map(all.map((category) => [category['id'], category]));
  return (category) => {
    const named = withPlainWords(withoutEmpty(category, ['url_key', 'url_path', 'slug', 'image']), ['name']);
    // One without a level was written by hand, and gets its place with all others of its kind.
    if (named['level'] === undefined) return named;
    return {
      url_path: pathOf(category, byId),
      is_active: true,
      ...named,
      url_key: keyOf(category),
    };
  };
}

function keyOf({ url_key: key, slug, url_path: path, name, id }: Fields): string {
  const given = [key, slug, typeof path === 'string' ? path.split('/').at(-1) : ''].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof given === 'string' ? given : [slugOf(String(name)), String(id)].filter((part) => part !== '').join('-');
}

/** The keys from the top of the menu down. A circle of parents ends where it began. */
function pathOf(category: Fields, byId: ReadonlyMap<unknown, Fields>): string {
  const keys: string[] = [];
  const seen = new Set<Fields>();
  for (
    let at: Fields | undefined = category;
    at && !seen.has(at) && !isRootCategory(at);
    at = byId.get(at['parent_id'])
  ) {
    seen.add(at);
    keys.unshift(keyOf(at));
  }
  return keys.join('/');
}
