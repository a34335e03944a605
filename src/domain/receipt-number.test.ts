import { expect, test } from 'vitest';
import { receiptNumber } from './receipt-number.ts';

const ids = Array.from({ length: 100 }, (_, index) => `1f0c7b2e-4d1a-4c55-9a57-${String(index).padStart(12, '0')}`);

test('a receipt number is short, the same for the same order, and no order number', () => {
  for (const id of ids) {
    expect(receiptNumber(id)).toMatch(/^L-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(receiptNumber(id)).toBe(receiptNumber(id));
  }
});

test('orders of one device have different ones', () => {
  expect(new Set(ids.map(receiptNumber)).size).toBe(ids.length);
});

test.each([
  ['00000000-0000-4000-8000-000000000000', 'L-3M6B'],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'L-VRS7'],
])('what was read out once finds its order in every later version: %s', (id, number) => {
  expect(receiptNumber(id)).toBe(number);
});
