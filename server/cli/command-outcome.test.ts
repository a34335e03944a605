import { expect, it } from 'vitest';
import { numberOf } from './command-outcome.ts';

const bounds = { least: 0, most: 10_000 };

it.each([
  ['4990', 4990],
  ['4990,00', 4990],
  ['12,5', 12.5],
  [' 12.5 ', 12.5],
])('%j is %d', (text, value) => {
  expect(numberOf(text, 'an amount', bounds)).toBe(value);
});

it.each(['0x10', '1e3', '', ' ', '-1', '10001', '1.299,50', '4,990', '12.345', '12 990', 'NaN', 'Infinity', ',5'])(
  '%j is no amount',
  (text) => {
    expect(() => numberOf(text, 'an amount', bounds)).toThrow(/an amount/);
  },
);

it('says how a number is written', () => {
  expect(() => numberOf('1e3', 'an amount', bounds)).toThrow('in digits, such as 12 or 12,50, from 0 to 10000');
});
