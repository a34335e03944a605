import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchProvider } from '#config/search-provider.ts';
import type {
  SearchProviderQueryResult,
  SearchProviderRecordQuery,
  SearchProviderRequest,
  SearchProviderResponse,
} from '#schemas/api/generated/types.gen.ts';
import { searchCatalogue } from '#tests/support/contract-search-catalogue.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { providerRequest, searchFor } from '#tests/support/provider-request.ts';

type Settings = NonNullable<SearchProviderRecordQuery['settings']>;

/** The search catalogue with a series, a collection, links, and words that lead to pages. */
function catalogue() {
  const { documents, rejections } = searchCatalogue();
  const changes: Readonly<Record<string, object>> = {
    SOFA: { product_collection: 'Nordvik', product_links: [link('P-104')] },
    'P-101': { product_collection: 'Nordvik', special_price_incl_tax: 7000 },
    'P-105': { product_collection: 'Nordvik', color: 58 },
    'P-104': { visibility: 2 },
    'P-107': { type_id: 'collection' },
  };
  const keywords = [{ keywords: ['retur', 'angrerett'], url: '/i/returns' }];
  return {
    rejections,
    documents: {
      ...documents,
      products: documents.products!.map((each) => ({ ...each, ...changes[String(each['sku'])] })),
      cms_pages: [
        { id: 1, identifier: 'returns', title: 'Retur av sofaer', content: '<p>30 dager</p>', active: true },
        { id: 2, identifier: 'gone', title: 'Sofa før', content: '<p>nei</p>', active: false },
      ],
      static_content: [{ id: 'keyword-url-map.json', klevu_keywordUrlMap: keywords }],
    },
  };
}

const link = (sku: string) => ({ link_type: 'related', linked_product_sku: sku, position: 1 });

