import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { SEARCH_SIZE_DEFAULT, SEARCH_SIZE_MAX } from '#config/limits.ts';
import {
  zSearchCatalogGetPath,
  zSearchCatalogGetQuery,
  zElasticQuery,
  zSearchCatalogPostQuery,
  zSearchQuery,
} from '#schemas/api/generated/zod.gen.ts';
import type { RouteTools } from './route-tools.ts';
import { type Call, serve } from '../http/contract-route.ts';
import { parseJson } from '../http/read-json.ts';
import { bare, type Reply, refusal } from '../http/reply.ts';
import { QueryError, type Search, sortKeys } from '../search/condition.ts';
import { type ElasticBody, readElasticBody } from '../search/elastic-query.ts';
import { indexOf } from '../search/index-of.ts';
import { readSearchQuery } from '../search/search-query.ts';
import { callsOf, searchCost } from '../search/search-cost.ts';
import { sourceFilter } from '../search/source-filter.ts';
import { runSearch, type SearchOutcome } from '../search/run-search.ts';
import { searchAnswer } from '../search/search-answer.ts';
import { categoriesWithSeries, withoutSeries } from '../search/series.ts';
import { type Collection, collectionOfType } from '../store/collections.ts';

interface SearchParameters {
  readonly storeCode?: string | undefined;
  readonly size?: number | undefined;
  readonly from?: number | undefined;
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
  readonly _source_include?: string | undefined;
  readonly _source_exclude?: string | undefined;
  readonly request_format?: 'search-query' | undefined;
  readonly series?: 'product' | undefined;
  readonly response_format?: 'compact' | 'standard' | undefined;
}

type SearchCall = Pick<
  Call<unknown, SearchParameters, { index: string; type: string }>,
  'store' | 'query' | 'params' | 'address'
>;

/** Reviews are no documents of an index here; storefronts of this family ask for them on every page of a product. */
const WITHOUT_DOCUMENTS = 'review';
const nothing: SearchOutcome = { total: 0, hits: [], aggregations: {} };

/** Size and offset in the address, without the contract's defaults: these would overrule the values in the body. */
const paging = {
  size: z.optional(z.int().check(z.gte(0), z.lte(SEARCH_SIZE_MAX))),
  from: z.optional(z.int().check(z.gte(0))),
};
const zGetQuery = z.extend(zSearchCatalogGetQuery, paging);
const zPostQuery = z.extend(zSearchCatalogPostQuery, paging);

/** Storefronts of this family nest bool in filter in bool, which is deeper than other bodies go. */
const QUERY_DEPTH_MAX = 16;

/** Answers with more hits than this are tagged by their type only, because a header has little room. */
const CACHE_TAGS_MAX = 100;

/** Catalogue search in both query languages and both answer formats (contract: `_search`, D98). */
export function catalogueRoutes(app: Hono, { database, limiter }: RouteTools): void {
  /** Who asks in the engine's language, and does not say that it knows better, is an older storefront, to which a series is a category. */
  const found = async (
    { query, store }: SearchCall,
    collection: Collection,
    search: Search,
  ): Promise<SearchOutcome> => {
    if (query.request_format === 'search-query' || query.series === 'product')
      return runSearch(database, store.code, collection, search);
    if (collection === 'categories')
      return runSearch(database, store.code, collection, { ...search, source: categoriesWithSeries });
    const condition =
      collection === 'products' ? await withoutSeries(database, store.code, search.condition) : search.condition;
    return runSearch(database, store.code, collection, { ...search, condition });
  };

  const answer = async (call: SearchCall, body: unknown): Promise<Reply> => {
    const { index, type } = call.params;
    if (index !== indexOf(call.store)) {
      return refusal(400, 'QUERY_INVALID', 'The index does not belong to this store view.');
    }
    const collection = collectionOfType[type];
    if (!collection && type !== WITHOUT_DOCUMENTS)
      return refusal(404, 'NOT_FOUND', `Nothing of type ${type} is indexed.`);
    try {
      const { fields = {}, ...search } = searchOf(call, body);
      const { _source_include: include = fields.include, _source_exclude: exclude = fields.exclude } = call.query;
      const source = sourceFilter(include, exclude);
      const limited = limiter.check('search', call.address, callsOf(searchCost(search)));
      if (limited) return limited;
      const outcome = collection ? await found(call, collection, search) : nothing;
      return bare(await searchAnswer(database, { ...call, search, source, outcome, index, type }), {
        'x-vs-cache': 'Miss',
        'x-vs-cache-tags': cacheTags(type, outcome),
      });
    } catch (error) {
      if (error instanceof QueryError) return refusal(400, 'QUERY_INVALID', error.message);
      throw error;
    }
  };

  serve(app, 'searchCatalogGet', { query: zGetQuery, params: zSearchCatalogGetPath }, (call) => {
    const json = parseJson(requestText(call.query.request), QUERY_DEPTH_MAX);
    return json.ok ? answer(call, json.value) : Promise.resolve(json.reply);
  });
  const shapes = { query: zPostQuery, params: zSearchCatalogGetPath, maxDepth: QUERY_DEPTH_MAX };
  serve(app, 'searchCatalogPost', shapes, (call) => answer(call, (call as { body: unknown }).body));
}

/** Storefronts of this family encode the query, and then the address that holds it. */
function requestText(request = '{}'): string {
  if (!/^\s*%7b/i.test(request)) return request;
  try {
    return decodeURIComponent(request);
  } catch {
    return request;
  }
}

function searchOf({ query, store }: SearchCall, body: unknown): Search & Partial<Pick<ElasticBody, 'fields'>> {
  const asked: Omit<ElasticBody, 'from' | 'size' | 'fields'> & Partial<ElasticBody> =
    query.request_format === 'search-query'
      ? readSearchQuery(valid(zSearchQuery, body, 'SearchQuery'), store.currency.code)
      : readElasticBody(valid(zElasticQuery, body, 'query of the engine'));
  const size = query.size ?? asked.size ?? SEARCH_SIZE_DEFAULT;
  if (size > SEARCH_SIZE_MAX) throw new QueryError(`At most ${SEARCH_SIZE_MAX} documents can be asked for.`);
  const words = query.q ? [{ kind: 'words' as const, field: null, text: query.q, all: false }] : [];
  return {
    condition: { kind: 'and', of: [asked.condition, ...words] },
    buckets: asked.buckets,
    sort: query.sort ? sortKeys(query.sort) : asked.sort,
    from: query.from ?? asked.from ?? 0,
    size,
    minScore: asked.minScore,
    ...(asked.fields ? { fields: asked.fields } : {}),
  };
}

function valid<T>(shape: z.ZodMiniType<T>, body: unknown, name: string): T {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new QueryError(`The body is not a ${name}.`);
  return parsed.data;
}

function cacheTags(type: string, { hits }: SearchOutcome): string {
  const letter = type === 'category' ? 'C' : 'P';
  const tags = hits.length > CACHE_TAGS_MAX ? [] : hits.map(({ row }) => `${letter}${encodeURIComponent(row.id)}`);
  return [type, ...tags].join(' ');
}
