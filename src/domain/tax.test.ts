import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grossOf, netOf, type TaxRate, type TaxRule, taxOf, taxRateFor } from './tax.ts';

const GOODS = 2;
const BOOKS = 4;

const rate = (country: string, ratePercent: number, regionId: string | null = null): TaxRate => ({
  country,
  ratePercent,
  regionId,
});
const rule = (id: number, productTaxClassIds: number[], ...rates: TaxRate[]): TaxRule => ({
  id,
  productTaxClassIds,
  customerTaxClassIds: [3],
  rates,
});

describe('the rate of a tax class at an address', () => {
  const nordic = rule(1, [GOODS], rate('NO', 25), rate('SE', 25), rate('FI', 25.5), rate('DK', 25));
  const books = rule(2, [BOOKS], rate('SE', 6), rate('FI', 14.95));
  const exempt: TaxRule = { ...rule(4, [GOODS], rate('NO', 0)), customerTaxClassIds: [8] };
  const everybody: TaxRule = { ...rule(5, [GOODS], rate('NO', 15)), customerTaxClassIds: [] };
  const islands = rule(3, [GOODS], rate('NO', 0, '21'), rate('NO', 25));

  test.each<[string, Parameters<typeof taxRateFor>, number | null]>([
    ['Norway', [[nordic], { product: GOODS }, { country: 'NO' }], 2500],
    ['Finland keeps its half per cent', [[nordic], { product: GOODS }, { country: 'FI' }], 2550],
    ['the rule of the class counts, wherever it stands', [[nordic, books], { product: BOOKS }, { country: 'SE' }], 600],
    ['a rate with no exact binary form', [[books], { product: BOOKS }, { country: 'FI' }], 1495],
    [
      'a country without region takes the rate of all regions',
      [[islands], { product: GOODS }, { country: 'NO' }],
      2500,
    ],
    ['the first rate that fits the region', [[islands], { product: GOODS }, { country: 'NO', regionId: '21' }], 0],
    ['another region', [[islands], { product: GOODS }, { country: 'NO', regionId: '3' }], 2500],
    ['a rate of all regions fits each of them', [[nordic], { product: GOODS }, { country: 'SE', regionId: '7' }], 2500],
    [
      'a rule without the country is passed over',
      [[rule(9, [GOODS], rate('DK', 20)), nordic], { product: GOODS }, { country: 'NO' }],
      2500,
    ],
    ['the first of two rules', [[islands, nordic], { product: GOODS }, { country: 'NO', regionId: '21' }], 0],
    [
      'a group of customers with a rule of its own',
      [[exempt, nordic], { product: GOODS, customer: 8 }, { country: 'NO' }],
      0,
    ],
    ['who is in no group has the default one', [[exempt, nordic], { product: GOODS }, { country: 'NO' }], 2500],
    ['a group without a rule', [[exempt], { product: GOODS, customer: 3 }, { country: 'NO' }], null],
    ['a rule that names no customers', [[everybody], { product: GOODS, customer: 8 }, { country: 'NO' }], 1500],
    ['a country without rule has none, not a default', [[nordic], { product: GOODS }, { country: 'PL' }], null],
    ['a class without rule', [[nordic], { product: BOOKS }, { country: 'NO' }], null],
    ['no tax class', [[nordic], { product: null }, { country: 'NO' }], null],
    ['no rules on the device', [[], { product: GOODS }, { country: 'NO' }], null],
  ])('%s (spec 5: tax, D44)', (_name, question, basisPoints) => {
    expect(taxRateFor(...question)).toBe(basisPoints);
  });
});

test.each([
  [999_000, 2500, 799_200, 199_800],
  [100, 2500, 80, 20],
  [101, 2500, 81, 20],
  [103, 2500, 82, 21],
  [1, 2500, 1, 0],
  [12_550, 2550, 10_000, 2550],
  [10_000, 2550, 7968, 2032],
  [4990, 0, 4990, 0],
  [0, 2500, 0, 0],
])('%i gross at %i basis points is %i net and %i tax (D95)', (gross, basisPoints, net, tax) => {
  expect(netOf(gross, basisPoints)).toBe(net);
  expect(taxOf(gross, basisPoints)).toBe(tax);
});

const gross = fc.integer({ min: 0, max: 1_000_000_000 });
const basisPoints = fc.integer({ min: 0, max: 5000 });

test('net and tax are whole, not negative, and make the gross amount (D95)', () => {
  fc.assert(
    fc.property(gross, basisPoints, (amount, points) => {
      const net = netOf(amount, points);
      const tax = taxOf(amount, points);
      expect(net + tax).toBe(amount);
      expect(Number.isInteger(net) && net >= 0 && tax >= 0).toBe(true);
      expect(Math.abs(net - amount / (1 + points / 10_000))).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test('a net price with its tax added is the gross price again', () => {
  fc.assert(
    fc.property(gross, basisPoints, (net, points) => {
      const withTax = Math.round((net * (10_000 + points)) / 10_000);
      expect(netOf(withTax, points)).toBe(net);
    }),
  );
});

test('a net price of the wire comes to the gross one of its minor units, to the last of them (D95)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.constantFrom(0, 1200, 1500, 2400, 2500),
      (minor, points) => {
        // Whole numbers are exact: half up is one more once the rest is half of the divisor.
        const exact = minor * (10_000 + points);
        const rounded = Math.floor(exact / 10_000) + (exact % 10_000 >= 5000 ? 1 : 0);
        expect(grossOf((minor / 100) * 100, points)).toBe(rounded);
      },
    ),
  );
});
