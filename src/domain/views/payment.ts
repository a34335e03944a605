import type { MessageCode } from '#schemas/messages.ts';
import type { CheckoutDetails } from '../checkout-details.ts';
import type { DeliveryPromise } from '../delivery-promise.ts';
import type { Sums } from '../totals.ts';
import type { OrderLineView } from './outbox.ts';
import type { AttemptState } from '../payment/attempt.ts';

/** The payment of a checkout at the provider (spec 4: external checkout order). */
export interface PaymentView {
  readonly orderId: string;
  readonly state: AttemptState | 'paid';
  /** The provider's name of it, while there is one. */
  readonly providerOrderId: string | null;
  readonly details: CheckoutDetails;
  readonly lines: readonly OrderLineView[];
  readonly totals: Sums;
  readonly couponCode: string | null;
  readonly delivery: DeliveryPromise | null;
  /** The last day of it, `yyyy-mm-dd`; `null` where it has none. */
  readonly deliveryBy: string | null;
  /** The provider's page, to be framed; `null` where nothing can be paid there. */
  readonly frameUrl: string | null;
  readonly isOnline: boolean;
  /** Something was sent in the provider's page: whether it was paid only the shop can say. */
  readonly isTried: boolean;
  readonly problem: MessageCode | null;
}

/** What a provider's return address is about (spec 2: /confirmation). */
export interface ReturnedPaymentView {
  /** The order on this device; `null` where it was paid from another one, or is not paid. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly state: 'paid' | 'open' | 'failed';
}
