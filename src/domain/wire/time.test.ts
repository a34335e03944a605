import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWireTime, parseWireEnd, parseWireTime } from './time.ts';

const MOMENT = Date.UTC(2025, 10, 14, 6, 12, 41);

test.each([
  ['2025-11-14 06:12:41', MOMENT],
  ['2025-11-14T06:12:41Z', MOMENT],
  ['2025-11-14T06:12:41.250Z', MOMENT + 250],
  ['2025-11-14T08:12:41+02:00', MOMENT],
  ['1970-01-01 00:00:00', 0],
  // Catalogue times are in UTC, so the summer time of the shop's markets does not matter.
  ['2025-03-30 02:30:00', Date.UTC(2025, 2, 30, 2, 30)],
  ['2025-02-28 23:59:59', Date.UTC(2025, 1, 28, 23, 59, 59)],
  ['0000-00-00 00:00:00', null],
  ['2025-13-01 00:00:00', null],
  ['2025-11-14 25:00:00', null],
  ['soon', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j of the wire is read as %s (contract: catalogue timestamp)', (text, epochMs) => {
  expect(parseWireTime(text)).toBe(epochMs);
});

test.each([
  ['2025-11-30', '2025-11-30 23:59:59'],
  ['2025-11-30 00:00:00', '2025-11-30 23:59:59'],
  ['2025-11-30 23:59:59', '2025-11-30 23:59:59'],
  ['2025-11-30 12:00:00', '2025-11-30 12:00:00'],
])('what ends at %j lasts until %s, the whole of its last day (spec 9: pricing)', (text, last) => {
  expect(formatWireTime(parseWireEnd(text)!)).toBe(last);
});

test.each([
  [MOMENT, '2025-11-14 06:12:41'],
  [MOMENT + 999, '2025-11-14 06:12:41'],
  [0, '1970-01-01 00:00:00'],
])('%i is written as %s', (epochMs, text) => {
  expect(formatWireTime(epochMs)).toBe(text);
});

const time = fc.integer({ min: 0, max: Date.UTC(9999, 11, 31, 23, 59, 59) });

test('what is written has the form of the contract and is read back to the second', () => {
  fc.assert(
    fc.property(time, (epochMs) => {
      const text = formatWireTime(epochMs);
      expect(text).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
      expect(parseWireTime(text)).toBe(epochMs - (epochMs % 1000));
    }),
  );
});

test('written times sort as the moments do', () => {
  fc.assert(
    fc.property(time, time, (one, other) => {
      const earlier = formatWireTime(Math.min(one, other));
      expect(earlier <= formatWireTime(Math.max(one, other))).toBe(true);
    }),
  );
});
