import { PROVIDER_ANSWER_MAX, PROVIDER_PAGE_SIZE } from '#config/limits.ts';
import type { SearchProviderRecordQuery, SearchProviderRequest } from '#schemas/api/generated/types.gen.ts';
import { QueryError } from '../search/condition.ts';
import { callsOf } from '../search/search-cost.ts';
import { costOfText } from './text-match.ts';

/** More queries than this no page of a shop asks at once. */
export const QUERIES_MAX = 8;
/** What one call of the limit stands for, and what a query costs in the same measure (milliseconds with 20,000 products, by 20). */
const COST_OF_A_CALL = 4;
const costs = { plain: 1, withFacets: 4, byName: 16 } as const;
/** Pages further down nobody looks at. */
const OFFSET_MAX = 10_000;
/** Asks for everything. */
const ANY_TERM = '*';

/** The text of a query; `null` where it asks for everything. */
export function termOf({ settings }: SearchProviderRecordQuery): string | null {
  const term = settings?.query?.term?.trim();
  return term === undefined || term === ANY_TERM ? null : term;
}

/** What of an answer is wanted; a size that is none becomes the usual one, and no page begins before the first (spec 5). */
export function pageOf({ settings }: SearchProviderRecordQuery): { readonly limit: number; readonly offset: number } {
  const { limit = 0, offset = 0 } = settings ?? {};
  if (limit > PROVIDER_ANSWER_MAX) throw new QueryError(`at most ${PROVIDER_ANSWER_MAX} records can be asked for`);
  if (offset > OFFSET_MAX) throw new QueryError(`no page begins after ${OFFSET_MAX}`);
  return { limit: limit > 0 ? limit : PROVIDER_PAGE_SIZE, offset: Math.max(0, offset) };
}

/** How many calls of the limit on searches a request stands for. Throws a `QueryError` for more than anybody asks. */
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
