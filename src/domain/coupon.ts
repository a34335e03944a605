import { newsletterCoupon } from '#config/newsletter.ts';

/** The coupon of a cart. */
export interface CartCoupon {
  readonly code: string;
  /** Off every line, 0 to 100; `null`: only the shop knows, and has not been asked yet. */
  readonly percent: number | null;
  /** Whether the shop has taken it. */
  readonly isConfirmed: boolean;
}

/** Whether two texts are the same code; no shop tells upper case apart. */
export function isSameCoupon(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase();
}

/** What a code takes off, where this shop says so itself: the newsletter's (spec 9: texts). */
export function percentOf(code: string): number | null {
  return isSameCoupon(code, newsletterCoupon.code) ? newsletterCoupon.percent : null;
}
