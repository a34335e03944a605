import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { StoreView } from '#config/stores.ts';
import type { WireDocument } from '../store/collections.ts';
import type { Queries } from '../store/database.ts';
import { documents } from '../store/document-schema.ts';
import { isOneOf } from '../store/is-one-of.ts';
import { isFields } from './files/read-document.ts';
import type { ReadCatalogue } from './imported-catalogue.ts';
import { isShopAddress } from './shop-addresses.ts';

/** Where a category was to be, and where it is. */
interface Move {
  readonly from: string;
  readonly to: string;
}

/**
 * The catalogue with each category at an address that leads to it: one whose address the shop itself or another of its categories
 * has gets its number behind it. Those below it and the menus follow.
 */
export async function withOwnAddresses(
  queries: Queries,
  catalogue: ReadCatalogue,
  stores: readonly StoreView[],
): Promise<ReadCatalogue> {
  const categories = [...(catalogue.documents.categories ?? [])];
  if (categories.length === 0) return catalogue;
  const taken = await addressesOfOthers(queries, categories, stores);
  const moves = movesOf(categories, (path) => taken.has(path) || isShopAddress(path));
  if (moves.size === 0) return catalogue;
  const { navigation = [] } = catalogue.documents;
  return {
    ...catalogue,
    documents: {
      ...catalogue.documents,
      categories: categories.map((category) => {
        const move = moves.get(category.id);
        return move ? { ...category, url_path: move.to } : category;
      }),
      ...(navigation.length === 0
        ? {}
        : { navigation: [...navigation].map((menus) => following(menus, moves) as WireDocument) }),
    },
  };
}

/** Those of these addresses that active categories have which are not imported. */
async function addressesOfOthers(
  queries: Queries,
  categories: readonly WireDocument[],
  stores: readonly StoreView[],
): Promise<ReadonlySet<string>> {
  const codes = stores.map(({ code }) => code);
  const rows = await queries
    .selectDistinct({ path: documents.path })
    .from(documents)
    .where(
      and(
        eq(documents.collection, 'categories'),
        eq(documents.isGone, false),
        sql`${documents.body} -> 'is_active' = 'true'`,
        inArray(documents.storeCode, codes),
        isOneOf(documents.path, categories.map(pathOf)),
        not(
          isOneOf(
            documents.id,
            categories.map(({ id }) => String(id)),
          ),
        ),
      ),
    );
  return new Set(rows.flatMap(({ path }) => path ?? []));
}

/** Categories that move, by their ids. Those above others come first, because their addresses are shorter. */
function movesOf(categories: readonly WireDocument[], isTaken: (path: string) => boolean): ReadonlyMap<unknown, Move> {
  const moves = new Map<unknown, Move>();
  const given = new Set<string>();
  for (const category of categories.toSorted((a, b) => pathOf(a).length - pathOf(b).length)) {
    const from = pathOf(category);
    // One without an address is reached by its slug.
    if (from === '') continue;
    const above = moves.get(category['parent_id']);
    const below = above && from.startsWith(`${above.from}/`) ? `${above.to}${from.slice(above.from.length)}` : from;
    const to = isTaken(below) || given.has(below) ? `${below}-${category.id}` : below;
    // Nobody comes to one that is not shown.
    if (category['is_active'] !== false) given.add(to);
    if (to !== from) moves.set(category.id, { from, to });
  }
  return moves;
}

/** Menus whose items lead to where their categories are. */
function following(value: unknown, moves: ReadonlyMap<unknown, Move>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => following(item, moves));
  if (!isFields(value)) return value;
  const item = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, following(inner, moves)]));
  const move = moves.get(item['category_id']);
  return move && item['url'] === `/${move.from}` ? { ...item, url: `/${move.to}` } : item;
}

function pathOf(category: WireDocument): string {
  return String(category['url_path']);
}
