import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addVerdict,
  isSellable,
  lineBadge,
  maxQty,
  pageBadge,
  type Stock,
  stockStatus,
  stockStatuses,
} from './stock.ts';

const stocked = (qty: number | null): Stock => ({ isInStock: true, qty, isManaged: true, status: null });
const gone: Stock = { ...stocked(0), isInStock: false };
const untracked: Stock = { isInStock: false, qty: 0, isManaged: false, status: null };

test.each([
  [11, 'in_stock', 'in_stock'],
  [10, 'low_stock', 'in_stock'],
  [6, 'low_stock', 'in_stock'],
  [5, 'low_stock', 'low_stock'],
  [1, 'low_stock', 'low_stock'],
  [0, 'out_of_stock', 'out_of_stock'],
  [-2, 'out_of_stock', 'out_of_stock'],
  [null, 'in_stock', 'in_stock'],
])('%s pieces are %s on a page and %s on a list (D48)', (qty, onPage, onList) => {
  expect(stockStatus(stocked(qty), 'page')).toBe(onPage);
  expect(stockStatus(stocked(qty), 'list')).toBe(onList);
});

test.each([
  ['not in stock, whatever the quantity says', { ...stocked(5), isInStock: false }, 'out_of_stock'],
  ['quantity not tracked', untracked, 'orderable'],
  ['upcoming', { ...stocked(20), status: 'upcoming' }, 'upcoming'],
  ['sold out for the season', { ...gone, status: 'sold_out_season' }, 'sold_out_season'],
  ['discontinued', { ...stocked(20), status: 'discontinued' }, 'discontinued'],
  ['discontinued but sellable', { ...stocked(20), status: 'discontinued_sellable' }, 'discontinued_sellable'],
  ['out of stock by its own word', { ...stocked(20), status: 'out_of_stock' }, 'out_of_stock'],
  ['called in stock with none left', { ...gone, status: 'in_stock' }, 'out_of_stock'],
  ['called in stock with few left', { ...stocked(3), status: 'in_stock' }, 'low_stock'],
  ['called low by another limit', { ...stocked(8), status: 'low_stock' }, 'in_stock'],
] as const)('on a list, %s (spec 4: stock indication, D48)', (_name, stock, label) => {
  expect(stockStatus(stock, 'list')).toBe(label);
});

test.each([
  ['some left', stocked(3), true, 3],
  ['quantity unknown', stocked(null), true, 999],
  ['more than a cart line holds', stocked(5000), true, 999],
  ['part of a piece is not sold', stocked(3.7), true, 3],
  ['none left', stocked(0), false, 0],
  ['sold beyond the stock', stocked(-4), false, 0],
  ['not in stock', { ...stocked(5), isInStock: false }, false, 0],
  ['quantity not tracked', untracked, true, 999],
  ['discontinued', { ...stocked(5), status: 'discontinued' }, false, 0],
  ['discontinued and not tracked', { ...untracked, status: 'discontinued' }, false, 0],
  ['discontinued but sellable', { ...stocked(5), status: 'discontinued_sellable' }, true, 5],
  ['sold out for the season', { ...stocked(5), status: 'sold_out_season' }, false, 0],
  ['out of stock by its own word', { ...stocked(5), status: 'out_of_stock' }, false, 0],
] as const)('%s: how many can be sold (spec 4: stock indication, D29)', (_name, stock, sellable, most) => {
  expect(isSellable(stock)).toBe(sellable);
  expect(maxQty(stock)).toBe(most);
});

/** A shopper asks for more of an article in the cart, and the server has confirmed its stock or has not. */
const verified = (qtyInCart: number, qtyAsked: number) => ({ qtyInCart, qtyAsked, isVerified: true });
const unverified = (qtyInCart: number, qtyAsked: number) => ({ qtyInCart, qtyAsked, isVerified: false });

