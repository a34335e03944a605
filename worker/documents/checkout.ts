import type { CartName } from '../outbox/cart-name.ts';
import { cartKey } from '../outbox/cart-name.ts';
import type { CustomerDoc } from './shopper-documents.ts';

/** What was typed so far in a checkout, under the id that its order will have. */
export type CheckoutDoc = Extract<CustomerDoc, { kind: 'checkout' }>;

/** Where the draft of a checkout is kept. */
export function checkoutId(name: CartName): string {
  return `checkout|${cartKey(name)}`;
}

/** The draft of a cart's checkout among an owner's documents. */
export function checkoutIn(documents: readonly CustomerDoc[], name: CartName): CheckoutDoc | null {
  const found = documents.find(({ id }) => id === checkoutId(name));
  return found?.kind === 'checkout' ? found : null;
}
