import type { WireDocument } from '../store/collections.ts';
import { isShopAddress } from './shop-addresses.ts';
import { slugOf } from './slug.ts';

/** The root of a shop's categories; it stands at level 1 and has no document. */
export const ROOT_CATEGORY_ID = 2;

const PATH_START = `1/${ROOT_CATEGORY_ID}`;
const ROOT_LEVEL = 1;

/** A category as a source names it. */
export interface CategorySeed {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  /** Among its siblings; without one, those with most products come first. */
  readonly position?: number;
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A category at its place in the tree. */
export interface PlacedCategory extends CategorySeed {
  readonly level: number;
  readonly slug: string;
  /** By which documents name it. Its address has its number behind that where somebody else has the address. */
  readonly path: string;
  readonly urlPath: string;
  /** From the menu level down to the category itself. */
  readonly trail: readonly number[];
}

/** Categories that hang together with the root, by id, parents before children. The rest are missing in it. */
export function placeCategories(seeds: readonly CategorySeed[]): Map<number, PlacedCategory> {
  const byParent = groupByParent(seeds);
  const placed = new Map<number, PlacedCategory>();
  const usedPaths = new Set<string>();
  const visit = (parentId: number, parent: PlacedCategory | null): void => {
    for (const seed of byParent.get(parentId) ?? []) {
      if (placed.has(seed.id)) continue;
      const own = slugOf(seed.name);
      const address = parent ? `${parent.urlPath}/${own}` : own;
      const urlPath = usedPaths.has(address) || isShopAddress(address) ? `${address}-${seed.id}` : address;
      usedPaths.add(urlPath);
      const category = {
        ...seed,
        level: (parent?.level ?? ROOT_LEVEL) + 1,
        slug: `${own}-${seed.id}`,
        path: parent ? `${parent.path}/${own}` : own,
        urlPath,
        trail: [...(parent?.trail ?? []), seed.id],
      };
      placed.set(seed.id, category);
      visit(seed.id, category);
    }
  };
  visit(ROOT_CATEGORY_ID, null);
  return placed;
}

function groupByParent(seeds: readonly CategorySeed[]): Map<number, CategorySeed[]> {
  const byParent = new Map<number, CategorySeed[]>();
  for (const seed of seeds) {
    const siblings = byParent.get(seed.parentId);
    if (siblings) siblings.push(seed);
    else byParent.set(seed.parentId, [seed]);
  }
  return byParent;
}

/** The numbers of categories by what documents name them by; the first of two with one name has it. */
export function idsByPath(tree: ReadonlyMap<number, PlacedCategory>): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  const name = (path: string, id: number): void => void (ids.has(path) || ids.set(path, id));
  for (const { urlPath, id } of tree.values()) name(urlPath, id);
  for (const { path, id } of tree.values()) name(path, id);
  return ids;
}

/** Category ids of a product that belongs to these categories: they and all their ancestors, each once. */
export function withAncestors(tree: ReadonlyMap<number, PlacedCategory>, ids: readonly number[]): number[] {
  return [...new Set(ids.flatMap((id) => tree.get(id)?.trail ?? []))];
}

/** Documents of a tree; only categories with products in or below them are active. */
export function categoryDocuments(
  tree: ReadonlyMap<number, PlacedCategory>,
  products: Iterable<Readonly<Record<string, unknown>>>,
): WireDocument[] {
  const counts = new Map<number, number>();
  for (const product of products) {
    for (const id of product['category_ids'] as number[]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const countOf = (id: number): number => counts.get(id) ?? 0;
  const inOrder = (a: CategorySeed, b: CategorySeed): number =>
    (a.position ?? 0) - (b.position ?? 0) || countOf(b.id) - countOf(a.id) || (a.name < b.name ? -1 : 1) || a.id - b.id;
  const byParent = groupByParent([...tree.values()].sort(inOrder)) as Map<number, PlacedCategory[]>;
  return [...tree.values()].map((category) => {
    const siblings = byParent.get(category.parentId)!;
    const children = (byParent.get(category.id) ?? []).filter((child) => countOf(child.id) > 0);
    return {
      id: category.id,
      parent_id: category.parentId,
      parent_ids: [ROOT_CATEGORY_ID, ...category.trail.slice(0, -1)],
      name: category.name,
      slug: category.slug,
      url_key: category.slug,
      url_path: category.urlPath,
      level: category.level,
      position: siblings.indexOf(category) + 1,
      is_active: countOf(category.id) > 0,
      product_count: countOf(category.id),
      path: [PATH_START, ...category.trail].join('/'),
      children_count: children.length,
      children_data: children.map((child) => ({
        id: child.id,
        name: child.name,
        url_key: child.slug,
        slug: child.slug,
        ...(child.translations ? { translations: child.translations } : {}),
      })),
      ...(category.translations ? { translations: category.translations } : {}),
    };
  });
}
