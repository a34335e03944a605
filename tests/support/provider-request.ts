import { searchProvider } from '#config/search-provider.ts';
import type { SearchProviderRecordQuery, SearchProviderRequest } from '#schemas/api/generated/types.gen.ts';

/**
 * A request to the search provider of the Norwegian store view; each query has its place as its id unless it sets one.
 */
export function providerRequest(
  queries: readonly Partial<SearchProviderRecordQuery>[],
  suggestions: SearchProviderRequest['suggestions'] = [],
): SearchProviderRequest {
  return {
    context: { apiKeys: [searchProvider.apiKeys['bmno']!] },
    recordQueries: queries.map((query, place) => ({ id: `query-${place}`, typeOfRequest: 'SEARCH', ...query })),
    suggestions,
  };
}

/** A query for a text, with further settings. */
export function searchFor(
  term: string,
  settings: SearchProviderRecordQuery['settings'] = {},
): Partial<SearchProviderRecordQuery> {
  return { settings: { query: { term }, typeOfRecords: ['KLEVU_PRODUCT'], ...settings } };
}
