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
