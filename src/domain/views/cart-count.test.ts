import { expect, test } from 'vitest';
import { cartCount } from './cart-count.ts';

test.each([
  ['pieces', 5],
  ['lines', 2],
] as const)('the cart counts %s where the shop says so (spec 9: cart count)', (by, count) => {
  expect(cartCount([{ qty: 3 }, { qty: 2 }], by)).toBe(count);
  expect(cartCount([], by)).toBe(0);
});
