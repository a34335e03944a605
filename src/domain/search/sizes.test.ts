import { expect, test } from 'vitest';
import { limitWords } from './limit-words.ts';
import { loadLanguage } from './load-language.ts';
import { sizesIn } from './sizes.ts';

test.each([
  ['teppe 140x200', '140x200'],
  ['bord 180 x 90 x 75 cm', '180x90'],
  ['teppe 2x3 m', '200x300'],
  ['teppe 2 x 3', '200x300'],
  ['teppe 1,4 x 2 m', '140x200'],
  ['teppe 1.4x2 meter', '140x200'],
  ['teppe 2m x 3m', '200x300'],
  ['parasoll 10 x 12 m', '1000x1200'],
  // These are no metres.
  ['benk 10x12', '10x12'],
  ['teppe 8 x 10 ft', ''],
  ['2 x 3-seter', ''],
  ['12 x 3 stoler', ''],
  ['brikke 5 x 5 cm', ''],
])('«%s» names the size «%s»', async (text, sizes) => {
  const found = sizesIn(text, limitWords(await loadLanguage('nb-NO'), text));
  expect(found.map(({ sides }) => sides.join('x')).join(' ')).toBe(sizes);
});
