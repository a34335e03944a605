import type { CheckoutDetails } from '#domain/checkout-details.ts';
import { completeDetails, emptyDetails } from '#domain/checkout-details.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { type CheckoutDoc, checkoutId } from '../documents/checkout.ts';
import { isGivenUp } from '../documents/given-up.ts';
import type { CartName } from '../outbox/cart-name.ts';
import { keepOwn } from '../session/keep-personal.ts';
import { cancel } from './order.ts';
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
  const begun = order && isGivenUp(order) ? anew(details) : next(details);
  // Nobody has typed them again, so they are as old as they were.
  const age = known?.knownSince === undefined ? {} : { knownSince: known.knownSince };
  await save(context, context.cart, { orderId, details: begun, ...age });
  return ok({ orderId });
}

/**
 * Takes back an order that waits, to change it: its lines go back into the cart, and the checkout begins with all that was typed and
 * chosen for it, but for the terms, which are accepted anew (D16). Refused, and nothing is changed, once it was handed to the network.
 */
export async function edit(
  context: WorkerContext,
  { orderId, draftId }: { readonly orderId: string; readonly draftId: string },
): Promise<Result<null>> {
  const cancelled = await cancel(context, { orderId });
  if (!cancelled.ok) return cancelled;
  const order = await context.shopper.order(orderId);
  if (!order?.details) return ok(null);
  // That of who has signed in since a guest ordered.
  const name = { ...context.cart, storeCode: order.storeCode };
  const known = await draftOf(context, name);
  // A checkout that was opened since goes on under its own name, to which a payment may belong.
  const isOpen = known !== null && (await context.shopper.order(known.orderId)) === null;
  await save(context, name, {
    orderId: isOpen ? known.orderId : draftId,
    details: anew(completeDetails(order.details)),
  });
  return ok(null);
}

/** The same order once more. */
function anew(details: CheckoutDetails): CheckoutDetails {
  return { ...details, isTermsAccepted: false };
}

/** Another order of the same shopper: what was chosen for the last one and its goods counts no more (D16). */
function next(details: CheckoutDetails): CheckoutDetails {
  const { isSentWhenOnline } = emptyDetails;
  return { ...anew(details), comment: '', hasPartialDeliveries: false, feeOptions: [], isSentWhenOnline };
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
  if (known?.orderId === orderId) await save(context, context.cart, { orderId, details });
  return ok(null);
}

/** The draft of a cart's checkout: that of this store view, unless another is named. */
async function draftOf({ shopper, cart }: WorkerContext, name: CartName = cart): Promise<CheckoutDoc | null> {
  return (await shopper.customer(checkoutId(name))) as CheckoutDoc | null;
}

/** Keeps a draft, unless its owner has signed out since. */
async function save(context: WorkerContext, name: CartName, draft: Omit<CheckoutDoc, 'id' | 'kind'>): Promise<void> {
  const document: CheckoutDoc = { id: checkoutId(name), kind: 'checkout', ...draft };
  await keepOwn(context, document);
}
