import { describe, expect, it } from 'vitest';
import { readLength, readPrice, readWeight } from './amounts.ts';

describe('prices', () => {
  it.each([
    ['6.195 NOK', 6195],
    ['12.098 NOK', 12_098],
    ['1.234.567 NOK', 1_234_567],
    ['35599 NOK', 35_599],
    ['799', 799],
    ['7 999 kr', 7999],
    ['99,-', 99],
    ['1.299,50 NOK', 1299.5],
    ['0 NOK', 0],
  ])('%s', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });

  it.each(['', 'ring for pris', '7.298 EUR', '6.19 NOK', '-5 NOK', '1,299.00 NOK', 'NOK'])('%j is none', (text) => {
    expect(readPrice(text)).toBeNull();
  });
});

describe('lengths', () => {
  it.each([
    ['83 cm', 83],
    ['217cm', 217],
    ['269', 269],
    ['95/154', 95],
    ['88-148', 88],
    ['231/144/90', 231],
    ['2,5 cm', 2.5],
    ['1.9 m', 190],
    ['45 mm', 4.5],
    ['Ø60', 60],
    ['163.0', 163],
  ])('%s', (text, length) => {
    expect(readLength(text)).toBe(length);
  });

  it.each(['', 'bred', 'ca. bred', '20 kg', '3 stk.', '12 cm x 4'])('%j is none', (text) => {
    expect(readLength(text)).toBeNull();
  });
});

it.each([
  ['1245 g', 1.25],
  ['20 kg', 20],
  ['20', null],
  ['tung', null],
])('weight %j', (text, weight) => {
  expect(readWeight(text)).toBe(weight);
});
