import { expect, test } from 'vitest';
import { LINE_GONE_MS } from '#config/timings.ts';
import type { CartLine } from './cart.ts';
import { goneAfter } from './gone-after.ts';
import { type GoneLine, toldGone, withoutGone } from './gone-lines.ts';

const line = (key: string, qty = 1) => ({ key, qty }) as CartLine;
const gone = (key: string, at: number, qty = 1): GoneLine => ({ line: line(key, qty), at });
const AT = 1_000_000_000;

test.each<[string, Parameters<typeof goneAfter>, readonly GoneLine[]]>([
  ['a line that is there no more', [[], [line('a', 2), line('b')], [line('b')], AT], [gone('a', AT, 2)]],
  ['a line that is there', [[], [line('a', 2)], [line('a', 1)], AT], []],
  ['what went before it', [[gone('b', AT - 5)], [line('a')], [], AT], [gone('b', AT - 5), gone('a', AT)]],
  ['a line that came again', [[gone('a', AT - 5)], [], [line('a')], AT], []],
  ['a line that went again', [[gone('a', AT - 5)], [line('a', 3)], [], AT], [gone('a', AT, 3)]],
  ['what went a day ago', [[gone('a', AT - LINE_GONE_MS)], [], [], AT], []],
])('%s', (_what, given, expected) => {
  expect(goneAfter(...given)).toEqual(expected);
});

test('a line is told of for a day, by whatever clock, while it is not in the cart again', () => {
  const known = [gone('a', AT)];
  expect(toldGone(known, [line('b')], AT + LINE_GONE_MS - 1)).toEqual([line('a')]);
  expect(toldGone(known, [line('a')], AT)).toEqual([]);
  for (const now of [AT + LINE_GONE_MS, AT - LINE_GONE_MS]) expect(toldGone(known, [], now)).toEqual([]);
  expect(withoutGone([gone('a', AT), gone('b', AT)], 'a')).toEqual([gone('b', AT)]);
});
