import { expect, test } from 'vitest';
import { searchPath } from './paths.ts';
import { plainSearch, searchTextOf } from './search-text.ts';

test.each([
  ['  grå \t\n sofa ', 'grå sofa'],
  ['a\u2028b\u00a0c', 'a b c'],
  ['\u202esofa\u2066', 'sofa'],
  ['so\u200bfa\ufeff', 'sofa'],
  ['👩‍👧 stol', '👩‍👧 stol'],
  ['a\ud800', 'a'],
  ['x'.repeat(100_000), 'x'.repeat(200)],
  [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
  [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
  ['__proto__', '__proto__'],
])('%j is searched for as %j, and has an address', (typed, text) => {
  expect(plainSearch(typed)).toBe(text);
  expect(searchTextOf(new URLSearchParams(searchPath(text).split('?')[1]))).toBe(text);
});