test.each([
  ['the last one', stocked(3), verified(2, 1), 'ok'],
  ['one more than there are', stocked(3), verified(3, 1), 'max_in_cart'],
  ['cart and request together are too many', stocked(3), verified(2, 2), 'max_in_cart'],
  ['the request alone is too much', stocked(3), verified(0, 4), 'max_in_cart'],
  ['enough for a large request', stocked(40), verified(10, 30), 'ok'],
  ['not verified', stocked(3), unverified(0, 1), 'volatile'],
  ['not verified, and all of it in the cart', stocked(3), unverified(3, 1), 'max_in_cart'],
  ['quantity unknown, not verified', stocked(null), unverified(0, 1), 'volatile'],
  ['quantity unknown, verified', stocked(null), verified(0, 1), 'ok'],
  ['quantity not tracked needs no check', untracked, unverified(500, 1), 'ok'],
  ['the cart line is full', untracked, verified(999, 1), 'max_in_cart'],
  ['none left', gone, verified(0, 1), 'out_of_stock'],
  ['none left, not verified', gone, unverified(0, 1), 'out_of_stock'],
  ['none left, some in the cart', gone, verified(2, 1), 'out_of_stock'],
  ['discontinued', { ...stocked(9), status: 'discontinued' }, verified(0, 1), 'out_of_stock'],
] as const)('adding: %s (spec 4: adding to cart, D23, D24)', (_name, stock, request, verdict) => {
  expect(addVerdict({ stock, ...request })).toBe(verdict);
});

test('what is not verified is refused where the cart may not hold what is out of stock (D23)', () => {
  expect(addVerdict({ stock: stocked(3), ...unverified(0, 1) }, false)).toBe('out_of_stock');
  expect(addVerdict({ stock: stocked(3), ...verified(0, 1) }, false)).toBe('ok');
  expect(addVerdict({ stock: untracked, ...unverified(0, 1) }, false)).toBe('ok');
});

test.each([
  ['some left', stocked(20), 1, 'in_stock', 'volatile'],
  ['few left', stocked(8), 1, 'low_stock', 'volatile'],
  ['all there are', stocked(2), 2, 'max_in_cart', 'max_in_cart'],
  ['more than there are', stocked(2), 3, 'max_in_cart', 'max_in_cart'],
  ['none left', gone, 1, 'out_of_stock', 'out_of_stock'],
  ['sold out for the season', { ...gone, status: 'sold_out_season' }, 1, 'sold_out_season', 'sold_out_season'],
  ['upcoming', { ...stocked(5), status: 'upcoming' }, 1, 'upcoming', 'upcoming'],
  ['discontinued', { ...stocked(5), status: 'discontinued' }, 1, 'discontinued', 'discontinued'],
  [
    'discontinued but sellable',
    { ...stocked(5), status: 'discontinued_sellable' },
    1,
    'discontinued_sellable',
    'volatile',
  ],
  ['quantity not tracked', untracked, 40, 'orderable', 'orderable'],
  ['quantity unknown', stocked(null), 1, 'in_stock', 'volatile'],
] as const)(
  'a line of the cart, %s (spec 4: stock indication, stock sync)',
  (_name, stock, qty, whenVerified, otherwise) => {
    const line = { stock, qtyInCart: qty, max: maxQty(stock) };
    expect(lineBadge({ ...line, isVerified: true })).toBe(whenVerified);
    expect(lineBadge({ ...line, isVerified: false })).toBe(otherwise);
  },
);

test.each([
  ['quantity unknown', stocked(null), 'in_stock', 'volatile'],
  ['quantity known', stocked(8), 'low_stock', 'low_stock'],
  ['none left', { ...stocked(null), isInStock: false }, 'out_of_stock', 'out_of_stock'],
  ['quantity not tracked', untracked, 'orderable', 'orderable'],
] as const)('a page, %s (spec 4: stock status)', (_name, stock, whenVerified, otherwise) => {
  expect(pageBadge(stock, true)).toBe(whenVerified);
  expect(pageBadge(stock, false)).toBe(otherwise);
});

const stock = fc.record({
  isInStock: fc.boolean(),
  qty: fc.option(fc.integer({ min: -5, max: 1200 })),
  isManaged: fc.boolean(),
  status: fc.option(fc.constantFrom(...stockStatuses)),
});
const count = fc.integer({ min: 0, max: 1100 });

test('nothing is added beyond what can be sold, and the badge agrees with it (D24, D48)', () => {
  fc.assert(
    fc.property(
      stock,
      count,
      fc.integer({ min: 1, max: 999 }),
      fc.boolean(),
      (known, qtyInCart, qtyAsked, isVerified) => {
        const verdict = addVerdict({ stock: known, qtyInCart, qtyAsked, isVerified });
        const isAdded = verdict === 'ok' || verdict === 'volatile';
        expect(isAdded).toBe(qtyInCart + qtyAsked <= maxQty(known));
        expect(verdict === 'out_of_stock').toBe(!isSellable(known));
        const badge = stockStatus(known, 'page');
        if (badge === 'in_stock' || badge === 'low_stock') expect(maxQty(known)).toBeGreaterThan(0);
        if (badge === 'out_of_stock') expect(maxQty(known)).toBe(0);
      },
    ),
  );
});
