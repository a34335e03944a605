import { expect, test } from 'vitest';
import type { ProductSummary } from '../product.ts';
import { isListed } from './is-listed.ts';

const product = (visibility: number, status: number, qty: number): ProductSummary =>
  ({
    visibility,
    status,
    variants: [],
    stock: { isInStock: qty > 0, qty, isManaged: true, status: null },
  }) as unknown as ProductSummary;

test.each([
  [1, 1, 9, false, false],
  [2, 1, 9, true, true],
  [3, 0, 9, true, true],
  [4, 1, 9, true, true],
  [4, 2, 9, false, false],
  [4, 1, 0, true, false],
])(
  'visibility %i, status %i, %i pieces: in lists %s, and without what is out of stock %s (D34, D35, D71)',
  (...row) => {
    const [visibility, status, qty, isShown, isShownInStock] = row;
    expect(isListed(product(visibility, status, qty), true)).toBe(isShown);
    expect(isListed(product(visibility, status, qty), false)).toBe(isShownInStock);
  },
);
