import type { CheckoutDetails } from '#domain/checkout-details.ts';
import { completeDetails, emptyDetails } from '#domain/checkout-details.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { type CheckoutDoc, checkoutId } from '../documents/checkout.ts';
import { keptPostcode, postcodeId } from '../documents/postcode.ts';

/**
 * Opens the checkout: draws the id of the order that it may become, unless one is drawn already and not used up
 * (reliability 2.1: names).
 */
export async function open(
  context: WorkerContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<{ orderId: string }>> {
  const known = await draftOf(context);
  const order = known && (await context.shopper.order(known.orderId));
  if (known && !order) return ok({ orderId: known.orderId });
  const details = known ? completeDetails(known.details) : await firstDetails(context);
  await save(context, {
    orderId,
    details: { ...details, comment: '', hasPartialDeliveries: false, feeOptions: [], isTermsAccepted: false },
  });
  return ok({ orderId });
}

/** What a checkout begins with: a postal code that was asked for already is not asked for again. */
async function firstDetails({ shopper, cart, store }: WorkerContext): Promise<CheckoutDetails> {
  const zipCode = keptPostcode(await shopper.customer(postcodeId(cart)));
  return { ...emptyDetails, country: store.tax.defaultCountry, zipCode };
}

/** Keeps what was typed. A draft whose order was sealed meanwhile stays as it is. */
export async function saveDetails(
  context: WorkerContext,
  { orderId, details }: { readonly orderId: string; readonly details: CheckoutDetails },
): Promise<Result<null>> {
  const known = await draftOf(context);
  if (known?.orderId === orderId) await save(context, { orderId, details });
  return ok(null);
}

/** The draft of this store view's checkout. */
async function draftOf({ shopper, cart }: WorkerContext): Promise<CheckoutDoc | null> {
  return (await shopper.customer(checkoutId(cart))) as CheckoutDoc | null;
}

async function save({ shopper, cart }: WorkerContext, draft: Pick<CheckoutDoc, 'orderId' | 'details'>): Promise<void> {
  const document: CheckoutDoc = { id: checkoutId(cart), kind: 'checkout', ...draft };
  await shopper.putCustomer(document);
}
