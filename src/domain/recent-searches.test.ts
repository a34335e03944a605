import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECENT_SEARCHES_MAX, SEARCH_KEPT_LENGTH_MAX } from '#config/limits.ts';
import { withoutSearch, withSearch } from './recent-searches.ts';
import { plainSearch } from './search-text.ts';

const full = Array.from({ length: RECENT_SEARCHES_MAX }, (_, place) => `search ${place}`);
const tooLong = 'a'.repeat(SEARCH_KEPT_LENGTH_MAX + 1);

test.each<[what: string, recent: string[], text: string, next: string[]]>([
  ['the first one', [], 'hjørnesofa', ['hjørnesofa']],
  ['a new one comes first', ['spisebord'], 'hjørnesofa', ['hjørnesofa', 'spisebord']],
  ['a known one moves to the front', ['bord', 'sofa', 'stol'], 'sofa', ['sofa', 'bord', 'stol']],
  ['in other case, as it was typed last', ['bord', 'sofa grå'], 'Sofa GRÅ', ['Sofa GRÅ', 'bord']],
  ['with other space', ['bord', 'sofa grå'], '  sofa \t grå ', ['sofa grå', 'bord']],
  ['the oldest goes', full, 'sofa', ['sofa', ...full.slice(0, -1)]],
  ['a known one drives none out', full, 'search 7', ['search 7', ...full.slice(0, 7)]],
  ['nothing typed', ['bord'], '  ', ['bord']],
  ['what nobody types', ['bord'], tooLong, ['bord']],
])('recent searches: %s (spec 4, D46)', (_what, recent, text, next) => {
  expect(withSearch(recent, text)).toEqual(next);
});

test.each([
  ['one of them', 'sofa', ['bord', 'stol']],
  ['in other case and space', ' BORD', ['sofa', 'stol']],
  ['none of them', 'lampe', ['bord', 'sofa', 'stol']],
])('a recent search is removed: %s', (_what, text, left) => {
  expect(withoutSearch(['bord', 'sofa', 'stol'], text)).toEqual(left);
});

test('after any searches, the last one is first, none is there twice, and there are no more than eight', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', 'ø', ' ', '\t'), maxLength: 4 });
  fc.assert(
    fc.property(fc.array(text), text, (before, last) => {
      const recent = [...before, last].reduce<readonly string[]>(withSearch, []);
      if (plainSearch(last) !== '') expect(recent[0]).toBe(plainSearch(last));
      expect(new Set(recent.map((one) => one.toLowerCase())).size).toBe(recent.length);
      expect(recent.length).toBeLessThanOrEqual(RECENT_SEARCHES_MAX);
    }),
  );
});
