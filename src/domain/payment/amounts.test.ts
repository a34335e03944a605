import { describe, expect, test } from 'vitest';
import { amountProblem } from './amount-check.ts';
import { costLine, orderLine, paidFees, roundingLine } from './order-lines.ts';
import { purchaseCountry } from './purchase-country.ts';

const lamp = { sku: 'LAMP', name: 'Lampe', qty: 2, unitMinor: 129_000, discountMinor: 0, taxBasisPoints: 2500 };

describe('order lines (spec 3, spec 9, D54)', () => {
  const rows: readonly [string, Partial<typeof lamp>, total: number, tax: number][] = [
    ['two pieces', {}, 258_000, 51_600],
    ['a discount', { discountMinor: 25_800 }, 232_200, 46_440],
    ['the Finnish rate', { taxBasisPoints: 2550 }, 258_000, 52_422],
    ['nothing to pay', { discountMinor: 258_000 }, 0, 0],
    ['an odd price', { qty: 1, unitMinor: 33_333 }, 33_333, 6667],
    ['no tax', { taxBasisPoints: 0 }, 258_000, 0],
  ];
  test.each(rows)('%s', (_name, more, total, tax) => {
    expect(orderLine({ ...lamp, ...more })).toMatchObject({ total_amount: total, total_tax_amount: tax });
  });

  test('delivery and fee have lines of their own type, and what differs is a line too', () => {
    const fee = { reference: 'card', name: 'Kort', amountMinor: 4900, taxBasisPoints: 2500 };
    expect(costLine('shipping_fee', fee)).toMatchObject({
      type: 'shipping_fee',
      total_amount: 4900,
      total_tax_amount: 980,
    });
    const [assembly] = paidFees({ fees: [{ code: '1/12', label: 'Montering', amountMinor: 89_000 }] }, 2500);
    expect(costLine('surcharge', assembly!)).toMatchObject({
      type: 'surcharge',
      reference: 'fee-1-12',
      name: 'Montering',
      total_amount: 89_000,
      total_tax_amount: 17_800,
    });
    const lines = [orderLine(lamp)];
    expect(roundingLine(lines, 258_000)).toBeNull();
    expect(roundingLine(lines, 258_001)).toMatchObject({ type: 'surcharge', total_amount: 1, total_tax_amount: 0 });
    expect(roundingLine(lines, 257_990)).toMatchObject({ type: 'discount', total_amount: -10 });
  });
});

describe('the amount check (spec 5, spec 8: order amount incorrect)', () => {
  const line = orderLine(lamp);
  const right = { order_amount: 258_000, order_tax_amount: 51_600, order_lines: [line] };
  const rows: readonly [string, object, string | null][] = [
    ['the sum of the lines', {}, null],
    ['one unit less', { order_amount: 257_999 }, 'Order amount incorrect (257999:258000)'],
    ['another tax', { order_tax_amount: 1 }, 'Order amount incorrect (1:51600)'],
    [
      'a line that is cheaper than it counts to',
      { order_amount: 100, order_lines: [{ ...line, total_amount: 100 }] },
      'Order amount incorrect (100:258000)',
    ],
    [
      'a line whose tax is not of its rate',
      { order_tax_amount: 1, order_lines: [{ ...line, total_tax_amount: 1 }] },
      'Order amount incorrect (1:51600)',
    ],
  ];
  test.each(rows)('%s', (_name, more, problem) => {
    expect(amountProblem({ ...right, ...more })).toBe(problem);
  });
});

test.each([
  ['NO', 'NO'],
  ['no', 'NO'],
  [' se ', 'SE'],
  ['DE', 'NO'],
  ['NOR', 'NO'],
  ['', 'NO'],
  ['N1', 'NO'],
])('the purchase country %j is %s (spec 5)', (country, expected) => {
  expect(purchaseCountry(country, ['NO', 'SE'], 'NO')).toBe(expected);
});
