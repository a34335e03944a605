import type { CartLine } from '#domain/cart.ts';
import type { CouponChange } from '#domain/coupon-change.ts';
import type { GoneLine } from '#domain/gone-lines.ts';
import type { LineHistories } from '#domain/line-history.ts';
import type { ConfirmedTotals } from '#domain/totals.ts';
import type { Owner } from '../outbox/owner.ts';

/** The last known server state of a cart: the base that operations are folded onto (architecture: cart). */
export interface CartDoc {
  readonly id: string;
  readonly owner: Owner;
  readonly storeCode: string;
  /** `null`: nothing of it is on a server yet. */
  readonly cartId: string | null;
  /** Number of the call that made the cart; an order sealed later has consumed it. */
  readonly createSeq: number;
  readonly lines: readonly CartLine[];
  /** Tasks whose effect the lines already hold. */
  readonly contained: readonly string[];
  /** What the server counted for these lines, or `null`. */
  readonly totals: ConfirmedTotals | null;
  readonly couponCode: string | null;
  /** What the coupon takes off every line, in per cent; missing in carts of earlier versions. */
  readonly couponPercent?: number;
  /** What became of these lines; missing in carts of earlier versions. */
  readonly histories?: LineHistories;
  /** Lines that went out of it elsewhere; missing in carts of earlier versions. */
  readonly gone?: readonly GoneLine[];
  /** That its coupon became another one elsewhere; missing in carts of earlier versions. */
  readonly couponChange?: CouponChange | null;
  /** Line ids of the server by line key. */
  readonly itemIds: Readonly<Record<string, string>>;
  readonly pulledAt: number;
}
