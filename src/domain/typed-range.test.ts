import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInRange } from './catalogue-index/facet-values.ts';
import { parseRange } from './listing.ts';
import { handlesAt, readNumber, readRange, typedNumber } from './typed-range.ts';

const width = { from: 62, to: 318, step: 1, width: 13 };

describe('what is typed becomes what an address says, whose upper end is outside (D36)', () => {
  test.each([
    ['both ends', '120', '180', '120-181'],
    ['one number alone', '180', '180', '180-181'],
    ['the lower end of the list is no limit', '62', '180', '*-181'],
    ['below it neither', '0', '180', '*-181'],
    ['the upper end of the list is no limit', '120', '318', '120-*'],
    ['above it neither', '120', '1 000', '120-*'],
    ['an empty field sets no limit', '', '180', '*-181'],
    ['both ends of the list are no filter', '62', '318', null],
    ['nor are two empty fields', '', ' ', null],
    ['its unit may stand behind a number', '120 cm', '180cm', '120-181'],
    ['as it stands in a price', '100 kr.', '180,-', '100-181'],
    ['gaps in long numbers are read', '1\u00a020', '1 80', '120-181'],
  ])('%s', (_what, from, to, value) => {
    expect(readRange({ from, to }, width)).toEqual({ ok: true, value });
  });

  test.each([
    ['from above to', '180', '120', 'turned'],
    ['a word', 'wide', '180', 'unreadable'],
    ['a part of a number', '120,5', '180', 'unreadable'],
    ['a negative number', '-5', '180', 'unreadable'],
    ['more than any number that there is', '120', '1234567890', 'unreadable'],
    ['above all that there is', '400', '500', 'outside'],
    ['also with gaps as in another language', '1,000', '2.000', 'outside'],
    ['a number in another unit', '2 m', '180', 'unreadable'],
    ['a letter that looks like a digit', '120', '18O', 'unreadable'],
    ['a fraction with its unit', '120.5 cm', '180', 'unreadable'],
    ['below all that there is', '10', '20', 'outside'],
  ])('%s is refused', (_what, from, to, error) => {
    expect(readRange({ from, to }, width)).toEqual({ ok: false, error });
  });
});

test('whatever is chosen contains both of its ends and nothing beyond them, and the handles stand there again', () => {
  const inside = fc.integer({ min: width.from + 1, max: width.to - 1 });
  fc.assert(
    fc.property(inside, inside, (some, other) => {
      const [from, to] = [Math.min(some, other), Math.max(some, other)];
      const read = readRange({ from: String(from), to: String(to) }, width);
      const range = parseRange(read.ok ? read.value! : '')!;
      expect([from - 1, from, to, to + 1].map((cm) => isInRange(cm, range))).toEqual([false, true, true, false]);
      expect(handlesAt([read.ok ? read.value! : ''], width)).toEqual({ from, to });
    }),
  );
});

test.each([
  ['the ends of the list while nothing is chosen', [], 62, 318],
  ['a bucket', ['120-180'], 120, 179],
  ['an open range', ['180-*'], 180, 318],
  ['the outermost ends of several', ['*-120', '180-240'], 62, 239],
  ['no further than the list goes', ['10-500'], 62, 318],
  ['its upper end, where all is above it', ['400-500'], 318, 318],
  ['the ends of the list for what is no range', ['wide'], 62, 318],
])('handles stand at %s', (_what, chosen, from, to) => {
  expect(handlesAt(chosen, width)).toMatchObject({ from, to });
});

test('a number is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
      expect(readNumber(typedNumber(number), -1)).toBe(number);
    }),
  );
  expect(typedNumber(12_000)).toBe('12\u00a0000');
});
