import { facetConfigs } from '#config/facets.ts';

/** Orders of a listing (spec 9: sort options). */
export const listingSorts = ['relevance', 'latest', 'price', 'price-desc'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** A half-open range in the unit of its facet, `null` is open-ended (D36). */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** Chosen values by facet code: texts of option ids, or ranges as `400-800`, `800-*`, `*-400`. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** What a listing shows: the state that lives in the address (D79). */
export interface ListingState {
  readonly filters: Filters;
  readonly sort: ListingSort;
  /** Pages 1 to this one are shown. */
  readonly page: number;
}

export const emptyListing: ListingState = { filters: {}, sort: 'relevance', page: 1 };

const PAGE_MAX = 999;

/** The part of `URLSearchParams` that is used here, because the domain does not know the platform. */
export interface QueryReader {
  get(name: string): string | null;
}

/** Reads the state from the query of an address; invalid values are left out. */
export function listingFromQuery(query: QueryReader): ListingState {
  const filters: Record<string, readonly string[]> = {};
  for (const { code, kind } of facetConfigs) {
    const values = splitValues(query.get(code)).filter((value) => kind !== 'range' || parseRange(value) !== null);
    if (values.length > 0) filters[code] = values;
  }
  const sort = listingSorts.find((candidate) => candidate === query.get('sort')) ?? 'relevance';
  const page = Number(query.get('page'));
  return { filters, sort, page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1 };
}

/** Writes the state as the query of an address, without `?`; the default state is empty. */
export function listingToQuery({ filters, sort, page }: ListingState): string {
  const query: string[] = [];
  for (const { code } of facetConfigs) {
    const values = filters[code];
    if (values && values.length > 0) query.push(`${code}=${values.map(escapeValue).join(',')}`);
  }
  if (sort !== 'relevance') query.push(`sort=${sort}`);
  if (page > 1) query.push(`page=${page}`);
  return query.join('&');
}

/** Chooses or drops one value; changing a filter goes back to page 1 (spec 2: filters live in the router query). */
export function toggleFilter(state: ListingState, code: string, value: string): ListingState {
  const chosen = state.filters[code] ?? [];
  const isMultiChoice = facetConfigs.find((facet) => facet.code === code)?.isMultiChoice ?? false;
  const others = chosen.filter((other) => other !== value);
  let next = others;
  if (others.length === chosen.length) next = isMultiChoice ? [...chosen, value] : [value];
  const { [code]: _dropped, ...rest } = state.filters;
  return { ...state, page: 1, filters: next.length > 0 ? { ...rest, [code]: next } : rest };
}

/** Reads `400-800`, `800-*` or `*-400`; `null` for anything else. */
export function parseRange(text: string): Range | null {
  const parts = /^(\d{1,9}|\*)-(\d{1,9}|\*)$/.exec(text);
  if (!parts) return null;
  const from = parts[1] === '*' ? null : Number(parts[1]);
  const to = parts[2] === '*' ? null : Number(parts[2]);
  if (from === null && to === null) return null;
  return from !== null && to !== null && from >= to ? null : { from, to };
}

// A value may be a text with a comma in it (a series is named by its text), so comma and per cent are escaped twice.
function escapeValue(value: string): string {
  return encodeURIComponent(value.replaceAll('%', '%25').replaceAll(',', '%2C'));
}

function splitValues(text: string | null): string[] {
  if (!text) return [];
  const values = text.split(',').filter((value) => value !== '');
  return [...new Set(values.map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%')))];
}
