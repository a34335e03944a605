import type { Translations } from './translations.ts';

/** A category of a store view (spec 3: category). */
export interface Category {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  readonly slug: string;
  readonly urlPath: string;
  readonly level: number;
  readonly position: number;
  readonly isActive: boolean;
  readonly productCount: number;
  readonly isFeatured: boolean;
  readonly image: string | null;
  readonly translations: Translations<'name'>;
}

export interface CategoryNode {
  readonly category: Category;
  readonly children: readonly CategoryNode[];
}

/** The level that a menu starts with (contract: 2 is the top level). */
const MENU_LEVEL = 2;
/** No shop nests deeper; this bounds the recursion when the data has an endless chain of parents. */
const DEPTH_MAX = 12;

/**
 * Active categories as trees from the menu level down, in their order. When parents form a cycle, the tree ends before
 * it would repeat.
 */
export function categoryTree(categories: readonly Category[]): CategoryNode[] {
  const byParent = new Map<string, Category[]>();
  for (const category of categories) {
    if (!category.isActive) continue;
    const siblings = byParent.get(category.parentId);
    if (siblings) siblings.push(category);
    else byParent.set(category.parentId, [category]);
  }
  const build = (category: Category, ancestors: ReadonlySet<string>): CategoryNode => {
    const seen = new Set(ancestors).add(category.id);
    const below = seen.size < DEPTH_MAX ? (byParent.get(category.id) ?? []) : [];
    const children = below.filter((child) => !seen.has(child.id));
    return { category, children: children.sort(byPosition).map((child) => build(child, seen)) };
  };
  return categories
    .filter((category) => category.isActive && category.level === MENU_LEVEL)
    .sort(byPosition)
    .map((category) => build(category, new Set()));
}

/** The category above each one that is below the top of the menu, by their ids. */
export function categoriesAbove(
  categories: readonly Pick<Category, 'id' | 'parentId' | 'level'>[],
): ReadonlyMap<string, string> {
  return new Map(categories.filter(({ level }) => level > MENU_LEVEL).map(({ id, parentId }) => [id, parentId]));
}

/**
 * The categories from the menu level to this one, itself included (spec 2: breadcrumbs come from parent categories).
 */
export function categoryTrail(categories: readonly Category[], id: string): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const trail: Category[] = [];
  for (let at = byId.get(id); at && at.level >= MENU_LEVEL && !trail.includes(at); at = byId.get(at.parentId)) {
    trail.unshift(at);
    if (trail.length === DEPTH_MAX) break;
  }
  return trail;
}

/** The deepest of a product's active categories, or `null`. */
export function deepestCategory(categories: readonly Category[], ids: readonly number[]): Category | null {
  const own = categories.filter(({ id, isActive }) => isActive && ids.includes(Number(id)));
  return own.reduce<Category | null>((best, each) => (best && best.level >= each.level ? best : each), null);
}

function byPosition(a: Category, b: Category): number {
  return a.position - b.position || (a.name < b.name ? -1 : 1);
}
