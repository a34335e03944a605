import { LINE_GONE_MS } from '#config/timings.ts';
import { isSameCoupon } from './coupon.ts';

/** The coupon of a cart became another one on another device, or in the shop, where it may have expired (decision 095). */
export interface CouponChange {
  /** What it was for the shopper; none where there was none. */
  readonly before: string | null;
  readonly code: string | null;
  /** Epoch milliseconds by the clock of this device, when it heard of it. */
  readonly at: number;
}

/** What there is to tell when the cart is heard of, whose coupon was `before` by all that is known here. */
export function couponChangeAfter(
  known: CouponChange | null,
  before: string | null,
  after: string | null,
  at: number,
): CouponChange | null {
  const last = toldCouponChange(known, at);
  if (isSame(before, after)) return last;
  // Two changes that nobody read of are one, and one that is taken back is none.
  const first = last ? last.before : before;
  return isSame(first, after) ? null : { before: first, code: after, at };
}

/** The change worth telling: for a day, like lines that went. */
export function toldCouponChange(known: CouponChange | null, nowMs: number): CouponChange | null {
  return known && Math.abs(nowMs - known.at) < LINE_GONE_MS ? known : null;
}

function isSame(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : isSameCoupon(a, b);
}
