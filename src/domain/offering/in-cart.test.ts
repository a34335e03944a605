import { expect, test } from 'vitest';
import { type Buyable, qtyInCart, type Taking } from './in-cart.ts';

const lamp: Buyable = { sku: 'LAMP', maxQty: 8 };
/** One table and two lamps each. */
const set: Buyable = {
  sku: 'SET',
  maxQty: 4,
  needs: [
    { sku: 'TABLE', pieces: 1, max: 20 },
    { sku: 'LAMP', pieces: 2, max: 8 },
  ],
};
const lamps = (qty: number): Taking => ({ qty, needs: [{ sku: 'LAMP', pieces: 1 }] });
const sets = (qty: number, each: number): Taking => ({
  qty,
  needs: [
    { sku: 'TABLE', pieces: 1 },
    { sku: 'LAMP', pieces: each },
  ],
});

test.each<[string, readonly Taking[], Buyable, number]>([
  ['nothing', [], lamp, 0],
  ['lines of the article, whatever was chosen beside it', [lamps(2), lamps(3)], lamp, 5],
  ['pieces that a set takes', [sets(2, 3), lamps(1)], lamp, 7],
  ['no more than there are', [lamps(9)], lamp, 8],
  ['sets with other parts, by what they leave', [sets(1, 5)], set, 3],
  ['a part alone, by what it leaves', [lamps(1)], set, 1],
  ['something else', [{ qty: 3, needs: [{ sku: 'SOFA', pieces: 1 }] }], set, 0],
])('what the cart holds of it already: %s (D24)', (_name, lines, wanted, expected) => {
  expect(qtyInCart(lines, wanted)).toBe(expected);
});
