import { expect, test } from 'vitest';
import { canAcceptQuote, changedCode } from './quote.ts';

const rows: readonly [string, string[], boolean][] = [
  ['nothing is named', [], true],
  ['prices, the coupon, a fee and the total', ['price', 'coupon', 'fee', 'total'], true],
  ['a later delivery', ['delivery'], true],
  ['the delivery method is gone', ['price', 'shipping'], false],
  ['the payment method is gone', ['payment'], false],
  ['another currency', ['currency', 'total'], false],
];

test.each(rows)('what the shop counts now can be accepted or not (D16): %s', (_name, kinds, expected) => {
  expect(canAcceptQuote(kinds.map((kind) => ({ kind })))).toBe(expected);
});

test.each<[string, string[], ReturnType<typeof changedCode>]>([
  ['nothing is named', [], 'quoteChanged'],
  ['the total', ['price', 'total'], 'quoteChanged'],
  ['the day of the delivery', ['delivery'], 'deliveryChanged'],
  ['both', ['price', 'delivery', 'total'], 'termsChanged'],
])('what changed is said: %s', (_name, kinds, expected) => {
  expect(changedCode(kinds.map((kind) => ({ kind })))).toBe(expected);
});
