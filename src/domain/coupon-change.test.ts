import { expect, test } from 'vitest';
import { LINE_GONE_MS } from '#config/timings.ts';
import { type CouponChange, couponChangeAfter, toldCouponChange } from './coupon-change.ts';

const AT = 1_000_000_000;
const change = (before: string | null, code: string | null, at = AT - 5): CouponChange => ({ before, code, at });

test.each<[string, Parameters<typeof couponChangeAfter>, CouponChange | null]>([
  ['one that is there no more', [null, 'A', null, AT], change('A', null, AT)],
  ['one that came', [null, null, 'B', AT], change(null, 'B', AT)],
  ['one that took the place of another', [null, 'A', 'B', AT], change('A', 'B', AT)],
  ['the same one, as the shop writes it', [null, 'hage10', 'HAGE10', AT], null],
  ['none, as before', [null, null, null, AT], null],
  ['what is known of it already', [change('A', null), null, null, AT], change('A', null)],
  ['a second change', [change('A', null), null, 'B', AT], change('A', 'B', AT)],
  ['one that came again', [change('A', null), null, 'a', AT], null],
  ['what was a day ago', [change('A', null, AT - LINE_GONE_MS), null, null, AT], null],
  ['a change a day after the last', [change('A', null, AT - LINE_GONE_MS), null, 'B', AT], change(null, 'B', AT)],
])('of the coupon of a cart is told %s', (_what, given, expected) => {
  expect(couponChangeAfter(...given)).toEqual(expected);
});

test('it is told for a day, by whatever clock', () => {
  const known = change('A', null, AT);
  expect(toldCouponChange(known, AT + LINE_GONE_MS - 1)).toBe(known);
  for (const now of [AT + LINE_GONE_MS, AT - LINE_GONE_MS]) expect(toldCouponChange(known, now)).toBeNull();
  expect(toldCouponChange(null, AT)).toBeNull();
});
