import type { PaymentDoc } from './payment-doc.ts';
import type { OrderDoc } from './shopper-documents.ts';

/**
 * Whether an order of this device is what was paid for, or is at the shop. Any other one of the same checkout was refused, was given up or
 * waits, and what turns out to be paid takes its place.
 */
export function isPaidOrPlaced(order: OrderDoc | null): boolean {
  return order !== null && (order.isPaid === true || order.state === 'accepted');
}

/** Whether nothing of a payment is left to be found out or done. */
export function isPaymentOver({ isPaid, isHeard, after }: PaymentDoc, order: OrderDoc | null): boolean {
  return isPaid && isHeard === true && !after?.length && isPaidOrPlaced(order);
}
