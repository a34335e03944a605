import { searchProvider } from '#config/search-provider.ts';
import type { SearchProviderRecordQuery, SearchProviderRequest } from '#schemas/api/generated/types.gen.ts';

/** A request to the search provider of the Norwegian store view; each query is named after its place unless it says otherwise. */
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

/** A search for a text, with whatever else it settles. */
export function searchFor(
  term: string,
  settings: SearchProviderRecordQuery['settings'] = {},
): Partial<SearchProviderRecordQuery> {
  return { settings: { query: { term }, typeOfRecords: ['KLEVU_PRODUCT'], ...settings } };
}
