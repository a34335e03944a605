import { describe, expect, it } from 'vitest';
import { decimalOf, readMeasure, readPrice } from './list-numbers.ts';

describe('a price', () => {
  it.each([
    ['6.195 NOK', ',', 6195],
    ['35599 NOK', '.', 35_599],
    ['1 299,50 kr', ',', 1299.5],
    ['1\u00a0299,50', ',', 1299.5],
    ['kr 990,-', ',', 990],
    ['990,–', ',', 990],
    ['1,299.50', '.', 1299.5],
    ["1'299.50", '.', 1299.5],
    ['Rs. 12,345', '.', 12_345],
    ['269.0', '.', 269],
    ['10000000', '.', 10_000_000],
    ['990 (inkl. mva)', '.', 990],
    ['(NOK) 990', '.', 990],
  ] as const)('%s is %s → %d', (text, decimal, value) => {
    expect(readPrice(text, decimal)).toMatchObject({ ok: true, value });
  });

  it.each([
    ['', 'the price is missing'],
    ['ring oss', 'the price is not readable: "ring oss"'],
    ['95-154', 'the price is not readable: "95-154"'],
    ['1,2,3', 'the price is not readable: "1,2,3"'],
    ['12.34.56', 'the price is not readable: "12.34.56"'],
    ['-990', 'the price is negative: -990'],
    ['−990', 'the price is negative: −990'],
    ['kr –990', 'the price is negative: kr –990'],
    ['(990)', 'the price is negative: (990)'],
    ['(kr 990.00)', 'the price is negative: (kr 990.00)'],
    ['0', 'the price is zero'],
    ['0,00', 'the price is not readable: "0,00"'],
    ['10000001', 'no price is as high as 10000001'],
    ['6.195', 'the price is finer than the smallest coin: 6.195'],
  ])('%j with a decimal point: %s', (text, reason) => {
    expect(readPrice(text, '.')).toEqual({ ok: false, reason });
  });

  it.each([
    [['6.195 NOK', '12.990 NOK'], ','],
    [['1 299,50', '990'], ','],
    [['1,299.50'], '.'],
    [['12,990', '1,290'], '.'],
    [['8999 NOK'], '.'],
    [['10.5', '12.95', '1.295'], '.'],
    [[], '.'],
  ] as const)('of %j has %s before its parts', (texts, decimal) => {
    expect(decimalOf(texts)).toBe(decimal);
  });
});

it.each([
  ['217cm', 'cm', 217],
  ['217', 'mm', 21.7],
  ['1.9 m', 'cm', 190],
  ['1,9 m', 'cm', 190],
  ['95/154', 'cm', 95],
  ['95 - 154 cm', 'cm', 95],
  ['Ø 80', 'cm', 80],
  ['B: 80 cm', 'cm', 80],
  ['32"', 'cm', 81.28],
  ['1 900 mm', 'cm', 190],
  ['5 kg', 'kg', 5],
  ['1245 g', 'kg', 1.25],
  ['5 kg', 'cm', null],
  ['stor', 'cm', null],
  ['', 'cm', null],
  ['0', 'cm', null],
  ['999999', 'm', null],
] as const)('the measure %j, in %s where it says nothing, is %j', (text, unit, value) => {
  expect(readMeasure(text, { decimal: '.', unit })).toBe(value);
});
