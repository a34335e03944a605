import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { ChosenCosts } from '#domain/checkout-costs.ts';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type { TotalsFee } from '#domain/totals.ts';
import { type CartLineView, isVirtualCart } from '#domain/views/cart.ts';
import type { WorkerContext } from '../context.ts';
import { checkoutIn } from '../documents/checkout.ts';
import { chosenCosts } from './chosen-costs.ts';

/** What is chosen in the draft of a checkout, and the order that it becomes. */
interface DraftCosts {
  readonly orderId: string;
  readonly chosen: ChosenCosts;
}

/** What the open checkout adds to the cart, as it changes; `null` where none is open. */
export function draftCosts$({ shopper, cart }: WorkerContext): Observable<DraftCosts | null> {
  return shopper.customer$.pipe(
    map((documents): DraftCosts | null => {
      const draft = checkoutIn(documents, cart);
      if (!draft) return null;
      const { orderId, details } = draft;
      // Drafts of earlier versions know of no fees.
      const { feeOptions = [], hasPartialDeliveries = false }: Partial<CheckoutDetails> = details;
      const { country, shippingMethod, paymentMethod } = details;
      return { orderId, chosen: { country, shippingMethod, paymentMethod, hasPartialDeliveries, feeOptions } };
    }),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
}

/** The fees that are chosen in the open checkout. Those of one whose order is sealed are part of that order. */
export async function feesOfDraft(
  context: WorkerContext,
  settings: CheckoutSettings,
  { orderId, chosen }: DraftCosts,
  lines: readonly CartLineView[],
): Promise<readonly TotalsFee[]> {
  if (chosen.feeOptions.length === 0 || (await context.shopper.order(orderId))) return [];
  const shippingMethod = isVirtualCart(lines) ? '' : chosen.shippingMethod;
  return chosenCosts(context, settings, { ...chosen, shippingMethod }, lines).fees;
}
