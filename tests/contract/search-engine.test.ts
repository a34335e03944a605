import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Refusal } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { searchCatalogue } from '#tests/support/contract-search-catalogue.ts';

type Source = Readonly<Record<string, unknown>> & { readonly id: number };
type Query = Readonly<Record<string, string | number>>;

interface Standard {
  readonly hits: {
    readonly total: number;
    readonly max_score: number | null;
    readonly hits: readonly { readonly _id: string; readonly _score: number; readonly _source: Source }[];
  };
  readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Record<string, unknown>[] }>>;
}

const path = { index: 'vue_storefront_catalog_bmno', type: 'product' };
const TOTAL = 38;

describe.each(databases)('the engine’s query language on $name', ({ open }) => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open, catalogue: searchCatalogue() });
  });

  afterAll(() => shop.close());

  /** Asks in the body and in the address, which must agree. */
  const search = async (body: object, query: Query = {}): Promise<Standard> => {
    const posted = await shop.done<Standard>('searchCatalogPost', { path, query, body });
    const got = await shop.done<Standard>('searchCatalogGet', {
      path,
      query: { ...query, request: JSON.stringify(body) },
    });
    expect(got).toEqual(posted);
    return posted;
  };
  const ids = async (query: unknown, more: object = {}): Promise<number[]> =>
    (await search({ query, sort: { id: 'asc' }, ...more })).hits.hits.map((hit) => hit._source.id);
  const refusal = async (body: unknown, query: Query = {}) => {
    const { status, result } = await shop.call<Refusal>('searchCatalogPost', { path, query, body });
    return [status, result.code];
  };

  test('{} is everything', async () => {
    for (const body of [{}, { query: {} }, { query: { bool: {} } }]) {
      expect((await search(body)).hits.total).toBe(TOTAL);
    }
    expect((await shop.done<Standard>('searchCatalogGet', { path })).hits.total).toBe(TOTAL);
  });

  test('term and terms find numbers as texts and texts as numbers, also inside lists', async () => {
    expect(await ids({ term: { color: 52 } })).toEqual([101, 103]);
    expect(await ids({ term: { color: '52' } })).toEqual([101, 103]);
    expect(await ids({ term: { color: { value: 57 } } })).toEqual([102]);
    expect(await ids({ terms: { color: [52, '57'] } })).toEqual([101, 102, 103]);
    expect(await ids({ terms: { 'sku.keyword': ['P-101', 'P-999'] } })).toEqual([101]);
    expect(await ids({ term: { category_ids: 4 } })).toEqual([106, 107]);
    expect(await ids({ term: { 'care.wash': 'no' } })).toEqual([101]);
    expect(await ids({ term: { 'configurable_children.color': 52 } })).toEqual([10]);
    expect(await ids({ terms: { color: [] } })).toEqual([]);
    expect(await ids({ term: { 'stock.is_in_stock': false } })).toEqual([]);
  });

  test('ids, exists and range', async () => {
    expect(await ids({ ids: { values: [101, '103', 'x'] } })).toEqual([101, 103]);
    expect(await ids({ exists: { field: 'product_width' } })).toEqual([10, 101, 102, 103, 107]);
    expect(await ids({ range: { product_width: { gte: 120, lt: 180 } } })).toEqual([103]);
    expect(await ids({ range: { product_width: { gt: 120, lte: 180 } } })).toEqual([101]);
    expect(await ids({ range: { product_width: { gte: 228, lte: null } } })).toEqual([10, 102]);
    expect((await search({ query: { range: { updated_at: { gte: '2020-01-01 00:00:00' } } } })).hits.total).toBe(TOTAL);
    expect(await ids({ range: { updated_at: { lt: '2020-01-01 00:00:00' } } })).toEqual([]);
    expect((await search({ query: { range: { updated_at: { gte: '2020-01-01T00:00:00Z' } } } })).hits.total).toBe(
      TOTAL,
    );
    expect((await search({ query: { exists: { field: 'updated_at' } } })).hits.total).toBe(TOTAL);
  });

  test('bool joins filter and must, as a clause or a list of them', async () => {
    const filter = { terms: { color: [52, 57] } };
    const must = [{ range: { price_incl_tax: { gte: 3000 } } }, { exists: { field: 'product_width' } }];
    expect(await ids({ bool: { filter } })).toEqual([101, 102, 103]);
    expect(await ids({ bool: { filter: [filter], must } })).toEqual([101, 102, 103]);
    expect(await ids({ bool: { must: [{ bool: { filter } }, { term: { 'care.wash': 'yes' } }] } })).toEqual([102]);
  });

  test('bool joins what should be, as often as is needed, and leaves out what must not be', async () => {
    const [grey, beige, wide] = [
      { term: { color: 52 } },
      { term: { color: 57 } },
      { range: { product_width: { from: 150, to: 250 } } },
    ];
    expect(await ids({ bool: { should: [grey, beige] } })).toEqual([101, 102, 103]);
    expect(await ids({ bool: { should: [grey, beige, wide], minimum_should_match: 2 } })).toEqual([101, 102]);
    expect(await ids({ bool: { should: [grey, wide], minimum_should_match: '100%' } })).toEqual([101]);
    expect(await ids({ bool: { must: wide, should: [grey] } }), 'it need not be').toEqual([10, 101, 102]);
    expect(await ids({ bool: { filter: wide, should: [grey], minimum_should_match: 1 } })).toEqual([101]);
    expect(await ids({ bool: { filter: wide, must_not: [grey, { term: { id: 10 } }] } })).toEqual([102]);
    expect((await search({ query: { bool: { must_not: { match_all: {} } } } })).hits.total).toBe(0);
    expect((await search({ query: { match_all: {} } })).hits.total).toBe(TOTAL);
  });

  test('the filters of the ancestor’s own adapter: a value of the product, or of one of its variants', async () => {
    const filter = {
      bool: {
        should: [
          { terms: { color: [57] } },
          { bool: { filter: [{ terms: { color_options: [57] } }, { match: { type_id: 'configurable' } }] } },
        ],
      },
    };
    expect(await ids({ bool: { filter: [{ terms: { visibility: [2, 3, 4] } }, filter] } })).toEqual([10, 102]);
    expect(
      await ids({ nested: { path: 'configurable_children', query: { term: { 'configurable_children.color': 52 } } } }),
    ).toEqual([10]);
    const text = {
      function_score: {
        query: {
          bool: {
            should: [
              {
                multi_match: {
                  fields: ['name^4', 'sku^2'],
                  query: 'P-101',
                  operator: 'or',
                  fuzziness: '2',
                  minimum_should_match: '75%',
                },
              },
              {
                bool: {
                  should: [
                    { terms: { 'configurable_children.sku': ['P', '101'] } },
                    { match_phrase: { sku: { query: 'P-101', boost: 1 } } },
                  ],
                },
              },
            ],
          },
        },
        functions: [{ filter: { term: { color: 52 } }, weight: 3 }],
        score_mode: 'multiply',
      },
    };
    expect((await search({ query: text })).hits.hits.map((hit) => hit._source.id)).toContain(101);
    const chosen = {
      function_score: { functions: [{ weight: 2, random_score: {}, filter: { term: { color: 52 } } }], min_score: 1.1 },
    };
    expect(await ids(chosen)).toEqual([101, 103]);
  });

  test('phrases have all of their words, and several fields as many as are needed', async () => {
    expect(await ids({ match_phrase: { name: 'ekeby sofa' } })).toEqual([101]);
    expect(await ids({ match_phrase_prefix: { name: { query: 'toverud sofab', max_expansions: 5 } } })).toEqual([103]);
    const multi = (query: string, more: object = {}) =>
      ids({ multi_match: { query, fields: ['name', 'description'], ...more } });
    expect(await multi('ekeby lampe')).toEqual([101, 102, 106, 107]);
    expect(await multi('ekeby sofa', { operator: 'and' })).toEqual([101]);
    expect(await multi('toverud ekeby eik lampe', { minimum_should_match: '50%' })).toEqual([103]);
    expect(await ids({ multi_match: { query: 'sofaer', fields: ['description^2'] } })).toEqual([104]);
  });

  test('the body names the fields of documents, and the address wins', async () => {
    const fields = async (_source: unknown, query: Query = {}) => {
      const { hits } = await search({ query: { term: { id: 101 } }, _source }, query);
      return Object.keys(hits.hits[0]!._source).toSorted();
    };
    expect(await fields(['name', 'care.wash'])).toEqual(['care', 'name']);
    expect(await fields('sku')).toEqual(['sku']);
    expect(await fields({ includes: ['product_*', 'care'], excludes: ['care'] })).toEqual(['product_width']);
    expect(await fields({ include: ['sku', 'id'], exclude: ['id'] })).toEqual(['sku']);
    expect(await fields(false)).toEqual([]);
    expect(await fields(true)).toContain('description');
    expect(await fields(['name'], { _source_include: 'sku' })).toEqual(['sku']);
  });

  test('reviews are no documents of the index, so none is found', async () => {
    const asked = {
      path: { ...path, type: 'review' },
      body: { query: { term: { product_id: 101 } }, sort: 'created_at:desc' },
    };
    expect(await shop.done<Standard>('searchCatalogPost', asked)).toMatchObject({
      hits: { total: 0, max_score: null, hits: [] },
    });
    const wrong = await shop.call('searchCatalogPost', { ...asked, body: { query: { script: {} } } });
    expect(wrong.status).toBe(400);
  });

  test('size 0 only counts', async () => {
    const aggs = { colours: { terms: { field: 'color', size: 2 } } };
    for (const [body, query] of [
      [{ aggs, size: 0 }, {}],
      [{ aggs }, { size: 0 }],
    ] as const) {
      const { hits, aggregations } = await search(body, query);
      expect(hits).toEqual({ total: TOTAL, max_score: null, hits: [] });
      expect(aggregations['colours']!.buckets).toHaveLength(2);
    }
  });

  test('the query of an address may be encoded twice', async () => {
    const request = encodeURIComponent(JSON.stringify({ query: { term: { color: 57 } } }));
    expect((await shop.done<Standard>('searchCatalogGet', { path, query: { request } })).hits.total).toBe(1);
    for (const broken of ['%7B', '%7B%', '%7B%22'])
      expect((await shop.call('searchCatalogGet', { path, query: { request: broken } })).status, broken).toBe(400);
  });

  test('match finds the words of the language, whatever their inflection, and ranks them', async () => {
    const found = async (text: string) =>
      (await search({ query: { match: { _all: text } } })).hits.hits.map((hit) => hit._source['name']);
    expect(await found('lampe')).toEqual(['Blå lampe', 'GRØNN LAMPE']);
    for (const form of ['lamper', 'lampen', 'LAMPENE']) expect(await found(form)).toEqual(await found('lampe'));
    for (const sofa of ['sofa', 'sofaer', 'sofaen']) {
      expect(await found(sofa), sofa).toEqual(expect.arrayContaining(['Ekeby sofa', 'Nordvik 3-seters sofa']));
    }
    expect(await found('sofa')).toContain('Toverud sofabord i eik');
    expect((await found('sofa')).at(-1), 'a description counts less than a name').toBe('Fjell spisestol');
    expect(await found('grønn')).toEqual(['GRØNN LAMPE']);
    expect(await found('P-105')).toContain('Fjell lenestol');
    expect(await found('og i til')).toEqual([]);
    expect(await found("'")).toEqual([]);
  });

  test('match of one field, any word or all of them', async () => {
    expect(await ids({ match: { name: 'ekeby stol' } })).toEqual([101, 102]);
    expect(await ids({ match: { name: { query: 'ekeby sofa', operator: 'and' } } })).toEqual([101]);
    expect(await ids({ match: { description: 'sofaer' } })).toEqual([104]);
  });

  test('scores are between 0 and 1, and min_score leaves the weak out', async () => {
    const { hits } = await search({ query: { match: { _all: 'sofa' } } });
    for (const { _score } of hits.hits) expect(_score > 0 && _score <= 1).toBe(true);
    expect(hits.max_score).toBe(hits.hits[0]!._score);
    const limit = hits.hits[1]!._score;
    const strong = await search({ query: { match: { _all: 'sofa' } }, min_score: limit });
    expect(strong.hits.hits.every(({ _score }) => _score >= limit)).toBe(true);
    expect(strong.hits.total).toBeLessThan(hits.total);
    expect((await search({ min_score: 1 })).hits.total).toBe(TOTAL);
    expect((await search({ min_score: 1.1 })).hits).toMatchObject({ total: 0, max_score: null });
  });

  test('the text of the address searches too', async () => {
    expect((await search({}, { q: 'lampe' })).hits.total).toBe(2);
    expect((await search({ query: { term: { category_ids: 3 } } }, { q: 'lampe' })).hits.total).toBe(1);
    expect(await refusal({}, { q: 'ab' })).toEqual([400, undefined]);
  });

  test('sorts by fields, in the order they are named; what lacks the field comes last', async () => {
    const order = async (sort: unknown, query: Query = {}) =>
      (await search({ query: { terms: { id: [101, 102, 103, 106, 107] } }, sort }, query)).hits.hits.map((hit) =>
        Number(hit._id),
      );
    expect(await order('price_incl_tax:desc,id:desc')).toEqual([102, 101, 103, 107, 106]);
    expect(await order([{ price_incl_tax: 'asc' }, { id: { order: 'desc' } }])).toEqual([107, 106, 103, 101, 102]);
    expect(await order({ product_width: 'desc' })).toEqual([102, 101, 103, 107, 106]);
    expect(await order({ product_width: { order: 'asc' } })).toEqual([107, 103, 101, 102, 106]);
    expect(await order({ id: 'asc' }, { sort: 'id:desc' })).toEqual([107, 106, 103, 102, 101]);
    expect(await order(undefined, { sort: 'name.keyword' })).toEqual([106, 102, 101, 107, 103]);
    expect((await order({ updated_at: 'desc' })).length).toBe(5);
  });

  test('pages neither repeat nor skip a document, whatever they are sorted by', async () => {
    for (const sort of ['price_incl_tax:desc', 'updated_at', '_score:desc', 'no_such_field']) {
      const seen: string[] = [];
      for (let from = 0; from < TOTAL; from += 7) {
        const { hits } = await search({ sort }, { from, size: 7 });
        expect(hits.total).toBe(TOTAL);
        seen.push(...hits.hits.map(({ _id }) => _id));
      }
      expect([seen.length, new Set(seen).size], sort).toEqual([TOTAL, TOTAL]);
    }
  });

  test('from and size stand in the body or in the address, which wins', async () => {
    const page = async (body: object, query: Query = {}) =>
      (await search({ sort: { id: 'asc' }, ...body }, query)).hits.hits.map(({ _id }) => Number(_id));
    expect(await page({ from: 1, size: 2 })).toEqual([101, 102]);
    expect(await page({ from: 1, size: 2 }, { size: 3, from: 0 })).toEqual([10, 101, 102]);
    expect(await page({ from: 1000 })).toEqual([]);
    expect(await page({}, { size: 4000 })).toHaveLength(TOTAL);
    for (const body of [{ size: -1 }, { size: 4001 }, { size: '5' }, { from: -1 }, { from: 1e300 }, { from: 0.5 }]) {
      expect(await refusal(body), JSON.stringify(body)).toEqual([400, 'QUERY_INVALID']);
    }
    for (const query of [{ size: -1 }, { size: 4001 }, { from: -1 }, { size: 'x' }] as Query[]) {
      expect((await shop.call('searchCatalogPost', { path, query })).status).toBe(400);
    }
  });

  test('counts values by their configured number, or as many as are asked for', async () => {
    const buckets = async (field: string, size?: number) => {
      const terms = { field, ...(size ? { size } : {}) };
      return (await search({ aggs: { found: { terms } } }, { size: 1 })).aggregations['found']!.buckets;
    };
    expect(await buckets('color')).toHaveLength(20);
    expect(await buckets('product_material')).toHaveLength(30);
    expect(await buckets('product_brand')).toHaveLength(30);
    expect(await buckets('sku')).toHaveLength(20);
    expect(await buckets('color', 33)).toHaveLength(33);
    expect(await buckets('constructor')).toEqual([]);
    expect((await buckets('category_ids')).slice(0, 3)).toEqual([
      { key: 3, doc_count: 37 },
      { key: 4, doc_count: 2 },
      { key: 5, doc_count: 1 },
    ]);
    const within = await search({ query: { term: { category_ids: 4 } }, aggs: { p: { terms: { field: 'id' } } } });
    expect(within.aggregations['p']!.buckets.map((row) => row['key'])).toEqual([106, 107]);
  });

  test('counts ranges from their lower bound up to, not including, the upper', async () => {
    const ranges = [{ to: 800 }, { from: 800, to: 4000 }, { from: 4000, to: 12_000 }, { from: 12_000 }];
    const { aggregations } = await search({ aggs: { price: { range: { field: 'price_incl_tax', ranges } } } });
    expect(aggregations['price']!.buckets).toEqual([
      { key: '*-800', to: 800, doc_count: 30 },
      { key: '800-4000', from: 800, to: 4000, doc_count: 4 },
      { key: '4000-12000', from: 4000, to: 12_000, doc_count: 3 },
      { key: '12000-*', from: 12_000, doc_count: 1 },
    ]);
  });

  test('anything else is refused', async () => {
    const refused: unknown[] = [
      { query: { fuzzy: { name: 'x' } } },
      { query: { toString: {} } },
      { query: { hasOwnProperty: {} } },
      { query: { bool: { should_not: [] } } },
      { query: { bool: { should: [{ term: { id: 1 } }], minimum_should_match: 'most' } } },
      { query: { bool: { should: { fuzzy: { name: 'x' } } } } },
      { query: { bool: { must_not: { script: {} } } } },
      { query: { match_all: { name: 'x' } } },
      { query: { match_phrase: { name: { query: 'x', operator: 'or' } } } },
      { query: { multi_match: { query: 'x', fields: 'name' } } },
      { query: { multi_match: { query: 'x', fields: ['name^'] } } },
      { query: { multi_match: { query: 'x', field: ['name'] } } },
      { query: { nested: { path: 'a', query: { script: {} } } } },
      { query: { function_score: { functions: [{ script_score: { script: '1' } }] } } },
      { query: { function_score: { functions: [{ filter: { script: {} } }] } } },
      { query: { function_score: { functions: {} } } },
      { query: { bool: { should: Array.from({ length: 150 }, () => ({ bool: { must: { match_all: {} } } })) } } },
      {
        query: {
          function_score: {
            min_score: 2,
            functions: Array.from({ length: 150 }, () => ({ filter: [{ match_all: {} }] })),
          },
        },
      },
      { query: { term: { a: 1, b: 2 } } },
      { query: { term: { a: { b: 1 } } } },
      { query: { term: { 'a"b': 1 } } },
      { query: { terms: { a: 1 } } },
      { query: { term: { a: { value: 1, boost: 2 } } } },
      { query: { match: { name: { query: 'x', fuzzy: 1 } } } },
      { query: { match: { name: { query: 'x', operator: 'xor' } } } },
      { query: { exists: { field: 'a', boost: 1 } } },
      { query: { ids: { values: [1], type: 'product' } } },
      { query: { range: { updated_at: { gte: 'soon' } } } },
      { aggs: { a: { terms: { field: 'id', order: { _count: 'asc' } } } } },
      { aggs: { a: { range: { field: 'id', ranges: [], keyed: true } } } },
      { sort: { id: { order: 'asc', missing: '_first' } } },
      { query: { range: { a: { around: 1 } } } },
      { query: { script: { source: '1' } } },
      { query: { term: { a: 1 }, terms: { a: [1] } } },
      { query: [] },
      { query: 'all' },
      { aggs: { a: { cardinality: { field: 'id' } } } },
      { aggs: { a: { terms: { field: 'id', size: 0 } } } },
      { aggs: { a: { range: { field: 'id', ranges: [{ from: '1' }] } } } },
      { sort: { id: 'up' } },
      { sort: 7 },
      { sort: 'id; drop table documents' },
      { min_score: 'x' },
      { highlight: {} },
      { _source: 7 },
      { _source: { includes: 'name' } },
      { _source: { only: ['name'] } },
      { _source: [1] },
      { _source: Array.from({ length: 201 }, () => 'a').join(',') },
      { query: { bool: { must: Array.from({ length: 9 }, () => ({ match: { _all: 'sofa' } })) } } },
      [],
      'text',
      null,
    ];
    for (const body of refused) expect(await refusal(body), JSON.stringify(body)).toEqual([400, 'QUERY_INVALID']);
    expect((await refusal({ query: { terms: { id: Array.from({ length: 201 }, (_, id) => id) } } }))[0]).toBe(400);
    expect((await shop.call('searchCatalogGet', { path, query: { request: '{' } })).status).toBe(400);
  });

  test('a text of any length is answered before long', async () => {
    const words = Array.from({ length: 6000 }, (_, index) => index.toString(36)).join(' ');
    const started = performance.now();
    for (const text of [words, 'x'.repeat(30_000), 'a.b/'.repeat(5000), '&|!():*<->'.repeat(1000)]) {
      await shop.done('searchCatalogPost', { path, body: { query: { match: { _all: text } } } });
    }
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
