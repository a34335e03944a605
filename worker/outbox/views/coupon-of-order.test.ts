import { expect, test } from 'vitest';
import type { OrderReason } from '../../documents/shopper-documents.ts';
import { couponOfOrder } from './coupon-of-order.ts';

const payload = JSON.stringify({ expected: { coupon_code: 'HAGE10' } });
const changed = (kind: string): OrderReason => ({
  code: 'QUOTE_CHANGED',
  sku: null,
  newTotalMinor: null,
  changes: [{ kind, line: null, sku: null, before: null, after: null }],
});

const rows: readonly [string, Parameters<typeof couponOfOrder>[0], string | null][] = [
  ['that it was sealed with', { payload, reason: null }, 'HAGE10'],
  ['that the shop says is gone', { payload, reason: changed('coupon') }, null],
  ['of changed prices', { payload, reason: changed('price') }, 'HAGE10'],
  ['that there is none of', { payload: '{"expected":{}}', reason: null }, null],
  ['of a guest of whom no more is kept (D15)', { payload: '', reason: null }, null],
];

test.each(rows)('the coupon of an order: one %s', (_which, order, expected) => {
  expect(couponOfOrder(order)).toBe(expected);
});
