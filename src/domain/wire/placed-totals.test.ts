import { expect, test } from 'vitest';
import { placedFromWire, placedToWire, type PlacedTotals } from './placed-totals.ts';

const placed: PlacedTotals = {
  lines: [{ sku: 'SOFA', unitMinor: 100_000, discountMinor: 10_000 }],
  subtotalMinor: 100_000,
  discountMinor: -10_000,
  deliveryMinor: 59_000,
  paymentFeeMinor: 0,
  fees: [{ code: '1/12', label: 'Montering av hele bestillingen', amountMinor: 89_000 }],
  taxMinor: 29_800,
  grandTotalMinor: 149_000,
};

test('the totals of a placed order are read back as they were written', () => {
  expect(placedFromWire(JSON.parse(JSON.stringify(placedToWire(placed))))).toEqual(placed);
  const virtual = { ...placed, deliveryMinor: null };
  expect(placedFromWire(placedToWire(virtual))).toEqual(virtual);
});

test('what was placed before there were fees has none, and one that cannot be read is left out', () => {
  const { fees: _none, ...before } = placedToWire(placed);
  expect(placedFromWire(before)).toEqual({ ...placed, fees: [] });
  expect(placedFromWire({ ...before, fees: [{ fee_id: 1, amount: 1 }, null, 'fee'] })).toEqual({ ...placed, fees: [] });
});

const wire = placedToWire(placed);

test.each([
  ['a shop that does not say it', undefined],
  ['nothing', null],
  ['a text', 'OK'],
  ['no lines', { ...wire, lines: undefined }],
  ['a total that is no whole amount', { ...wire, grand_total: 1490.5 }],
  ['a total as text', { ...wire, grand_total: '149000' }],
  ['a line without its price', { ...wire, lines: [{ sku: 'SOFA', discount: 0 }] }],
  ['a line that is none', { ...wire, lines: [null] }],
])('%s is not read as totals', (_what, value) => {
  expect(placedFromWire(value)).toBeNull();
});
