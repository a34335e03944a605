import { describe, expect, test } from 'vitest';
import { freeShipping, goodsValue, isDeliveryFree } from './free-shipping.ts';

test.each([
  [100_005, -10_001, 90_000],
  [100_099, 0, 100_000],
  [0, 0, 0],
  [50_000, -50_000, 0],
])('goods of %i less %i are worth %i for a free delivery (spec 9, D65)', (subtotalMinor, discountMinor, value) => {
  expect(goodsValue({ subtotalMinor, discountMinor })).toBe(value);
});

describe('how far it is to a free delivery', () => {
  const rows: readonly [string, number | null, number, number, object | null][] = [
    ['off, as it is where a shop names no limit', null, 900_000, 0, null],
    ['some is missing', 100_000, 60_000, 0, { valueMinor: 60_000, remainingMinor: 40_000 }],
    ['the discount counts', 100_000, 110_000, -20_000, { valueMinor: 90_000, remainingMinor: 10_000 }],
    ['exactly enough', 100_000, 100_000, 0, { valueMinor: 100_000, remainingMinor: 0 }],
    ['more than enough', 100_000, 250_000, -1, { valueMinor: 249_900, remainingMinor: 0 }],
    ['an empty cart', 100_000, 0, 0, { valueMinor: 0, remainingMinor: 100_000 }],
  ];
  test.each(rows)('%s', (_name, limit, subtotalMinor, discountMinor, expected) => {
    const goods = { subtotalMinor, discountMinor };
    expect(freeShipping(limit, goods)).toEqual(expected && { limitMinor: limit, ...expected });
    expect(isDeliveryFree(limit, goods)).toBe(
      expected !== null && 'remainingMinor' in expected && expected.remainingMinor === 0,
    );
  });
});
