import { expect, test } from 'vitest';
import { recorded } from '#tests/support/recorded.ts';
import { readSearchAnswer } from './search-answer.ts';

const hit = { id: 1 };

test.each<[string, unknown, object | null]>([
  ['compact', { hits: [hit], total: 7 }, { documents: [hit], total: 7, isCounted: true }],
  ['compact, total as an object', { hits: [hit], total: { value: 7, relation: 'eq' } }, { total: 7, isCounted: true }],
  ['compact, counted up to a limit', { hits: [hit], total: { value: 10_000, relation: 'gte' } }, { isCounted: false }],
  ['compact, as far as the engine counts', { hits: [hit], total: 10_000 }, { isCounted: false, isCompact: true }],
  ['compact, without total', { hits: [hit, hit] }, { total: 2, isCounted: false }],
  ['a total that is none', { hits: [hit], total: '1' }, { total: 1, isCounted: false }],
  [
    "the engine's format",
    { hits: { total: 7, hits: [{ _id: '1', _source: hit }] } },
    { documents: [hit], total: 7, isCompact: false },
  ],
  ["the engine's, of Elasticsearch 7", { hits: { total: { value: 7, relation: 'eq' }, hits: [] } }, { total: 7 }],
  ['a hit without source', { hits: { total: 1, hits: [{ _id: '1', _source: null }] } }, { documents: [null] }],
  ['nothing found', { hits: [], total: 0 }, { documents: [], total: 0, isCounted: true }],
  ['no answer', null, null],
  ['an envelope', { code: 200, result: 'ok' }, null],
  ['hits that are none', { hits: 12, total: 1 }, null],
  ['a list', [], null],
])('%s', (_name, answer, found) => {
  if (found === null) expect(readSearchAnswer(answer)).toBeNull();
  else expect(readSearchAnswer(answer)).toMatchObject(found);
});

test.each([
  ['products', 3, true],
  ['products-compact', 10_000, false],
  ['categories', 3, true],
  ['cms-blocks', 1, true],
])('recorded: %s', (name, total, isCounted) => {
  expect(readSearchAnswer(recorded(name))).toMatchObject({ total, isCounted });
});
