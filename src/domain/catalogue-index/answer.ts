import { type FacetConfig, facetConfigs } from '#config/facets.ts';
import { type Filters, parseRange, type Range } from '../listing.ts';
import type { Spread } from '../spread.ts';
import { addTo, type Bitset, countOf, countShared, createBitset, intersect, isIn, unite } from './bitset.ts';
import { furtherNumbers, type ProductColumns } from './columns.ts';
import { isInRange } from './facet-values.ts';
import { type Members, spreadOf, withMembers } from './spread-of.ts';

export interface IndexQuestion {
  /** `null`: every product. */
  readonly categoryId: number | null;
  readonly filters: Filters;
  readonly limit: number;
  /** Restricts the answer to these products, such as those that a search found. */
  readonly among?: Bitset;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** What can be chosen in each facet, by its code, among the products that match the choices of all other facets. */
export interface FacetAnswer {
  /** How many products each value would show. */
  readonly facets: ReadonlyMap<string, readonly FacetCount[]>;
  /** How the numbers of range facets are spread; without those that no product has. */
  readonly spreads: ReadonlyMap<string, Spread>;
}

export interface IndexAnswer extends FacetAnswer {
  readonly total: number;
  readonly ids: readonly string[];
}

/**
 * Filters the products, counts all facets and returns the first `limit` ids; `order` is all products in the order of
 * the listing.
 */
export function answer(columns: ProductColumns, order: Uint32Array, question: IndexQuestion): IndexAnswer {
  const { filters, categoryId, limit, among } = question;
  const base = columns.listed.set.slice();
  if (categoryId !== null) intersect(base, columns.categories.get(categoryId) ?? createBitset(columns.room));
  if (among) intersect(base, among);
  const chosen = facetConfigs.filter(({ code }) => (filters[code]?.length ?? 0) > 0);
  const isOfStock = chosen.some(({ kind }) => kind === 'stock');
  const setsOf = (isInStock: boolean): ReadonlyMap<string, Bitset> =>
    new Map(chosen.map(({ code }) => [code, chosenSet(columns, code, filters[code]!, isInStock)]));
  const sets = setsOf(isOfStock);
  const result = matching(base, sets);
  const found = withMembers(result);
  const withinOf = ({ code, kind }: FacetConfig): Members => {
    if (kind !== 'stock' && !sets.has(code)) return found;
    // In stock are those that are in stock in all that is chosen.
    return withMembers(matching(base, kind === 'stock' ? setsOf(true) : sets, code));
  };
  return {
    total: countOf(result),
    ids: pageOf(columns, order, result, limit),
    ...countFacets(columns, withinOf, isOfStock),
  };
}

function pageOf(columns: ProductColumns, order: Uint32Array, result: Bitset, limit: number): string[] {
  const ids: string[] = [];
  for (let position = 0; position < order.length && ids.length < limit; position++) {
    const ordinal = order[position]!;
    if (isIn(result, ordinal)) ids.push(columns.ids[ordinal]!);
  }
  return ids;
}

/** `withinOf` gives the products among which a facet counts its values. */
function countFacets(
  columns: ProductColumns,
  withinOf: (facet: FacetConfig) => Members,
  isInStock: boolean,
): FacetAnswer {
  const facets = new Map<string, FacetCount[]>();
  const spreads = new Map<string, Spread>();
  for (const facet of facetConfigs) {
    const { code } = facet;
    const values = columns.facets.get(code);
    if (!values) continue;
    const within = withinOf(facet);
    const counts: FacetCount[] = [];
    for (const value of values.keys()) {
      const count = countShared(within.set, columns.having(code, value, isInStock));
      if (count > 0) counts.push({ value, count });
    }
    facets.set(code, counts);
    const spread = facet.kind === 'range' && counts.length > 0 ? spreadOf(columns, facet, within) : null;
    if (spread) spreads.set(code, spread);
  }
  return { facets, spreads };
}

/**
 * The products that match the choices of all facets, or of all but one, so that a facet's own choice does not hide its other
 * values.
 */
function matching(base: Bitset, sets: ReadonlyMap<string, Bitset>, except?: string): Bitset {
  const within = base.slice();
  for (const [code, set] of sets) if (code !== except) intersect(within, set);
  return within;
}

/** Products with any of the chosen values of a facet; if they have to be in stock in it, only such. */
export function chosenSet(columns: ProductColumns, code: string, values: readonly string[], isInStock = false): Bitset {
  const chosen = createBitset(columns.room);
  for (const value of values) {
    if (columns.facets.get(code)?.has(value)) unite(chosen, columns.having(code, value, isInStock));
    else addRange(columns, code, parseRange(value), chosen);
  }
  return chosen;
}

/** Adds the products of a range that is not one of the buckets, by looking at every product. */
function addRange(columns: ProductColumns, code: string, range: Range | null, chosen: Bitset): void {
  const column = columns.measures.get(code);
  if (!column || !range) return;
  for (let ordinal = 0; ordinal < columns.ids.length; ordinal++) {
    if (isInRange(column[ordinal]!, range)) addTo(chosen, ordinal);
  }
  for (const [number, set] of columns.facets.get(furtherNumbers(code)) ?? [])
    if (isInRange(Number(number), range)) unite(chosen, set);
}
