import type { Hono } from 'hono';
import { SEARCH_SIZE_DEFAULT, SEARCH_SIZE_MAX } from '#config/limits.ts';
import type { SearchQuery } from '#schemas/api/generated/types.gen.ts';
import {
  zSearchCatalogGetPath,
  zSearchCatalogGetQuery,
  zSearchCatalogPostQuery,
  zSearchQuery,
} from '#schemas/api/generated/zod.gen.ts';
import type { RouteTools } from '../app.ts';
import { type Call, serve } from '../http/contract-route.ts';
import { parseJson } from '../http/read-json.ts';
import { bare, type Reply, refusal } from '../http/reply.ts';
import { QueryError, type Search, sortKeys } from '../search/condition.ts';
import { readElasticBody } from '../search/elastic-query.ts';
import { readSearchQuery } from '../search/search-query.ts';
import { runSearch } from '../search/run-search.ts';
import { searchAnswer } from '../search/search-answer.ts';
import { collectionOfType } from '../store/collections.ts';

interface SearchParameters {
  readonly storeCode?: string | undefined;
  readonly size?: number | undefined;
  readonly from?: number | undefined;
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
  readonly _source_include?: string | undefined;
  readonly _source_exclude?: string | undefined;
  readonly request_format?: 'search-query' | undefined;
  readonly response_format?: 'compact' | 'standard' | undefined;
}

type SearchCall = Pick<
  Call<unknown, SearchParameters, { index: string; type: string }>,
  'store' | 'query' | 'params' | 'address'
>;

const INDEX_PREFIX = 'vue_storefront_catalog_';

/** Catalogue search in both query languages and both answer formats (contract: `_search`, D98). */
export function catalogueRoutes(app: Hono, { database, limiter }: RouteTools): void {
  const answer = async (call: SearchCall, body: unknown): Promise<Reply> => {
    const limited = limiter.check('search', call.address);
    if (limited) return limited;
    const { index, type } = call.params;
    if (index !== `${INDEX_PREFIX}${call.store.code}`) {
      return refusal(400, 'QUERY_INVALID', 'The index does not belong to this store view.');
    }
    const collection = collectionOfType[type];
    if (!collection) return refusal(404, 'NOT_FOUND', `Nothing of type ${type} is indexed.`);
    try {
      const search = searchOf(call, body);
      const outcome = await runSearch(database, call.store.code, collection, search);
      return bare(await searchAnswer(database, { ...call, search, outcome, index, type }), {
        'x-vs-cache': 'Miss',
        'x-vs-cache-tags': [type, ...outcome.hits.map((hit) => `${type === 'category' ? 'C' : 'P'}${hit.row.id}`)].join(
          ' ',
        ),
      });
    } catch (error) {
      if (error instanceof QueryError) return refusal(400, 'QUERY_INVALID', error.message);
      throw error;
    }
  };

  serve(app, 'searchCatalogGet', { query: zSearchCatalogGetQuery, params: zSearchCatalogGetPath }, (call) => {
    const json = parseJson(call.query.request ?? '{}');
    return json.ok ? answer(call, json.value) : Promise.resolve(json.reply);
  });
  serve(app, 'searchCatalogPost', { query: zSearchCatalogPostQuery, params: zSearchCatalogGetPath }, (call) =>
    answer(call, (call as { body: unknown }).body),
  );
}

function searchOf({ query, store }: SearchCall, body: unknown): Search {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new QueryError('The query must be an object.');
  const asked =
    query.request_format === 'search-query'
      ? readSearchQuery(validSearchQuery(body), store.currency.code)
      : readElasticBody(body as Record<string, unknown>);
  const paging = asked as { from?: number; size?: number };
  const size = query.size ?? paging.size ?? SEARCH_SIZE_DEFAULT;
  if (size > SEARCH_SIZE_MAX) throw new QueryError(`At most ${SEARCH_SIZE_MAX} documents can be asked for.`);
  const words = query.q ? [{ kind: 'words' as const, field: null, text: query.q, all: false }] : [];
  return {
    condition: { kind: 'and', of: [asked.condition, ...words] },
    buckets: asked.buckets,
    sort: query.sort ? sortKeys(query.sort) : asked.sort,
    from: query.from ?? paging.from ?? 0,
    size,
    minScore: asked.minScore,
  };
}

function validSearchQuery(body: object): SearchQuery {
  const parsed = zSearchQuery.safeParse(body);
  if (!parsed.success) throw new QueryError('The body is not a SearchQuery.');
  return parsed.data;
}
