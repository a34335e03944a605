import type { CartLine } from '#domain/cart.ts';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import type { Attempt } from '#domain/payment/attempt.ts';
import type { Totals } from '#domain/totals.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { CartIntent } from '../outbox/cart-intent.ts';

/** What a shopper agreed to, before it is sealed. */
export interface AgreedOrder {
  readonly lines: readonly CartLine[];
  readonly details: CheckoutDetails;
  readonly totals: Totals;
  readonly couponCode: string | null;
  readonly delivery: DeliveryPromise | null;
  /** The last day of it; missing in payments of before there was one. */
  readonly deliveryBy?: string | null;
}

/** A line or a coupon that came into the cart after an order was agreed to. */
export type LateChange = { readonly id: string } & (
  | { readonly intent: CartIntent }
  | { readonly couponCode: string | null; readonly percent: number | null }
);

/** The payment of a checkout at the provider, and what is ordered once it is paid (decision 076). */
export interface PaymentDoc {
  readonly id: string;
  readonly kind: 'payment';
  readonly orderId: string;
  /** The Idempotency-Key of its order, which the shop alone is told of (decision 079); missing in payments of before. */
  readonly key?: string;
  /** A guest began it, who has signed in since: the shop places it as theirs who ordered. */
  readonly isOfGuest?: boolean;
  readonly attempt: Attempt;
  /** The provider's page, while it can be paid there. */
  readonly frameUrl: string | null;
  /** The cart at the shop that it was opened for; empty where there was none, missing until it is open. */
  readonly cartId?: string;
  /** Another delivery was chosen there, and the shop has not said yet what it costs: the last question for that; else missing or `null`. */
  readonly following?: string | null;
  /** Something was sent in the provider's page, so it may be paid although nobody has said so yet. */
  readonly isTried: boolean;
  /** Paid: the shop has placed it. */
  readonly isPaid: boolean;
  /** What the provider says of it was heard, whatever that is; it is kept with the order. */
  readonly isHeard?: boolean;
  /** Why the last try failed: a code of the message table. */
  readonly problem: MessageCode | null;
  readonly agreed: AgreedOrder;
  /** What was agreed to before, until the shop has taken that: it may be paid as one of these. Missing in payments of before it was kept. */
  readonly earlier?: readonly AgreedOrder[];
  /** What came into the cart after that, and comes into the next one with the sealing; missing before it. */
  readonly after?: readonly LateChange[];
  readonly createdAt: number;
}
