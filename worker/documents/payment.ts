import { STORED_PAYMENT_MS } from '#config/payment.ts';
import type { CartName } from '../outbox/cart-name.ts';
import { cartKey } from '../outbox/cart-name.ts';
import type { Shopper } from '../shopper/shopper.ts';
import type { PaymentDoc } from './payment-doc.ts';

/** Where an owner's last payment in a store view is kept. */
export function paymentId(name: CartName): string {
  return `payment|${cartKey(name)}`;
}

/** The last payment of an owner, if there was one. */
export async function keptPayment(shopper: Shopper, name: CartName): Promise<PaymentDoc | null> {
  const known = await shopper.customer(paymentId(name));
  return known?.kind === 'payment' ? known : null;
}

/** The store view that a payment was begun in. */
export function storeCodeOf({ id }: PaymentDoc): string {
  return id.split('|').slice(2).join('|');
}

/** Whether it is older than an order at the provider is remembered (spec 9: stored order id). */
export function isPastPaying({ createdAt }: PaymentDoc, now: number): boolean {
  return now - createdAt > STORED_PAYMENT_MS;
}
