import { distinctUntilChanged, map, type Observable, startWith } from 'rxjs';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { WorkerContext } from '../context.ts';
import { type CheckoutDoc, checkoutIn } from '../documents/checkout.ts';

/**
 * The draft of the checkout, where fees are chosen in it, again whenever that or what they depend on changes; else `null`, which
 * comes at once: a cart does not wait for it.
 */
export function draftWithFees$({ shopper, cart }: WorkerContext): Observable<CheckoutDoc | null> {
  return shopper.customer$.pipe(
    map((documents) => {
      const draft = checkoutIn(documents, cart);
      // Drafts of earlier versions know of no fees.
      const { feeOptions = [] }: Partial<CheckoutDetails> = draft?.details ?? {};
      return feeOptions.length > 0 ? draft : null;
    }),
    startWith(null),
    distinctUntilChanged((a, b) => feesIn(a) === feesIn(b)),
  );
}

function feesIn(draft: CheckoutDoc | null): string {
  const { country, shippingMethod, feeOptions }: Partial<CheckoutDetails> = draft?.details ?? {};
  return JSON.stringify([draft?.orderId, country, shippingMethod, feeOptions]);
}
