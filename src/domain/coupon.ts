import { newsletterCoupon } from '#config/newsletter.ts';
import { visibleText } from './visible-text.ts';

/** The coupon of a cart. */
export interface CartCoupon {
  readonly code: string;
  /** Off every line, 0 to 100; `null`: only the shop knows, and has not been asked yet. */
  readonly percent: number | null;
  /** Whether the shop has taken it. */
  readonly isConfirmed: boolean;
}

/** No shop has longer codes, and whoever pastes a page into the field is told so at once. */
const CODE_MAX_LENGTH = 64;

/** A code as it is sent, or `null` where it can be none. */
export function couponCode(text: string): string | null {
  const code = visibleText(text);
  return code !== '' && code.length <= CODE_MAX_LENGTH ? code : null;
}

/** Whether two texts are the same code; no shop tells upper case apart. */
export function isSameCoupon(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase();
}

/** What a code takes off, where this shop says so itself: the newsletter's (spec 9: texts). */
export function percentOf(code: string): number | null {
  return isSameCoupon(code, newsletterCoupon.code) ? newsletterCoupon.percent : null;
}
