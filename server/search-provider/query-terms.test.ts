import { expect, test } from 'vitest';
import { providerRequest, searchFor } from '#tests/support/provider-request.ts';
import { callsOfRequest, pageOf, QUERIES_MAX, termOf } from './query-terms.ts';

const queryOf = (...given: Parameters<typeof searchFor>) => providerRequest([searchFor(...given)]).recordQueries![0]!;
const facets = { filters: { filtersToReturn: { enabled: true } } };

test.each<[what: string, queries: Parameters<typeof providerRequest>[0], texts: readonly string[], calls: number]>([
  ['nothing', [], [], 1],
  [
    'an autocomplete of one text',
    ['KLEVU_PRODUCT', 'KLEVU_CMS'].map((kind) => searchFor('sofa', { typeOfRecords: [kind] })),
    ['sofa'],
    1,
  ],
  ['several texts', [searchFor('sofa'), searchFor('seng'), searchFor('lampe')], [], 3],
  ['as many queries as there may be', Array.from({ length: QUERIES_MAX }, () => searchFor('*')), [], 2],
  [
    'the same with facets',
    Array.from({ length: QUERIES_MAX }, () => ({ ...searchFor('*'), ...facets })),
    [],
    QUERIES_MAX,
  ],
  ['an order by name', [searchFor('*', { sort: 'NAME_DESC' })], [], 4],
])('%s counts as the expected number of calls', (_what, queries, texts, calls) => {
  expect(
    callsOfRequest(
      providerRequest(
        queries,
        texts.map((query) => ({ id: query, query })),
      ),
    ),
  ).toBe(calls);
});

test('more queries than anybody asks are refused before anything is done', () => {
  const many = Array.from({ length: QUERIES_MAX }, () => searchFor('*'));
  expect(() => callsOfRequest(providerRequest(many, [{ id: 'a', query: 'sofa' }]))).toThrow('at most 8 queries');
});

test('a text is trimmed; a star or no text asks for everything', () => {
  expect([' sofa ', '*', ''].map((term) => termOf(queryOf(term)))).toEqual(['sofa', null, '']);
  expect(termOf({ id: 'a', typeOfRequest: 'CATNAV' })).toBeNull();
});

test('senseless sizes and offsets are corrected, excessive ones are refused (spec 5)', () => {
  expect(pageOf(queryOf('*'))).toEqual({ limit: 40, offset: 0 });
  expect(pageOf(queryOf('*', { limit: -1, offset: -1 }))).toEqual({ limit: 40, offset: 0 });
  expect(pageOf(queryOf('*', { limit: 100, offset: 300 }))).toEqual({ limit: 100, offset: 300 });
  expect(() => pageOf(queryOf('*', { limit: 101 }))).toThrow('at most 100');
  expect(() => pageOf(queryOf('*', { offset: 10_001 }))).toThrow('no page begins');
});
