import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchProvider } from '#config/search-provider.ts';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import { limits } from '#server/http/rate-limit.ts';
import { QUERIES_MAX } from '#server/search-provider/query-terms.ts';
import { refusalBreaches } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { providerRequest, searchFor } from '#tests/support/provider-request.ts';

const index = 'vue_storefront_catalog_bmno';
const other = searchProvider.apiKeys['default']!;
const queries = (count: number) => Array.from({ length: count }, () => searchFor('*'));
const filtered = (key: string, values: unknown[]) => ({
  ...searchFor('*'),
  filters: { applyFilters: { filters: [{ key, values }] } },
});

describe('what the search provider refuses', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ isLimiting: true });
  });

  afterAll(() => shop.close());

  let address = 0;
  const refused = async (id: OperationId, options: object): Promise<unknown[]> => {
    const { status, result } = await shop.call<{ code?: string }>(id, { address: `192.0.2.${++address}`, ...options });
    return [status, result.code ?? 'issues'];
  };
  const ofQuery = (body: unknown) => refused('providerSearch', { body });

  test.each<[what: string, query: object]>([
    ['more queries than a page asks', { many: QUERIES_MAX + 1 }],
    ['more records than one answer has', searchFor('*', { limit: 101 })],
    ['a page that nobody looks at', searchFor('*', { offset: 10_001 })],
    ['a filter that is none', filtered('password', ['x'])],
    ['the price under its own name', filtered('price', [1, 2])],
    ['a range with one end', filtered('klevu_price', ['100'])],
    ['a range that ends before it begins', filtered('klevu_price', ['200', '100'])],
    ['a range of words', filtered('klevu_price', ['few', 'many'])],
    ['a value that is none', filtered('color', [{}])],
    ['more values than a filter has', { filters: { applyFilters: { filters: wide() } } }],
    ['a custom query that is none', searchFor('*', { customANDQuery: 'sofa' })],
    ['a custom query for a field that is none', searchFor('*', { customANDQuery: 'password:x' })],
    ['a custom query without an end', searchFor('*', { customANDQuery: `id:(${'1 OR '.repeat(600)}1)` })],
  ])('%s', async (_what, query) => {
    const { many } = query as { many?: number };
    const request = providerRequest(many ? queries(many) : [query]);
    expect(await ofQuery(request)).toEqual([400, 'QUERY_INVALID']);
    expect(await refused('autocomplete', { query: { query: JSON.stringify(request) } })).toEqual([
      400,
      'QUERY_INVALID',
    ]);
    expect(await refused('cachedProviderProducts', { body: { index, ...request } })).toEqual([400, 'QUERY_INVALID']);
  });

  function wide() {
    return [1, 2, 3].map(() => ({ key: 'color', values: Array.from({ length: 200 }, String) }));
  }

  test('requests of the wrong shape', async () => {
    expect(await ofQuery({})).toEqual([400, 'issues']);
    expect(await ofQuery({ context: { apiKeys: [] } })).toEqual([400, 'issues']);
    expect(await refused('providerSearch', { text: '{' })).toEqual([400, 'VALIDATION']);
    expect(await refused('providerSearch', { text: `"${'x'.repeat(100_000)}"` })).toEqual([400, 'VALIDATION']);
    for (const query of ['{]', '[]', '{"context":1}']) {
      expect(await refused('autocomplete', { query: { query } }), query).toEqual([
        400,
        query === '{]' ? 'VALIDATION' : 'QUERY_INVALID',
      ]);
    }
    expect(await refused('autocomplete', {})).toEqual([400, 'issues']);
    expect(await refused('cachedProviderCollections', { body: providerRequest([]) })).toEqual([400, 'issues']);
  });

  test('accounts and indexes of others', async () => {
    const unknown = { ...providerRequest([]), context: { apiKeys: ['__proto__'] } };
    expect(await ofQuery(unknown)).toEqual([401, 'UNAUTHORIZED']);
    const body = { index, ...unknown };
    expect(await refused('cachedProviderProducts', { body })).toEqual([401, 'UNAUTHORIZED']);
    const foreign = { index, ...providerRequest([]), context: { apiKeys: [other] } };
    expect(await refused('cachedProviderProducts', { body: foreign })).toEqual([401, 'UNAUTHORIZED']);
    const elsewhere = { ...providerRequest([]), index: 'vue_storefront_catalog_default' };
    expect(await refused('cachedProviderProducts', { body: elsewhere })).toEqual([400, 'QUERY_INVALID']);
    expect(await refused('getKeywordRedirects', { path: { apiKey: 'constructor' } })).toEqual([401, 'UNAUTHORIZED']);
  });

  test('addresses of providers that do not exist: told in the envelope, never on a page', async () => {
    const paths = [
      '/search/cs/v2/nothing',
      '/search/x',
      '/search-analytics/analytics/x',
      '/reviews/v1/widget/x',
      '/reviews/a',
    ];
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await shop.server.app.handle(new Request(`http://shop.test${path}`, { method }));
        expect(answer.status, path).toBe(404);
        expect(answer.headers.get('access-control-allow-origin'), path).toBe('*');
        expect(refusalBreaches(404, await answer.json()), path).toEqual([]);
      }
    }
    const preflight = new Request('http://shop.test/search/cs/v2/search', { method: 'OPTIONS' });
    expect((await shop.server.app.handle(preflight)).status).toBe(204);
  });

  test('searches count together with all others, by what they cost', async () => {
    const many = {
      body: providerRequest([1, 2, 3, 4, 5, 6].map((n) => searchFor(`sofa ${n}`))),
      address: '203.0.113.1',
    };
    const statuses: number[] = [];
    for (let call = 0; call < limits.search.count / 6; call++)
      statuses.push((await shop.call('providerSearch', many)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const catalogue = { path: { index, type: 'product' }, query: { size: 1 }, address: '203.0.113.1' };
    expect((await shop.call('searchCatalogGet', catalogue)).status).toBe(429);
    expect(await refused('providerSearch', many)).toEqual([429, 'TOO_MANY_REQUESTS']);
    // A kept answer costs nothing.
    const body = { index, ...providerRequest([searchFor('sofa')]) };
    await shop.done('cachedProviderProducts', { body, address: '203.0.113.2' });
    expect((await shop.call('cachedProviderProducts', { body, address: '203.0.113.1' })).status).toBe(200);
  });
});

describe('a provider without its database', () => {
  test('fails in the envelope, without any detail of the server', async () => {
    const shop = await ContractShop.open();
    await shop.server.database.execute(sql`alter table documents rename to lost`);
    const calls: [OperationId, object][] = [
      ['providerSearch', { body: providerRequest([searchFor('sofa')]) }],
      ['autocomplete', { query: { query: JSON.stringify(providerRequest([searchFor('sofa')])) } }],
      ['cachedProviderProducts', { body: { index, ...providerRequest([searchFor('sofa')]) } }],
      ['getKeywordRedirects', { path: { apiKey: searchProvider.apiKeys['bmno'] } }],
    ];
    for (const [id, options] of calls) {
      const { status, result } = await shop.call(id, options);
      expect([status, result], id).toMatchObject([500, { code: 'INTERNAL' }]);
    }
    await expect(shop.close()).rejects.toThrow('the server failed');
  });
});
