import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentPrice, isSellablePrice, nextPriceChange, type Price, unknownPrice } from './price.ts';

const FROM = Date.UTC(2025, 10, 1);
const TO = Date.UTC(2025, 10, 30, 23, 59, 59);
const DURING = Date.UTC(2025, 10, 14);

const regular: Price = { ...unknownPrice, baseMinor: 1_199_000 };
const offer: Price = { ...regular, specialMinor: 999_000 };
const dated: Price = { ...offer, specialFrom: FROM, specialTo: TO };

const full = { amountMinor: 1_199_000, regularMinor: null };
const reduced = { amountMinor: 999_000, regularMinor: 1_199_000 };

test.each([
  ['no offer', regular, DURING, full],
  ['an offer without dates', offer, DURING, reduced],
  ['within its dates', dated, DURING, reduced],
  ['at its first moment', dated, FROM, reduced],
  ['just before', dated, FROM - 1, full],
  ['at its last moment', dated, TO, reduced],
  ['after its dates', dated, TO + 1000, full],
  ['with a beginning only, before it', { ...offer, specialFrom: FROM }, FROM - 1, full],
  ['with a beginning only, long after', { ...offer, specialFrom: FROM }, TO * 2, reduced],
  ['with an end only, long before', { ...offer, specialTo: TO }, 0, reduced],
  ['with an end only, after it', { ...offer, specialTo: TO }, TO + 1000, full],
  ['equal to the original is no offer', { ...dated, specialMinor: 1_199_000 }, DURING, full],
  ['above the original is no offer', { ...dated, specialMinor: 1_299_000 }, DURING, full],
  ['a negative offer is none', { ...offer, specialMinor: -1 }, DURING, full],
  ['zero is a price', { ...unknownPrice, baseMinor: 0 }, DURING, { amountMinor: 0, regularMinor: null }],
  ['an unknown price', unknownPrice, DURING, null],
  ['an offer on an unknown price', { ...dated, baseMinor: null }, DURING, null],
  ['a negative price is unknown', { ...unknownPrice, baseMinor: -100 }, DURING, null],
])('%s (spec 5: special price)', (_name, price, nowMs, expected) => {
  expect(currentPrice(price, nowMs)).toEqual(expected);
});

test.each([
  ['no offer', regular, DURING, null],
  ['an offer without dates', offer, DURING, null],
  ['before the offer: its first moment', dated, FROM - 5000, FROM],
  ['during the offer: the moment after its last', dated, DURING, TO + 1],
  ['after the offer', dated, TO + 1, null],
])('the next change of the price, %s', (_name, price, nowMs, moment) => {
  expect(nextPriceChange(price, nowMs)).toBe(moment);
});

const time = fc.integer({ min: 0, max: 1000 });
const dates = fc
  .tuple(fc.option(time), fc.option(time))
  .filter(([from, to]) => from === null || to === null || from <= to);
const offers = fc
  .record({ baseMinor: fc.integer({ min: 1, max: 5000 }), specialMinor: fc.integer({ min: 0, max: 4999 }), dates })
  .filter(({ baseMinor, specialMinor }) => specialMinor < baseMinor)
  .map(({ dates: [specialFrom, specialTo], ...amounts }): Price => ({
    reducedMinor: null,
    ...amounts,
    specialFrom,
    specialTo,
  }));

test('the price stays until the next change, and changes then', () => {
  fc.assert(
    fc.property(offers, time, fc.integer({ min: 0, max: 2000 }), (price, nowMs, later) => {
      const change = nextPriceChange(price, nowMs);
      const now = currentPrice(price, nowMs);
      const until = change === null ? nowMs + later : Math.min(nowMs + later, change - 1);
      expect(currentPrice(price, until)).toEqual(now);
      if (change !== null) expect(currentPrice(price, change)).not.toEqual(now);
    }),
  );
});

const anyPrice = fc.record({
  reducedMinor: fc.option(fc.integer({ min: -10, max: 6000 })),
  baseMinor: fc.option(fc.integer({ min: -10, max: 5000 })),
  specialMinor: fc.option(fc.integer({ min: -10, max: 6000 })),
  specialFrom: fc.option(time),
  specialTo: fc.option(time),
});

test('nobody pays more than the original price, and a struck price is always higher', () => {
  fc.assert(
    fc.property(anyPrice, time, (price, nowMs) => {
      const current = currentPrice(price, nowMs);
      if (!current) return;
      expect(current.amountMinor).toBeGreaterThanOrEqual(0);
      expect(current.amountMinor).toBeLessThanOrEqual(price.baseMinor!);
      if (current.regularMinor !== null) expect(current.regularMinor).toBeGreaterThan(current.amountMinor);
    }),
  );
});

test.each([
  [null, false, false],
  [-1, false, false],
  [0, true, false],
  [1, true, true],
])(
  '%s may be asked for: %s, and where nothing is free %s (spec 5: unknown price)',
  (amount, isSold, isSoldForMoney) => {
    expect(isSellablePrice(amount, true)).toBe(isSold);
    expect(isSellablePrice(amount, false)).toBe(isSoldForMoney);
  },
);
