import { expect, test } from 'vitest';
import { isAwaited } from './restock.ts';
import { stockStatuses } from './stock.ts';

test('what is there can be bought, what is discontinued never comes; the rest may be waited for', () => {
  expect(stockStatuses.filter(isAwaited)).toEqual(['upcoming', 'out_of_stock', 'sold_out_season']);
  expect(isAwaited('volatile')).toBe(false);
});
