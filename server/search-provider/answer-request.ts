import { PROVIDER_SUGGESTIONS_DEFAULT } from '#config/limits.ts';
import type { Filters } from '#domain/listing.ts';
import type {
  SearchProviderQueryResult,
  SearchProviderRecordQuery,
  SearchProviderRequest,
  SearchProviderResponse,
} from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { categoryAnswer, pageAnswer } from './other-records.ts';
import { type ProductAnswer, productAnswer, type ProductSource } from './product-query.ts';
import { pageOf, termOf } from './query-terms.ts';
import type { RecordSource } from './record.ts';
import { suggestedTexts } from './suggested-texts.ts';
import { matchText } from './text-match.ts';

export interface RequestSource extends RecordSource {
  readonly database: Queries;
  /** The filters that narrow all queries of this request, from an address for products or for collections. */
  readonly within: Filters;
  readonly isSuggesting: boolean;
}

/** Answers every query of a request; a fallback query only where the one that names it found nothing. */
export async function answerRequest(
  { recordQueries = [], suggestions = [] }: SearchProviderRequest,
  source: RequestSource,
): Promise<SearchProviderResponse> {
  const { database, catalogue, isSuggesting } = source;
  const about = { storeCode: catalogue.store.code, collection: 'products', isSuggesting } as const;
  const products = { ...source, productsOf: remembered((text) => matchText(database, { ...about, text })) };
  const queryResults: SearchProviderQueryResult[] = [];
  const needed = new Set<string>();
  for (const query of fallbacksLast(recordQueries)) {
    if (query.isFallbackQuery === true && !needed.has(query.id)) continue;
    const result = await resultOf(query, products);
    queryResults.push(result);
    const fallback = query.settings?.fallbackQueryId;
    if (result.meta.totalResultsFound === 0 && fallback) needed.add(fallback);
  }
  const suggestionResults: NonNullable<SearchProviderResponse['suggestionResults']> = [];
  for (const { id, query, limit = 0 } of suggestions) {
    const most = limit > 0 ? limit : PROVIDER_SUGGESTIONS_DEFAULT;
    suggestionResults.push({ id, suggestions: await suggestedTexts(query, most, products) });
  }
  return { meta: { responseCode: 200 }, queryResults, suggestionResults };
}

function fallbacksLast(queries: readonly SearchProviderRecordQuery[]): SearchProviderRecordQuery[] {
  const place = ({ isFallbackQuery }: SearchProviderRecordQuery): number => Number(isFallbackQuery ?? false);
  return queries.toSorted((a, b) => place(a) - place(b));
}

async function resultOf(query: SearchProviderRecordQuery, source: ProductSource): Promise<SearchProviderQueryResult> {
  const { total, records, filters, typeOfSearch } = await answerOf(query, source);
  return {
    id: query.id,
    meta: {
      totalResultsFound: total,
      noOfResults: records.length,
      offset: pageOf(query).offset,
      searchedTerm: termOf(query) ?? '',
      ...(typeOfSearch === null ? {} : { typeOfSearch }),
    },
    filters: [...filters],
    records: [...records],
  };
}

/** Answers one kind of record for each query, as storefronts ask; an unknown kind finds nothing. */
async function answerOf(query: SearchProviderRecordQuery, source: ProductSource): Promise<ProductAnswer> {
  const [kind = 'KLEVU_PRODUCT'] = query.settings?.typeOfRecords ?? [];
  if (query.typeOfRequest !== 'SKIP') {
    if (kind === 'KLEVU_PRODUCT') return productAnswer(query, source);
    if (kind === 'KLEVU_CATEGORY') return categoryAnswer(query, source);
    if (kind === 'KLEVU_CMS') return pageAnswer(query, source);
  }
  return { total: 0, records: [], filters: [], typeOfSearch: null };
}

/** Calls `ask` only once for each text. */
function remembered<T>(ask: (text: string) => Promise<T>): (text: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (text) => {
    const answer = known.get(text) ?? ask(text);
    known.set(text, answer);
    return answer;
  };
}
