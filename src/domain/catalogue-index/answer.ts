import { facetConfigs } from '#config/facets.ts';
import { type Filters, parseRange, type Range } from '../listing.ts';
import type { Spread } from '../spread.ts';
import { addTo, type Bitset, countOf, countShared, createBitset, intersect, isIn, unite } from './bitset.ts';
import { furtherNumbers, type ProductColumns } from './columns.ts';
import { isInRange } from './facet-values.ts';
import { spreadOf, withMembers } from './spread-of.ts';

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
  const sets = new Map(chosen.map((facet) => [facet.code, chosenSet(columns, facet.code, filters[facet.code]!)]));
  const result = base.slice();
  for (const set of sets.values()) intersect(result, set);
  return {
    total: countOf(result),
    ids: pageOf(columns, order, result, limit),
    ...countFacets(columns, { base, result, sets }),
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

interface Narrowing {
  readonly base: Bitset;
  readonly result: Bitset;
  readonly sets: ReadonlyMap<string, Bitset>;
}

function countFacets(columns: ProductColumns, { base, result, sets }: Narrowing): FacetAnswer {
  const facets = new Map<string, FacetCount[]>();
  const spreads = new Map<string, Spread>();
  const found = withMembers(result);
  for (const facet of facetConfigs) {
    const { code } = facet;
    const values = columns.facets.get(code);
    if (!values) continue;
    const within = sets.has(code) ? withMembers(withoutOwn(base, sets, code)) : found;
    const counts: FacetCount[] = [];
    for (const [value, set] of values) {
      const count = countShared(within.set, set);
      if (count > 0) counts.push({ value, count });
    }
    facets.set(code, counts);
    const spread = facet.kind === 'range' && counts.length > 0 ? spreadOf(columns, facet, within) : null;
    if (spread) spreads.set(code, spread);
  }
  return { facets, spreads };
}

/**
 * The products that match the choices of all other facets, so that a facet's own choice does not hide its other values.
 */
function withoutOwn(base: Bitset, sets: ReadonlyMap<string, Bitset>, own: string): Bitset {
  const within = base.slice();
  for (const [code, set] of sets) if (code !== own) intersect(within, set);
  return within;
}

/** Products with any of the chosen values of a facet. */
export function chosenSet(columns: ProductColumns, code: string, values: readonly string[]): Bitset {
  const chosen = createBitset(columns.room);
  for (const value of values) {
    const known = columns.facets.get(code)?.get(value);
    if (known) unite(chosen, known);
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
