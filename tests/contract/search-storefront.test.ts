import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchQuery } from '#schemas/api/generated/types.gen.ts';
import type { Refusal } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { searchCatalogue } from '#tests/support/contract-search-catalogue.ts';

type Source = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string | number>>;

interface Compact {
  readonly hits: readonly Source[];
  readonly total: number;
  readonly aggregations: Readonly<Record<string, { readonly buckets: readonly { key: unknown; doc_count: number }[] }>>;
  readonly attribute_metadata?: readonly { attribute_code: string; options: readonly { value: unknown }[] }[];
}

const path = { index: 'vue_storefront_catalog_bmno', type: 'product' };
const formats = { request_format: 'search-query', response_format: 'compact' };

const ask = (more: Partial<SearchQuery> = {}): SearchQuery => ({
  _availableFilters: [],
  _appliedFilters: [],
  _appliedSort: [{ field: 'id', options: 'asc' }],
  _searchText: '',
  ...more,
});

describe.each(databases)('the storefront’s query language on $name', ({ open }) => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open, catalogue: searchCatalogue() });
  });

  afterAll(() => shop.close());

  const search = async (body: SearchQuery, query: Query = {}): Promise<Compact> => {
    const posted = await shop.done<Compact>('searchCatalogPost', { path, query: { ...formats, ...query }, body });
    const request = JSON.stringify(body);
    const got = await shop.done<Compact>('searchCatalogGet', { path, query: { ...formats, ...query, request } });
    expect(got).toEqual(posted);
    return posted;
  };
  const ids = async (attribute: string, value: unknown, scope = 'default'): Promise<number[]> => {
    const filter = { attribute, value, scope } as SearchQuery['_appliedFilters'][number];
    return (await search(ask({ _appliedFilters: [filter] }))).hits
      .map((hit) => Number(hit['id']))
      .filter((id) => id < 200);
  };
  const refused = async (body: unknown) => {
    const { status, result } = await shop.call<Refusal>('searchCatalogPost', { path, query: formats, body });
    return [status, result.code];
  };

  test('an empty query is everything', async () => {
    expect(await search(ask())).toMatchObject({ total: 38, aggregations: {} });
  });

  test.each<[string, unknown, number[]]>([
    ['color', 52, [101, 103]],
    ['color', [52, 57], [101, 102, 103]],
    ['color', { eq: '52' }, [101, 103]],
    ['color', { in: [57] }, [102]],
    ['color', { or: [52, 57] }, [101, 102, 103]],
    ['color', { neq: 52 }, [10, 102, 104, 105, 106, 107]],
    ['color', { nin: [52, 57] }, [10, 104, 105, 106, 107]],
    ['color', { nor: [52, 57] }, [10, 104, 105, 106, 107]],
    ['color', { eq: null }, [10, 104, 105, 106, 107]],
    ['color', { neq: null }, [101, 102, 103]],
    ['price_incl_tax', { gt: 4000, lt: 9990 }, [101]],
    ['price_incl_tax', { gte: 4000, lte: 9990 }, [10, 101, 105]],
    ['price_incl_tax', { moreq: 9990 }, [10, 102]],
    ['price_incl_tax', { from: 4000, to: 9990 }, [101, 105]],
    ['price_incl_tax', { from: 0, to: 800 }, []],
    // The price is what shoppers pay: 9990 gross, which is 7992 net.
    ['price', { gte: 9990 }, [10, 102]],
    ['price', { from: 4000, to: 9990 }, [101, 105]],
    ['product_sale_status', { like: 'NYHET' }, [105, 106]],
    ['product_sale_status', { like: 'nyh' }, []],
    ['product_sale_status', { like: 'nyhe.' }, []],
    ['name', { like: ['grønn lampe', 'FJELL LENESTOL'] }, [105, 107]],
    ['name', { like: 'x'.repeat(20_000) }, []],
    ['stock.is_in_stock', true, [10, 101, 102, 103, 104, 105, 106, 107]],
  ])('%s %j finds %j', async (attribute, value, found) => {
    expect(await ids(attribute, value)).toEqual(found);
  });

  test('in catalogue scope a configurable product is found by the options of its variants', async () => {
    expect(await ids('color', { in: [57] }, 'catalog')).toEqual([10, 102]);
    expect(await ids('color', { in: [52, 57] }, 'catalog')).toEqual([10, 101, 102, 103]);
  });

  test('filters are joined, texts of fewer than three letters are not searched for', async () => {
    const filter = (attribute: string, value: unknown) =>
      ({ attribute, value }) as SearchQuery['_appliedFilters'][number];
    const joined = ask({ _appliedFilters: [filter('color', 52), filter('product_width', { lt: 150 })] });
    expect((await search(joined)).hits).toEqual([expect.objectContaining({ id: 103 })]);
    expect((await search(ask({ _searchText: ' so ' }))).total).toBe(38);
    const text = await search(ask({ _searchText: 'ekeby', _appliedFilters: [filter('color', [52])] }));
    expect(text.hits).toEqual([expect.objectContaining({ name: 'Ekeby sofa' })]);
    const relevance = await search(ask({ _searchText: 'sofaer', _appliedSort: [] }));
    expect(relevance.hits[0]).toMatchObject({ name: expect.stringContaining('sofa') });
  });

  test('counts the facets that are asked for, with the labels of what was found', async () => {
    const body = ask({
      _availableFilters: [{ field: 'color' }, { field: 'product_brand' }, { field: 'price' }],
      _appliedFilters: [{ attribute: 'id', value: { in: [10, 101, 102, 103] } }] as SearchQuery['_appliedFilters'],
    });
    const { aggregations, attribute_metadata } = await search(body);
    const counts = (name: string) =>
      Object.fromEntries(aggregations[name]!.buckets.map(({ key, doc_count }) => [String(key), doc_count]));
    expect(aggregations['agg_terms_color']!.buckets.reduce((sum, row) => sum + row.doc_count, 0)).toBe(3);
    expect(counts('agg_terms_color_options')).toEqual({ 52: 1, 57: 1 });
    expect(counts('agg_terms_product_brand')).toEqual({ 1: 1 });
    expect(Object.keys(counts('agg_range_price'))).toHaveLength(8);
    expect(Object.values(counts('agg_range_price')).reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(attribute_metadata!.map((row) => [row.attribute_code, row.options.map(({ value }) => value)])).toEqual([
      ['color', [52, 57]],
      ['product_brand', [1]],
    ]);
  });

  test('any other query is refused', async () => {
    const filtered = (value: unknown, attribute: unknown = 'id') => ({
      ...ask(),
      _appliedFilters: [{ attribute, value }],
    });
    for (const body of [
      {},
      { ...ask(), _searchText: 7 },
      { ...ask(), _availableFilters: [{}] },
      { ...ask(), _appliedSort: [{ field: 'id', options: 'sideways' }] },
      { ...ask(), _appliedSort: [{ field: 'id desc' }] },
      { ...ask(), _availableFilters: [{ field: 'a b' }] },
      filtered({}),
      filtered({ near: 1 }),
      filtered({ toString: 1 }),
      filtered({ in: [] }),
      filtered({ in: [{}] }),
      filtered({ gt: null }),
      filtered(null),
      filtered(1, "id') or 1=1 --"),
      filtered(1, ''),
    ]) {
      expect(await refused(body), JSON.stringify(body)).toEqual([400, 'QUERY_INVALID']);
    }
    const missing = await shop.call('searchCatalogGet', { path, query: formats });
    expect(missing.status).toBe(400);
  });

  describe('fields', () => {
    const first = async (query: Query): Promise<Source> => {
      const body = ask({ _appliedFilters: [{ attribute: 'id', value: 101 }] as SearchQuery['_appliedFilters'] });
      return (await search(body, query)).hits[0]!;
    };

    test('are those that are asked for', async () => {
      expect(await first({ _source_include: 'id,sku' })).toEqual({ id: 101, sku: 'P-101' });
      const some = await first({ _source_include: 'pr*e,i*,*_ids' });
      expect(Object.keys(some).toSorted()).toEqual(['category_ids', 'id', 'image', 'price']);
      expect(await first({ _source_include: 'care.wash,id' })).toEqual({ id: 101, care: { wash: 'no' } });
      expect(await first({ _source_include: 'care' })).toEqual({ care: { wash: 'no', iron: 'yes' } });
      expect(await first({ _source_include: 'stock.q*' })).toEqual({ stock: { qty: 500 } });
      expect(await first({ _source_include: 'nothing' })).toEqual({});
      expect(await first({ _source_include: '.*,(,[a-z]' })).toEqual({});
    });

    test('are without those that are not wanted', async () => {
      const whole = await first({});
      const { name: _, care, ...rest } = whole;
      expect(care).toEqual({ wash: 'no', iron: 'yes' });
      expect(await first({ _source_exclude: 'name,care' })).toEqual(rest);
      expect(await first({ _source_exclude: 'name,*.wash' })).toEqual({ ...rest, care: { iron: 'yes' } });
      expect(await first({ _source_include: 'care,id', _source_exclude: 'care.iron' })).toEqual({
        id: 101,
        care: { wash: 'no' },
      });
      expect(await first({ _source_exclude: '*' })).toEqual({});
    });

    test('with many wildcards are found as fast as others', async () => {
      const started = performance.now();
      await first({ _source_include: `${'*e'.repeat(30)}*z,${'*'.repeat(500)}y` });
      // Trying every way to read them would take years.
      expect(performance.now() - started).toBeLessThan(30_000);
    });
  });

  test('answers in the engine’s format unless a compact one is asked for', async () => {
    const call = { path, body: { query: { term: { id: 101 } } } };
    const engine = await shop.call('searchCatalogPost', call);
    expect(engine.result).toMatchObject({
      hits: { total: 1, hits: [{ _index: path.index, _type: 'product', _id: '101', _score: 1, _source: { id: 101 } }] },
    });
    expect(engine.headers.get('x-vs-cache')).toBe('Miss');
    expect(engine.headers.get('x-vs-cache-tags')).toBe('product P101');
    expect(await shop.done('searchCatalogPost', { ...call, query: { response_format: 'standard' } })).toEqual(
      engine.result,
    );
    const compact = await shop.done('searchCatalogPost', { ...call, query: { response_format: 'compact' } });
    expect(compact).toMatchObject({ total: 1, hits: [{ id: 101 }] });
    expect((await shop.call('searchCatalogPost', { ...call, query: { response_format: 'x' } })).status).toBe(400);
  });

  test('searches categories, attributes and tax rules too, and says what is not indexed', async () => {
    const names = async (type: string, body: object) =>
      (
        await shop.done<Compact>('searchCatalogPost', {
          path: { ...path, type },
          query: { response_format: 'compact' },
          body,
        })
      ).hits;
    expect(await names('category', { query: { term: { is_active: true } }, sort: 'position:asc' })).toMatchObject([
      { name: 'Stue' },
      { name: 'Lamper' },
      { name: 'Sofaer' },
    ]);
    expect(await names('attribute', { query: { terms: { attribute_code: ['color'] } } })).toHaveLength(1);
    expect(await names('taxrule', {})).toHaveLength(1);
    expect(await names('cms_page', {})).toEqual([]);
    expect(await names('cms_blog', {})).toEqual([]);
    expect((await shop.call('searchCatalogPost', { path: { ...path, type: 'cms_hierarchy' } })).status).toBe(404);
    expect((await shop.call('searchCatalogPost', { path: { ...path, type: 'orders' } })).status).toBe(400);
  });

  test('the index belongs to the store view', async () => {
    const swedish = { index: 'vue_storefront_catalog_default', type: 'product' };
    expect((await shop.call('searchCatalogPost', { path: swedish })).status).toBe(400);
    expect((await shop.call('searchCatalogPost', { path, query: { storeCode: 'default' } })).status).toBe(400);
    expect((await shop.call('searchCatalogPost', { path: { ...path, index: 'pg_catalog' } })).status).toBe(400);
    expect((await shop.call('searchCatalogPost', { path: { ...path, index: 'A;B' } })).status).toBe(400);
    const answer = await shop.call<Compact>('searchCatalogPost', {
      path: swedish,
      query: { storeCode: 'default', response_format: 'compact' },
    });
    expect(answer.result.total).toBe(38);
  });

  test('a disabled product is not found', async () => {
    await shop.server.shop('disable', 'P-229');
    expect((await search(ask())).total).toBe(37);
  });
});
