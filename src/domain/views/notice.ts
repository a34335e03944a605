import type { MessageCode } from '#schemas/messages.ts';

/** Something that a shopper is told until they close it, over restarts too (spec 4: notifications). */
export type NoticeView = {
  /** What is dismissed with it. */
  readonly keys: readonly string[];
} & (
  | { readonly about: 'device'; readonly code: MessageCode }
  /** The shop did not take an order (O5), asks about it first (D16), or does not know it any more (O9). */
  | {
      readonly about: 'order';
      readonly code: 'orderMissing' | 'orderNeedsYou' | 'orderRefused';
      readonly orderId: string;
      readonly totalMinor: number;
      readonly currency: string;
    }
  /** The shop did not take changes of the cart, all for the same reason (D21). */
  | {
      readonly about: 'lines';
      readonly code: 'additionRefused' | 'changeRefused';
      readonly names: readonly string[];
      readonly refusal: string;
    }
  /** The shop does not cancel an order, or does not take it back. */
  | {
      readonly about: 'history';
      readonly code: 'orderChangeRefused';
      readonly number: string;
      readonly refusal: string;
    }
  | { readonly about: 'coupon'; readonly code: 'couponRefused'; readonly coupon: string }
);
