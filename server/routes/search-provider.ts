import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { searchProvider } from '#config/search-provider.ts';
import { type StoreView, storeViewByCode } from '#config/stores.ts';
import type { Filters } from '#domain/listing.ts';
import { inStore } from '#domain/paths.ts';
import { productTypes } from '#domain/product.ts';
import type { SearchProviderRequest, SearchProviderResponse } from '#schemas/api/generated/types.gen.ts';
import {
  zAutocompleteQuery,
  zCachedProviderCollectionsBody,
  zCachedProviderCollectionsQuery,
  zCachedProviderProductsBody,
  zCachedProviderProductsQuery,
  zGetKeywordRedirectsPath,
  zKeywordRedirectMap,
  zProviderSearchBody,
  zSearchProviderRequest,
} from '#schemas/api/generated/zod.gen.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { RouteTools } from './route-tools.ts';
import { type Call, serve } from '../http/contract-route.ts';
import { parseJson } from '../http/read-json.ts';
import { bare, type Reply, refusal, success } from '../http/reply.ts';
import { QueryError } from '../search/condition.ts';
import { indexOf } from '../search/index-of.ts';
import { answerRequest } from '../search-provider/answer-request.ts';
import { callsOfRequest } from '../search-provider/query-terms.ts';
import { documentsById } from '../store/documents.ts';

/** Requests nest lists of products inside queries, deeper than other bodies. */
const REQUEST_DEPTH_MAX = 16;
/** The file of a store view that maps words to pages. */
const KEYWORDS_FILE = 'keyword-url-map.json';

const aMinute = { 'cache-control': 'public, max-age=60' };
const anHour = { 'cache-control': 'public, max-age=3600' };

const answersKept = { bytes: 16_000_000, lifetimeMs: 3600_000 };

const everything: Filters = {};
const collectionsOnly: Filters = { product_type: ['collection'] };
const withoutCollections: Filters = { product_type: productTypes.filter((type) => type !== 'collection') };

interface Asked {
  readonly store: StoreView;
  readonly address: string;
  readonly within: Filters;
  readonly isSuggesting: boolean;
}

/** Plays the search provider from the shop's own documents, as the reference backend (contract: search-provider). */
export function searchProviderRoutes(app: Hono, tools: RouteTools): void {
  const { database } = tools;
  const ask = answering(tools);
  const asProvider = async (request: SearchProviderRequest, call: { address: string }, isSuggesting: boolean) => {
    const store = storeOfKey(request.context.apiKeys[0]);
    if (!store) return unknownKey();
    const answer = await ask(request, { store, address: call.address, within: everything, isSuggesting });
    return answer.ok ? bare(answer.value, isSuggesting ? aMinute : {}) : answer.error;
  };

  serve(app, 'autocomplete', { query: zAutocompleteQuery }, async (call) => {
    const json = parseJson(call.query.query, REQUEST_DEPTH_MAX);
    if (!json.ok) return json.reply;
    const request = zSearchProviderRequest.safeParse(json.value);
    if (!request.success) return refusal(400, 'QUERY_INVALID', 'The query is not a request of the search.');
    return asProvider(request.data, call, true);
  });
  const deep = { maxDepth: REQUEST_DEPTH_MAX };
  serve(app, 'providerSearch', { body: zProviderSearchBody, ...deep }, (call) => asProvider(call.body, call, false));

  const cached = cachedAnswers(tools, ask);
  const products = { body: zCachedProviderProductsBody, query: zCachedProviderProductsQuery, ...deep };
  serve(app, 'cachedProviderProducts', products, (call) => cached(call, withoutCollections));
  const collections = { body: zCachedProviderCollectionsBody, query: zCachedProviderCollectionsQuery, ...deep };
  serve(app, 'cachedProviderCollections', collections, (call) => cached(call, collectionsOnly));

  serve(app, 'getKeywordRedirects', { params: zGetKeywordRedirectsPath }, async ({ params }) => {
    const store = storeOfKey(params.apiKey);
    if (!store) return unknownKey();
    const [row] = await documentsById(database, store.code, 'static_content', [KEYWORDS_FILE]);
    const map = zKeywordRedirectMap.safeParse(row?.body);
    const rows = map.success ? map.data.klevu_keywordUrlMap : [];
    // The document holds paths inside its store view.
    const inside = rows.map(({ keywords, url }) => ({
      keywords,
      url: url.startsWith('/') ? inStore(store, url) : url,
    }));
    return bare({ klevu_keywordUrlMap: inside }, anHour);
  });
}

/** The store view that an account belongs to. */
export function storeOfKey(key: string | undefined): StoreView | undefined {
  const [code] = Object.entries(searchProvider.apiKeys).find(([, known]) => known === key) ?? [];
  return code === undefined ? undefined : storeViewByCode(code);
}

/** The refusal of an unknown account. */
export function unknownKey(): Reply {
  return refusal(401, 'UNAUTHORIZED', 'There is no such account.');
}

type Ask = (request: SearchProviderRequest, asked: Asked) => Promise<Result<SearchProviderResponse, Reply>>;

/** Answers a request within the limits on searches. */
function answering({ database, limiter, catalogues, shopUrl }: RouteTools): Ask {
  return async (request, { store, address, within, isSuggesting }) => {
    try {
      const limited = limiter.check('search', address, callsOfRequest(request));
      if (limited) return fail(limited);
      const catalogue = catalogues.get(store.code)!;
      await catalogue.refreshInTime();
      const context = catalogue.context(store.locales[0]!);
      return ok(await answerRequest(request, { database, catalogue, context, shopUrl, within, isSuggesting }));
    } catch (error) {
      if (error instanceof QueryError) return fail(refusal(400, 'QUERY_INVALID', error.message));
      throw error;
    }
  };
}

interface Kept {
  readonly changeNumber: number;
  readonly answer: SearchProviderResponse;
  /** When it is another one by itself. */
  readonly until: number;
}

type CachedCall = Pick<
  Call<{ readonly index: string }, unknown, unknown>,
  'store' | 'body' | 'address' | 'fingerprint'
>;

/** The answers at the shop's own addresses, which are kept until the catalogue changes, or a price by itself (decision 103). */
function cachedAnswers({ catalogues }: RouteTools, ask: Ask): (call: CachedCall, within: Filters) => Promise<Reply> {
  const kept = new LRUCache<string, Kept>({
    maxSize: answersKept.bytes,
    ttl: answersKept.lifetimeMs,
    sizeCalculation: ({ answer }, key) => JSON.stringify(answer).length + key.length,
  });
  return async ({ store, body, address, fingerprint }, within) => {
    if (body.index !== indexOf(store)) {
      return refusal(400, 'QUERY_INVALID', 'The index does not belong to this store view.');
    }
    const request = body as unknown as SearchProviderRequest;
    if (storeOfKey(request.context.apiKeys[0]) !== store) return unknownKey();
    const catalogue = catalogues.get(store.code)!;
    await catalogue.refreshInTime();
    const { edition, changeNumber, pricedUntil: until } = catalogue;
    // Another edition of the catalogue counts its changes anew.
    const key = `${edition} ${fingerprint}`;
    const known = kept.get(key);
    if (known?.changeNumber === changeNumber && Date.now() < known.until)
      return success(known.answer, { 'x-vs-cache': 'Hit' });
    const answer = await ask(request, { store, address, within, isSuggesting: false });
    if (!answer.ok) return answer.error;
    kept.set(key, { changeNumber, answer: answer.value, until });
    return success(answer.value, { 'x-vs-cache': 'Miss' });
  };
}
