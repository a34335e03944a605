import { completeDetails } from '#domain/checkout-details.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type { TotalsFee } from '#domain/totals.ts';
import { type CartLineView, isVirtualCart } from '#domain/views/cart.ts';
import type { WorkerContext } from '../context.ts';
import type { CheckoutDoc } from '../documents/checkout.ts';
import { chosenCosts } from './chosen-costs.ts';

/** The fees that are chosen in the open checkout. Those of one whose order is sealed are part of that order. */
export async function feesOfDraft(
  context: WorkerContext,
  settings: CheckoutSettings,
  { orderId, details }: CheckoutDoc,
  lines: readonly CartLineView[],
): Promise<readonly TotalsFee[]> {
  if (await context.shopper.order(orderId)) return [];
  const chosen = completeDetails(details);
  const shippingMethod = isVirtualCart(lines) ? '' : chosen.shippingMethod;
  return chosenCosts(context, settings, { ...chosen, shippingMethod }, lines).fees;
}