describe.each(databases)('the search provider on $name', ({ open }) => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open, catalogue: catalogue() });
    await shop.server.database.execute(sql`update documents set updated_at = updated_at - interval '1 hour'`);
  });

  afterAll(() => shop.close());

  const post = (request: SearchProviderRequest) =>
    shop.done<SearchProviderResponse>('providerSearch', { body: request });
  const get = (request: SearchProviderRequest) =>
    shop.done<SearchProviderResponse>('autocomplete', { query: { query: JSON.stringify(request) } });
  const one = async (query: Partial<SearchProviderRecordQuery>): Promise<SearchProviderQueryResult> =>
    (await post(providerRequest([query]))).queryResults![0]!;
  const skus = (result: SearchProviderQueryResult) => result.records.map(({ sku }) => sku);
  const found = async (term: string, settings: Settings = {}) => skus(await one(searchFor(term, settings)));

  test('a record says what the storefront shows (spec 3: search-provider records)', async () => {
    const result = await one({ ...searchFor('ekeby sofa'), id: 'mine' });
    expect(result).toMatchObject({
      id: 'mine',
      meta: {
        totalResultsFound: 1,
        noOfResults: 1,
        offset: 0,
        searchedTerm: 'ekeby sofa',
        typeOfSearch: 'WILDCARD_AND',
      },
      filters: [],
    });
    expect(result.records[0]).toEqual({
      id: '101',
      itemGroupId: '101',
      typeOfRecord: 'KLEVU_PRODUCT',
      title: 'Ekeby sofa',
      name: 'Ekeby sofa',
      sku: 'P-101',
      type_id: 'simple',
      link: '/p/P-101/p-101',
      url: 'http://shop.test/p/P-101/p-101',
      imageUrl: 'http://shop.test/media/drawn/lamp-black.svg',
      price: { regularRaw: 8000, specialRaw: 7000 },
      startPrice: '8000',
      salePrice: '7000',
      currency: 'NOK',
      klevuCategory: 'Stue',
      category: 'Stue',
      same_color_stacks: '10',
      inStock: 'yes',
    });
    const [brief] = (await one(searchFor('ekeby sofa', { fields: ['sku'] }))).records;
    expect(brief).toEqual({ id: '101', typeOfRecord: 'KLEVU_PRODUCT', sku: 'P-101' });
  });

  test('the account says which store view is meant', async () => {
    const request = {
      ...providerRequest([searchFor('ekeby sofa')]),
      context: { apiKeys: [searchProvider.apiKeys['default']!] },
    };
    const [result] = (await post(request)).queryResults!;
    expect(result!.records[0]).toMatchObject({ link: '/default/p/P-101/p-101', currency: 'SEK' });
  });

  test('texts: all words, else any of them; too short, and no sense, find nothing (D47)', async () => {
    expect(await found('hjørnesofa')).toEqual(['P-102']);
    const any = await one(searchFor('grønn hjørnesofa'));
    expect([any.meta.typeOfSearch, new Set(skus(any))]).toEqual(['WILDCARD_OR', new Set(['P-102', 'P-107'])]);
    expect((await one(searchFor(' so '))).meta.totalResultsFound).toBe(0);
    expect(await found('(sofa|.*)+$<b>😀‮')).toEqual(await found('sofa'));
    for (const term of ['', 'zzzz', '%', "'; drop table documents; --", '😀😀😀', 'ש'.repeat(40), '<script>']) {
      expect(await found(term), term).toEqual([]);
    }
    expect((await one(searchFor('x'.repeat(50_000)))).meta.totalResultsFound).toBe(0);
  });

  test('suggestions leave out what stands in lists only (D34)', async () => {
    expect(await found('spisestol')).toEqual(['P-104']);
    expect((await get(providerRequest([searchFor('spisestol')]))).queryResults![0]!.records).toEqual([]);
  });

  test('autocomplete brings products, categories, pages and texts at once', async () => {
    const of = (kind: string) => searchFor('sofa', { typeOfRecords: [kind], limit: 2 });
    const queries = ['KLEVU_PRODUCT', 'KLEVU_CATEGORY', 'KLEVU_CMS', 'KLEVU_NOTHING'].map(of);
    const { queryResults, suggestionResults } = await get(
      providerRequest(queries, [{ id: 'texts', query: 'sofa', limit: 3 }]),
    );
    const [products, categories, pages, nothing] = queryResults!;
    expect(products!.records).toHaveLength(2);
    expect(products!.meta.totalResultsFound).toBeGreaterThan(2);
    expect(categories!.records).toMatchObject([
      { id: '5', title: 'Sofaer', link: '/stue/sofaer', klevuCategory: 'Stue;Sofaer', typeOfRecord: 'KLEVU_CATEGORY' },
    ]);
    expect(pages!.records).toMatchObject([{ title: 'Retur av sofaer', link: '/i/returns', typeOfRecord: 'KLEVU_CMS' }]);
    expect(nothing!.records).toEqual([]);
    expect(suggestionResults).toMatchObject([{ id: 'texts' }]);
    expect(suggestionResults![0]!.suggestions).toContainEqual({ suggest: 'sofaer' });
    expect(suggestionResults![0]!.suggestions.length).toBeLessThanOrEqual(3);
  });

  test.each<[string, Settings['sort'], readonly string[]]>([
    ['price, lowest first', 'PRICE_ASC', ['P-103', 'P-101', 'P-102']],
    ['price, highest first', 'PRICE_DESC', ['P-102', 'P-101', 'P-103']],
    ['name', 'NAME_ASC', ['P-102', 'P-101', 'P-103']],
    ['name, from the end', 'NAME_DESC', ['P-103', 'P-101', 'P-102']],
  ])('sorted by %s (spec 9: sort options)', async (_what, sort, expected) => {
    expect(await found('*', { sort, customANDQuery: 'id:(101 OR 102 OR 103)' })).toEqual(expected);
  });

  test('new arrivals go by the last change, either way', async () => {
    await shop.server.shop('set-price', 'P-103', 3100);
    const settings = (sort: Settings['sort']) => ({ sort, customANDQuery: 'sku:(P-102 OR P-103)' });
    expect(await found('*', settings('NEW_ARRIVAL_DESC'))).toEqual(['P-103', 'P-102']);
    expect(await found('*', settings('NEW_ARRIVAL_ASC'))).toEqual(['P-102', 'P-103']);
    expect(skus(await one({ typeOfRequest: 'RECS_NEW_ARRIVALS', settings: { limit: 1 } }))).toEqual(['P-103']);
  });

  test('pages: as many as are asked for, 40 where nobody says it, never before the first', async () => {
    const all = await one(searchFor('*', { limit: 100 }));
    expect(all.meta.totalResultsFound).toBe(all.records.length);
    expect(await found('*', { limit: 3, offset: 4 })).toEqual(skus(all).slice(4, 7));
    expect(await found('*', { limit: 2, offset: -9 })).toEqual(skus(all).slice(0, 2));
    expect(await found('*', { limit: 0 })).toEqual(skus(all).slice(0, 40));
    expect(await found('*', { offset: 9999 })).toEqual([]);
  });

  test('filters: by labels, by both ends of a range, joined (spec 9: klevu_price)', async () => {
    const filtered = (filters: { key: string; values: unknown[] }[]) =>
      one({ ...searchFor('*', { sort: 'PRICE_ASC', limit: 100 }), filters: { applyFilters: { filters } } });
    expect(skus(await filtered([{ key: 'color', values: ['color 52'] }]))).toEqual(['P-103', 'P-101', 'SOFA']);
    expect(skus(await filtered([{ key: 'color', values: ['COLOR 57', '58'] }]))).toEqual(['P-105', 'SOFA', 'P-102']);
    // The range ends at 7000 and does not include it (D36).
    expect(skus(await filtered([{ key: 'klevu_price', values: ['1000', '7000'] }]))).toEqual([
      'P-104',
      'P-103',
      'P-105',
    ]);
    expect(skus(await filtered([{ key: 'klevu_price', values: [9990, '*'] }]))).toEqual(['SOFA', 'P-102']);
    const both = [
      { key: 'klevu_price', values: ['*', '8000'] },
      { key: 'color', values: ['color 52'] },
    ];
    expect(skus(await filtered(both))).toEqual(['P-103', 'P-101']);
    expect(skus(await filtered([{ key: 'color', values: ['no such colour'] }]))).toEqual([]);
    expect(skus(await filtered([{ key: 'product_showroom', values: ['City Karlstad'] }]))).toEqual([]);
  });

  test('tells the filters that are wanted, with counts and ends', async () => {
    const filters = {
      filtersToReturn: { enabled: true, include: ['color', 'klevu_price', 'product_width'] },
      applyFilters: { filters: [{ key: 'klevu_price', values: ['1000', '9000'] }] },
    };
    const { filters: told } = await one({ ...searchFor('ekeby'), filters });
    expect(told).toEqual([
      {
        key: 'color',
        label: 'color',
        type: 'OPTIONS',
        options: [{ name: 'color 52', value: 'color 52', count: 1, selected: false }],
      },
      { key: 'klevu_price', label: 'price', type: 'SLIDER', min: '7000', max: '12000', start: '1000', end: '9000' },
      { key: 'product_width', label: 'product_width', type: 'SLIDER', min: '180', max: '180', start: null, end: null },
    ]);
    const without = { filtersToReturn: { enabled: true, exclude: ['color'] } };
    const rest = await one({ ...searchFor('ekeby'), filters: without });
    expect(rest.filters!.map(({ key }) => key)).not.toContain('color');
  });

  test('a category by the names that lead to it, or by its address; campaigns likewise', async () => {
    const inCategory = async (categoryPath: string) =>
      skus(await one({ typeOfRequest: 'CATNAV', settings: { query: { categoryPath }, limit: 100 } }));
    expect(await inCategory('Stue;Sofaer')).toEqual(['SOFA']);
    expect(await inCategory('stue/sofaer')).toEqual(['SOFA']);
    expect(new Set(await inCategory('Stue;Lamper'))).toEqual(new Set(['P-106', 'P-107']));
    expect(await inCategory('Kampanjer')).toEqual([]);
  });

  test('the same colour: its ids in a record, and a look-up by them (spec 9)', async () => {
    const [record] = (await one(searchFor('*', { customANDQuery: 'sku:SOFA' }))).records;
    expect(record!.same_color_stacks).toBe('101');
    expect(
      await found('*', {
        customANDQuery: `id:(${String(record!.same_color_stacks)}) AND product_collection:"Nordvik"`,
      }),
    ).toEqual(['P-101']);
  });

  test('recommendations: like a product, seen with it, bought with it, of the custom kind', async () => {
    const recommended = async (typeOfRequest: SearchProviderRecordQuery['typeOfRequest'], more: Settings = {}) => {
      const context = { recentObjects: [{ typeOfRecord: 'KLEVU_PRODUCT', records: [{ id: '10' }, { id: 'none' }] }] };
      return skus(await one({ typeOfRequest, settings: { context, limit: 20, ...more } }));
    };
    expect(await recommended('RECS_SIMILAR')).toEqual(['P-101', 'P-105']);
    expect(await recommended('RECS_ALSO_BOUGHT')).toEqual(['P-104', 'P-101', 'P-105']);
    expect(await recommended('RECS_ALSO_VIEWED')).toEqual([]);
    expect(await recommended('RECS_CUSTOM', { customANDQuery: 'type_id:collection' })).toEqual(['P-107']);
    expect(await recommended('RECS_TRENDING')).toHaveLength(20);
    expect(await recommended('SKIP')).toEqual([]);
    expect(await recommended('RECS_SIMILAR', { context: 'nothing' })).toEqual([]);
  });

  test('records that are put first, added or left out', async () => {
    const id = (...values: string[]) => values.map((value) => ({ key: 'id', value }));
    expect(await found('ekeby', { topIds: id('102', 'none') })).toEqual(['P-102', 'P-101']);
    expect(await found('ekeby', { excludeIds: id('102') })).toEqual(['P-101']);
    expect(new Set(await found('hjørnesofa', { includeIds: id('107') }))).toEqual(new Set(['P-102', 'P-107']));
  });

  test('a fallback is asked only where the query that names it found nothing', async () => {
    const fallback = { ...searchFor('ekeby'), id: 'other', isFallbackQuery: true };
    const ids = async (term: string) => {
      const request = providerRequest([fallback, { ...searchFor(term, { fallbackQueryId: 'other' }), id: 'first' }]);
      return (await post(request)).queryResults!.map(({ id }) => id);
    };
    expect(await ids('zzzz')).toEqual(['first', 'other']);
    expect(await ids('lenestol')).toEqual(['first']);
  });

  test('the shop’s own addresses: products and collections apart, kept while the catalogue stays as it is', async () => {
    const body = { index: 'vue_storefront_catalog_bmno', ...providerRequest([searchFor('*', { limit: 100 })]) };
    const types = async (id: 'cachedProviderProducts' | 'cachedProviderCollections') => {
      const { queryResults } = await shop.done<SearchProviderResponse>(id, { body });
      return new Set(queryResults![0]!.records.map(({ type_id }) => type_id));
    };
    expect(await types('cachedProviderProducts')).toEqual(new Set(['configurable', 'simple']));
    expect(await types('cachedProviderCollections')).toEqual(new Set(['collection']));
    const again = async () => (await shop.call('cachedProviderProducts', { body })).headers.get('x-vs-cache');
    expect(await again()).toBe('Hit');
    await shop.server.shop('set-price', 'P-106', 801);
    expect(await again()).toBe('Miss');
    const priced = await shop.done<SearchProviderResponse>('cachedProviderProducts', {
      body: {
        ...body,
        recordQueries: [{ id: 'a', typeOfRequest: 'SEARCH', settings: { customANDQuery: 'sku:P-106' } }],
      },
    });
    expect(priced.queryResults![0]!.records[0]!.price).toEqual({ regularRaw: 801, specialRaw: null });
  });

  test('words that lead to a page', async () => {
    const words = (apiKey: string) => shop.done('getKeywordRedirects', { path: { apiKey } });
    expect(await words(searchProvider.apiKeys['bmno']!)).toEqual({
      klevu_keywordUrlMap: [{ keywords: ['retur', 'angrerett'], url: '/i/returns' }],
    });
    expect(await words(searchProvider.apiKeys['default']!)).toMatchObject({
      klevu_keywordUrlMap: [{ url: '/default/i/returns' }],
    });
  });
});
