import { expect, test } from 'vitest';
import { asNumber, asTruth, looseFields, looseList, withNumbers, withoutNulls } from './loose-fields.ts';

test.each<[unknown, unknown]>([
  ['12', 12],
  ['12.5000', 12.5],
  ['-3', -3],
  [' 7 ', 7],
  [7, 7],
  ['', ''],
  ['12 cm', '12 cm'],
  ['0x10', '0x10'],
  [null, null],
])('%j as a number is %j', (value, number) => {
  expect(asNumber(value)).toBe(number);
});

test.each<[unknown, unknown]>([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
  [true, true],
  [2, 2],
  ['yes', 'yes'],
  [undefined, undefined],
])('%j as a truth value is %j', (value, truth) => {
  expect(asTruth(value)).toBe(truth);
});

test('values without fields', () => {
  for (const value of [null, 1, 'x', [1]]) expect(looseFields(value)).toEqual({});
  expect(looseList({ 0: 'x' })).toEqual([]);
  expect(looseList([{ a: 1 }, 2])).toEqual([{ a: 1 }, {}]);
});

test('only named numbers change, and only null is removed', () => {
  expect(withNumbers({ a: '1', b: '2' }, ['a', 'c'])).toEqual({ a: 1, b: '2' });
  expect(withoutNulls({ a: null, b: 0, c: '', d: undefined })).toEqual({ b: 0, c: '', d: undefined });
});
