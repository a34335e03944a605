import { expect, test } from 'vitest';
import { fold, wordsOf } from './words.ts';

test.each([
  ['Hjørnesofa', 'hjornesofa'],
  ['TÆLLER', 'taeller'],
  ['Säng', 'sang'],
  ['pöytä', 'poyta'],
  ['A\u030A', 'a'],
  ['Straße', 'strasse'],
  ['180x90', '180x90'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Spisebord, eik (180x90)', ['spisebord', 'eik', '180', 'x', '90']],
  ['3-seters sofa', ['3', 'seters', 'sofa']],
  ['  ', []],
  ['<b>sofa</b>', ['b', 'sofa', 'b']],
  ['🛋️ .*[ sofa', ['sofa']],
  ['שולחן 90', ['שולחן', '90']],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text).map((word) => word.text)).toEqual(words);
});

test('a word has its place in the text', () => {
  const text = 'Ny hjørnesofa';
  const [, { start, end, written }] = wordsOf(text) as [unknown, ReturnType<typeof wordsOf>[number]];
  expect(text.slice(start, end)).toBe('hjørnesofa');
  expect(written).toBe('hjørnesofa');
});
