import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTotals, noCosts, type TotalsCosts, type TotalsLine } from './totals.ts';

const sofa: TotalsLine = { key: 'sofa', qty: 2, unitMinor: 999_000, taxBasisPoints: 2500 };
const lamp: TotalsLine = { key: 'lamp', qty: 3, unitMinor: 33_335, taxBasisPoints: 2500 };
const delivery = { amountMinor: 49_000, taxBasisPoints: 2500 };

test('delivery and payment cost count once, however many lines there are (D25)', () => {
  const totals = countTotals({
    lines: [sofa, lamp],
    ...noCosts,
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
  const totals = countTotals({ lines: [lamp], ...noCosts, couponPercent: 10 });
  expect(totals.lines[0]).toMatchObject({ rowMinor: 100_005, discountMinor: 10_001, taxMinor: 18_001 });
  expect(totals).toMatchObject({ discountMinor: -10_001, grandTotalMinor: 90_004, deliveryMinor: null });
});

test('an empty cart costs nothing', () => {
  expect(countTotals({ lines: [], ...noCosts, couponPercent: 50 })).toMatchObject({
    subtotalMinor: 0,
    discountMinor: 0,
    grandTotalMinor: 0,
  });
});

const assembly = { code: '1/12', label: 'Assembly', amountMinor: 89_000, taxBasisPoints: 2500 };
const takenAway = { code: '2/21', label: 'Sofa', amountMinor: 59_000, taxBasisPoints: 2500 };
const invoiceFee = { amountMinor: 4900, taxBasisPoints: 2500 };

/** Sums that were worked out by hand; whoever counts otherwise, on the device or in the shop, is wrong. */
const golden: readonly [
  name: string,
  TotalsLine[],
  Partial<TotalsCosts>,
  percent: number,
  tax: number,
  total: number,
][] = [
  ['goods alone', [sofa, lamp], {}, 0, 419_601, 2_098_005],
  ['with delivery', [sofa], { delivery }, 0, 409_400, 2_047_000],
  ['with everything', [sofa], { delivery, paymentFee: invoiceFee, fees: [assembly, takenAway] }, 0, 439_980, 2_199_900],
  ['a coupon takes nothing off fees', [sofa], { fees: [assembly] }, 10, 377_440, 1_887_200],
  ['fees of a cart that is a gift', [sofa], { delivery, fees: [takenAway] }, 100, 21_600, 108_000],
  ['a free fee', [lamp], { fees: [{ ...assembly, amountMinor: 0 }] }, 0, 20_001, 100_005],
  ['a Finnish fee', [], { fees: [{ ...assembly, amountMinor: 4999, taxBasisPoints: 2550 }] }, 0, 1016, 4999],
  [
    'a delivery that is free from the value of the goods',
    [sofa],
    { delivery, freeDeliveryFromMinor: 1_998_000 },
    0,
    399_600,
    1_998_000,
  ],
  ['not free for one øre less', [sofa], { delivery, freeDeliveryFromMinor: 1_998_001 }, 0, 409_400, 2_047_000],
  [
    'not free once the coupon is taken off',
    [sofa],
    { delivery, freeDeliveryFromMinor: 1_998_000 },
    10,
    369_440,
    1_847_200,
  ],
  ['three deliveries', [sofa], { delivery, furtherDeliveries: 2 }, 0, 429_000, 2_145_000],
  [
    'only the first of three is free',
    [sofa],
    { delivery, furtherDeliveries: 2, freeDeliveryFromMinor: 1 },
    0,
    419_200,
    2_096_000,
  ],
  ['no delivery, however many', [sofa], { furtherDeliveries: 2 }, 0, 399_600, 1_998_000],
  [
    'fees do not make a delivery free',
    [lamp],
    { delivery, fees: [assembly], freeDeliveryFromMinor: 150_000 },
    0,
    47_601,
    238_005,
  ],
];

test.each(golden)('golden totals: %s', (_name, lines, costs, couponPercent, taxMinor, grandTotalMinor) => {
  expect(countTotals({ lines, ...noCosts, ...costs, couponPercent })).toMatchObject({ taxMinor, grandTotalMinor });
});

test('fees are named one by one', () => {
  expect(countTotals({ lines: [sofa], ...noCosts, fees: [assembly, takenAway], couponPercent: 0 }).fees).toEqual([
    { code: '1/12', label: 'Assembly', amountMinor: 89_000 },
    { code: '2/21', label: 'Sofa', amountMinor: 59_000 },
  ]);
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
      const totals = countTotals({ lines, ...noCosts, delivery, couponPercent });
      expect(totals.grandTotalMinor).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(totals.grandTotalMinor) && Number.isInteger(totals.taxMinor)).toBe(true);
      expect(totals.subtotalMinor + totals.discountMinor + totals.deliveryMinor!).toBe(totals.grandTotalMinor);
      expect(totals.taxMinor).toBeLessThanOrEqual(totals.grandTotalMinor);
    }),
  );
});
