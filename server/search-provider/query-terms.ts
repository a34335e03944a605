import { PROVIDER_ANSWER_MAX, SEARCH_PAGE_SIZE } from '#config/limits.ts';
import type { SearchProviderRecordQuery, SearchProviderRequest } from '#schemas/api/generated/types.gen.ts';
import { QueryError } from '../search/condition.ts';
import { callsOf } from '../search/search-cost.ts';
import { costOfText } from './text-match.ts';

/** No page of a shop asks more queries at once. */
export const QUERIES_MAX = 8;
/** The cost of one call of the limit, and of the kinds of query; one unit is 20 ms with 20,000 products. */
const COST_OF_A_CALL = 4;
const costs = { plain: 1, withFacets: 4, byName: 16 } as const;
/** Nobody looks at pages further down. */
const OFFSET_MAX = 10_000;
/** The term that asks for everything. */
const ANY_TERM = '*';

/** The text of a query; `null` where it asks for everything. */
export function termOf({ settings }: SearchProviderRecordQuery): string | null {
  const term = settings?.query?.term?.trim();
  return term === undefined || term === ANY_TERM ? null : term;
}

/**
 * The page of results that is wanted; a missing size becomes the usual one, and a negative offset becomes 0 (spec 5).
 * Throws a `QueryError` for larger ones than anybody needs.
 */
export function pageOf({ settings }: SearchProviderRecordQuery): { readonly limit: number; readonly offset: number } {
  const { limit = 0, offset = 0 } = settings ?? {};
  if (limit > PROVIDER_ANSWER_MAX) throw new QueryError(`at most ${PROVIDER_ANSWER_MAX} records can be asked for`);
  if (offset > OFFSET_MAX) throw new QueryError(`no page begins after ${OFFSET_MAX}`);
  return { limit: limit > 0 ? limit : SEARCH_PAGE_SIZE, offset: Math.max(0, offset) };
}

/**
 * How many calls of the search limit a request counts as. Throws a `QueryError` for more queries than any page asks.
 */
export function callsOfRequest({ recordQueries = [], suggestions = [] }: SearchProviderRequest): number {
  const count = recordQueries.length + suggestions.length;
  if (count > QUERIES_MAX) throw new QueryError(`at most ${QUERIES_MAX} queries come at once`);
  const asked = [...recordQueries.map(termOf), ...suggestions.map(({ query }) => query)];
  const texts = new Set(asked.filter((text) => text !== null));
  const ofTexts = [...texts].reduce((sum, text) => sum + callsOf(costOfText(text)), 0);
  const ofQueries = recordQueries.reduce((sum, query) => sum + costOf(query), suggestions.length);
  return Math.max(1, ofTexts, Math.ceil(ofQueries / COST_OF_A_CALL));
}

function costOf({ settings, filters }: SearchProviderRecordQuery): number {
  if (settings?.sort?.startsWith('NAME_')) return costs.byName;
  return filters?.filtersToReturn?.enabled ? costs.withFacets : costs.plain;
}
