import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedParts } from './marked-text.ts';
import type { Mark } from './views/search.ts';

/** Writes marks as brackets: `hjørne[sofa]`. */
const shown = (text: string, marks: readonly Mark[]): string =>
  markedParts(text, marks)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each<[what: string, text: string, marks: Mark[], expected: string]>([
  ['nothing', 'Hjørnesofa', [], 'Hjørnesofa'],
  ['the beginning', 'Hjørnesofa', [[0, 6]], '[Hjørne]sofa'],
  ['the end', 'Hjørnesofa', [[6, 10]], 'Hjørne[sofa]'],
  ['all of it', 'Sofa', [[0, 4]], '[Sofa]'],
  [
    'two words',
    'Grå hjørnesofa',
    [
      [0, 3],
      [4, 14],
    ],
    '[Grå] [hjørnesofa]',
  ],
  [
    'marks out of order',
    'Grå hjørnesofa',
    [
      [4, 10],
      [0, 3],
    ],
    '[Grå] [hjørne]sofa',
  ],
  [
    'marks that touch',
    'Hjørnesofa',
    [
      [0, 6],
      [6, 10],
    ],
    '[Hjørnesofa]',
  ],
  [
    'marks that overlap',
    'Hjørnesofa',
    [
      [0, 6],
      [3, 8],
    ],
    '[Hjørneso]fa',
  ],
  ['a mark behind the end', 'Sofa', [[2, 9]], 'So[fa]'],
  ['a mark of nothing', 'Sofa', [[2, 2]], 'Sofa'],
  ['an empty text', '', [[0, 2]], ''],
])('what is like the search is marked: %s', (_what, text, marks, expected) => {
  expect(shown(text, marks)).toBe(expected);
});

test('whatever is marked, the text stays the same, and pieces take turns', () => {
  const mark = fc.tuple(fc.nat(12), fc.nat(12)).map(([start, length]): Mark => [start, start + length]);
  fc.assert(
    fc.property(fc.string({ maxLength: 16 }), fc.array(mark, { maxLength: 5 }), (text, marks) => {
      const parts = markedParts(text, marks);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every((part, place) => part.text !== '' && part.isMarked !== parts[place - 1]?.isMarked)).toBe(true);
    }),
  );
});
