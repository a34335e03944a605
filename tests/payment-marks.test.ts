import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnPayments } from '#config/payment-marks.ts';

test('each way to pay that is said to have a drawing has one, and no drawing is left over', () => {
  const drawings = readFileSync('public/payment-marks.svg', 'utf8');
  const drawn = [...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, code]) => code);
  expect(drawn).toEqual(drawnPayments);
});
