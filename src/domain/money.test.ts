import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundHalfUp, toMajor, toMinor } from './money.ts';

test.each([
  [9990, 999_000],
  [12.5, 1250],
  [0, 0],
  [0.29, 29],
  [1.004, 100],
  // These have no exact binary form: multiplied by 100 they fall just below the half.
  [1.005, 101],
  [8.165, 817],
  [7.995, 800],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('%s on the wire is %s in minor units (D78)', (major, minor) => {
  expect(toMinor(major)).toBe(minor);
});

test.each([
  [0.4, 0],
  [0.5, 1],
  [1.5, 2],
  [2.5, 3],
  [2.49, 2],
  [-0.6, -1],
  [-1.5, -1],
  [7, 7],
  // A net price of 2.30 with its tax: 287.5, of which the binary form falls just below.
  [(2.3 * 100 * 12_500) / 10_000, 288],
  [(4.1 * 100 * 12_500) / 10_000, 513],
])('%s is rounded half up to %s (D95)', (value, rounded) => {
  expect(roundHalfUp(value)).toBe(rounded);
});

test('no amount changes on its way over the wire and back (D78)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (minor) => {
      expect(toMinor(toMajor(minor))).toBe(minor);
    }),
  );
});

test('amounts of the wire with up to four decimals become the nearest minor unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (tenThousandths) => {
      expect(toMinor(tenThousandths / 10_000)).toBe(Math.floor((tenThousandths + 50) / 100));
    }),
  );
});
