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
    for (const body of [{ size: 0 }, { size: 4001 }, { size: '5' }, { from: -1 }, { from: 1e300 }, { from: 0.5 }]) {
      expect(await refusal(body), JSON.stringify(body)).toEqual([400, 'QUERY_INVALID']);
    }
    for (const query of [{ size: 0 }, { size: 4001 }, { from: -1 }, { size: 'x' }] as Query[]) {
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
      { query: { bool: { should: [] } } },
      { query: { bool: { must_not: { term: { id: 1 } } } } },
      { query: { term: { a: 1, b: 2 } } },
      { query: { term: { a: { b: 1 } } } },
      { query: { term: { 'a"b': 1 } } },
      { query: { terms: { a: 1 } } },
      { query: { term: { a: { value: 1, boost: 2 } } } },
      { query: { match: { name: { query: 'x', fuzziness: 1 } } } },
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
      { _source: [] },
      { query: { bool: { must: Array.from({ length: 9 }, () => ({ match: { _all: 'sofa' } })) } } },
      [],
      'text',
      null,
    ];
    for (const body of refused) expect(await refusal(body), JSON.stringify(body)).toEqual([400, 'QUERY_INVALID']);
    expect((await refusal({ query: { terms: { id: Array.from({ length: 201 }, (_, id) => id) } } }))[0]).toBe(400);
    expect((await shop.call('searchCatalogGet', { path, query: { request: '{' } })).status).toBe(400);
  });

  test('a text of any length is answered, and soon', async () => {
    const words = Array.from({ length: 6000 }, (_, index) => index.toString(36)).join(' ');
    const started = performance.now();
    for (const text of [words, 'x'.repeat(30_000), 'a.b/'.repeat(5000), '&|!():*<->'.repeat(1000)]) {
      await shop.done('searchCatalogPost', { path, body: { query: { match: { _all: text } } } });
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
