import { expect, test } from 'vitest';
import { type CountedByShop, shownTotals } from './cart-totals.ts';

const sofa = { key: 'sofa', qty: 1, unitMinor: 999_000, taxBasisPoints: 2500 };
const known: CountedByShop = {
  confirmed: null,
  pending: 0,
  coupon: null,
  refusedCoupon: null,
  fees: [],
  freeDeliveryFromMinor: null,
};
const goods = { subtotalMinor: 999_000, discountMinor: 0, taxMinor: 199_800, grandTotalMinor: 999_000 };
const assembly = { code: '1/12', label: 'Assembly', amountMinor: 89_000, taxBasisPoints: 2500 };
const reduced = { ...goods, discountMinor: -99_900, taxMinor: 179_820, grandTotalMinor: 899_100 };

const rows: readonly [string, Partial<CountedByShop>, 'estimate' | 'confirmed', total: number][] = [
  ['the shop said nothing', {}, 'estimate', 999_000],
  ['the shop counts the same', { confirmed: goods }, 'confirmed', 999_000],
  ['the shop counts a discount', { confirmed: reduced }, 'confirmed', 899_100],
  ['the shop counts other goods', { confirmed: { ...goods, subtotalMinor: 1 } }, 'estimate', 999_000],
  ['a fee is chosen here', { confirmed: goods, fees: [assembly] }, 'confirmed', 1_088_000],
  [
    'the cart of the shop has a fee of its own, which is not counted twice',
    { confirmed: { ...goods, taxMinor: 217_600, grandTotalMinor: 1_088_000 }, fees: [assembly] },
    'estimate',
    1_088_000,
  ],
];

test.each(rows)('shown totals: %s', (_name, more, state, grandTotalMinor) => {
  expect(shownTotals([sofa], { ...known, ...more })).toMatchObject({ state, grandTotalMinor });
});
