import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTotals, type TotalsLine } from './totals.ts';

const sofa: TotalsLine = { key: 'sofa', qty: 2, unitMinor: 999_000, taxBasisPoints: 2500 };
const lamp: TotalsLine = { key: 'lamp', qty: 3, unitMinor: 33_335, taxBasisPoints: 2500 };
const delivery = { amountMinor: 49_000, taxBasisPoints: 2500 };

test('delivery and payment cost count once, however many lines there are (D25)', () => {
  const totals = countTotals({
    lines: [sofa, lamp],
    delivery,
    paymentFee: { amountMinor: 3900, taxBasisPoints: 2500 },
    couponPercent: 0,
  });
  expect(totals).toMatchObject({
    subtotalMinor: 2_098_005,
    discountMinor: 0,
    deliveryMinor: 49_000,
    paymentFeeMinor: 3900,
    grandTotalMinor: 2_150_905,
  });
});

test('a coupon is counted a line, rounded half up, and named as a negative amount (D65, D95)', () => {
  const totals = countTotals({ lines: [lamp], delivery: null, paymentFee: null, couponPercent: 10 });
  expect(totals.lines[0]).toMatchObject({ rowMinor: 100_005, discountMinor: 10_001, taxMinor: 18_001 });
  expect(totals).toMatchObject({ discountMinor: -10_001, grandTotalMinor: 90_004, deliveryMinor: null });
});

test('an empty cart costs nothing', () => {
  expect(countTotals({ lines: [], delivery: null, paymentFee: null, couponPercent: 50 })).toMatchObject({
    subtotalMinor: 0,
    discountMinor: 0,
    grandTotalMinor: 0,
  });
});

const line = fc.record({
  key: fc.string(),
  qty: fc.integer({ min: 1, max: 999 }),
  unitMinor: fc.integer({ min: 0, max: 100_000_000 }),
  taxBasisPoints: fc.constantFrom(0, 1500, 2500, 2550),
});

test('no total is negative or fractional, and the parts make the whole (C4, D54)', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.integer({ min: 0, max: 100 }), (lines, couponPercent) => {
      const totals = countTotals({ lines, delivery, paymentFee: null, couponPercent });
      expect(totals.grandTotalMinor).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(totals.grandTotalMinor) && Number.isInteger(totals.taxMinor)).toBe(true);
      expect(totals.subtotalMinor + totals.discountMinor + totals.deliveryMinor!).toBe(totals.grandTotalMinor);
      expect(totals.taxMinor).toBeLessThanOrEqual(totals.grandTotalMinor);
    }),
  );
});
