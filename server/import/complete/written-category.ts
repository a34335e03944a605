import type { WireDocument } from '../../store/collections.ts';
import { categoryDocuments, type PlacedCategory, placeCategories } from '../category-tree.ts';
import type { Fields } from '../files/read-document.ts';
import { translationsOf } from './in-each-language.ts';

/** The top categories are the rooms of a shop, which its home page shows. */
const MENU_LEVEL = 2;

/** The categories of a catalogue at their places: by id, parents before children; siblings in the order of the file. */
export function placedCategories(written: readonly Fields[]): ReadonlyMap<number, PlacedCategory> {
  return placeCategories(
    written.map((category, index) => ({
      id: Number(category['id']),
      parentId: Number(category['parent_id']),
      name: String(category['name']),
      position: Number(category['position'] ?? index + 1),
      translations: namesOf(category),
    })),
  );
}

function namesOf(category: Fields): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const names = Object.entries(translationsOf(category)).map(([locale, { name }]) => [locale, { name: String(name) }]);
  return Object.fromEntries(names) as Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Adds to a category that somebody wrote down its address, its place and what is counted in it; one that has its address is complete. */
export function writtenCategory(
  all: readonly Fields[],
  tree: ReadonlyMap<number, PlacedCategory>,
  products: readonly Fields[],
): (category: Fields) => Fields {
  const isComplete = (category: Fields): boolean => typeof category['url_path'] === 'string';
  if (all.every(isComplete)) return (category) => category;
  const placed = products.map(({ id, category_ids: ids }) => ({ id, category_ids: Array.isArray(ids) ? ids : [] }));
  const documents = categoryDocuments(tree, placed as readonly WireDocument[]);
  const byId = new Map(documents.map((document) => [Number(document.id), document]));
  return (category) => {
    const derived = byId.get(Number(category['id']));
    if (!derived || isComplete(category)) return category;
    return { ...derived, is_featured: derived['level'] === MENU_LEVEL, ...category };
  };
}
