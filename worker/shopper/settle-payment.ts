import { NEWSLETTER_BOX } from '#config/payment.ts';
import { noAttempt } from '#domain/payment/attempt.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import { CATALOGUE_TIMEOUT_CLIENT_MS, SEND_DEADLINE_MS } from '#config/timings.ts';
import { type Agreed, seal } from '../commands/seal-agreed.ts';
import { subscribe } from '../commands/newsletter.ts';
import type { WorkerContext } from '../context.ts';
import { isGivenUp } from '../documents/given-up.ts';
import { isPaidOrPlaced } from '../documents/paid-or-placed.ts';
import { isPastPaying, keptPayment } from '../documents/payment.ts';
import type { PaymentDoc } from '../documents/payment-doc.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import type { HttpFailure } from '../http/failure.ts';
import { logMessage } from '../log-message.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { queueChanges } from '../outbox/queue-changes.ts';
import { cartState } from '../outbox/views/cart-state.ts';
import { changePayment } from './change-payment.ts';
import { asPaid } from './paid-delivery.ts';
import { type ToldPlaced, zToldConfirmation, zToldPlaced } from './payment-answers.ts';
import { placedContents } from './placed-contents.ts';
import { unorderedChanges } from './unordered-changes.ts';

/** How a payment stands: `null` where the shop could not be asked. `isOpen`: at the provider nothing of it is decided yet. */
export type Standing = { readonly isPaid: boolean; readonly isOpen?: boolean } | null;

/**
 * Asks the shop how the kept payment stands. What is paid is sealed like any order: the shop has placed it already, under the
 * same id, and answers with what it placed. However often it is asked, and in whatever tab, it is one order (O7, O8).
 */
export async function settlePayment(
  context: WorkerContext,
  orderId: string | null = null,
  deadlineMs: number = CATALOGUE_TIMEOUT_CLIENT_MS,
): Promise<Standing> {
  const kept = await keptPayment(context.shopper, context.cart);
  if (!kept || (orderId !== null && kept.orderId !== orderId)) return { isPaid: false };
  if (kept.isPaid) return finished(context, kept);
  const { providerOrderId } = kept.attempt;
  if (providerOrderId === null) return { isPaid: false };
  const told = await context.api.call({
    path: '/api/ext/external-checkout/place-order',
    body: { orderId: providerOrderId, storeCode: context.store.code },
    shape: zToldPlaced,
    deadlineMs,
  });
  if (told.ok) return finished(context, kept, told.value.value.result);
  if (told.error.kind !== 'refused') return null;
  const { code, status } = told.error;
  // A shop that was restored from a backup knows nothing of the hours before, and the provider may have the money (decision 107).
  const isLost = status === 404 && kept.isTried && !isPastPaying(kept, context.connection.now());
  if (!isLost && (code === 'PAYMENT_ENDED' || status === 404)) await forget(context, kept);
  else if (code !== 'PAYMENT_OPEN' && code !== 'PAYMENT_REFUSED') {
    logFailure(told.error, 'place-order');
    return null;
  }
  return { isPaid: false, isOpen: code === 'PAYMENT_OPEN' };
}

/**
 * Paid: first it is written down, so that a page that dies now goes on from here; then it is sealed. Where it is no longer this
 * owner's, because somebody signed in and took it along or signed out, nothing is.
 */
async function finished(context: WorkerContext, kept: PaymentDoc, told: ToldPlaced | null = null): Promise<Standing> {
  if (!kept.isPaid && !(await notePaid(context, kept, told ?? {}))) return null;
  if (!isPaidOrPlaced(await context.shopper.order(kept.orderId))) {
    const sealed = await seal(
      context,
      kept.orderId,
      (known) => !isPaidOrPlaced(known),
      async (replaced, shopper) => agreedThen({ shopper, cart: context.cart }, kept.orderId, replaced),
    );
    if (!sealed.ok) return null;
  }
  await addUnordered(context, kept.orderId);
  if (!kept.isHeard) await hearConfirmation(context, kept);
  return { isPaid: true };
}

/**
 * Paid: as what the shop has placed, of all that was agreed to. Where it does not say what that is, with the delivery that was paid for;
 * what was begun anew meanwhile is paid as it is now.
 */
async function notePaid(context: WorkerContext, kept: PaymentDoc, told: ToldPlaced): Promise<PaymentDoc | null> {
  const placed = await placedContents(context, kept, told);
  const agreed = placed ?? (await asPaid(context, kept.agreed, told));
  return changePayment(context, kept.orderId, (fresh) => ({
    isPaid: true,
    frameUrl: null,
    problem: null,
    ...(placed || fresh.createdAt === kept.createdAt ? { agreed, earlier: [] } : {}),
  }));
}

/**
 * What is sealed; before that is kept what came into the cart since, and what an order held whose place it takes. Nobody else changes the
 * cart meanwhile.
 */
async function agreedThen(
  { shopper, cart }: Pick<WorkerContext, 'shopper' | 'cart'>,
  orderId: string,
  replaced: OrderDoc | null,
): Promise<Result<Agreed>> {
  const fresh = await keptPayment(shopper, cart);
  if (fresh?.orderId !== orderId) return fail({ code: 'paymentUnsure' });
  const state = cartState(await shopper.cartFacts(cart), cart);
  const lines = replaced === null || isGivenUp(replaced) ? state.lines : [...state.lines, ...replaced.lines];
  await shopper.putCustomer({ ...fresh, after: unorderedChanges(orderId, fresh.agreed, { ...state, lines }) });
  const { agreed, key, isOfGuest, cartId = '' } = fresh;
  return ok({ ...agreed, isSealedAnew: false, placedFrom: cartId, key, isOfGuest });
}

/** What came into the cart while it was being paid goes into the next one. The ids are known, so cut off it is repeated. */
async function addUnordered(context: WorkerContext, orderId: string): Promise<void> {
  const kept = await keptPayment(context.shopper, context.cart);
  if (kept?.orderId !== orderId || !kept.after?.length) return;
  const changes = kept.after.map((change) => ({ ...change, name: context.cart }));
  await inOutbox(context, (held) => queueChanges(held, changes));
  await changePayment(context, orderId, () => ({ after: [] }));
  context.outbox.filled();
}

/** What the provider says of a paid order, and whether the box of the newsletter was ticked there (contract: getExternalConfirmation). */
async function hearConfirmation(context: WorkerContext, kept: PaymentDoc): Promise<void> {
  const sid = kept.attempt.providerOrderId!;
  const told = await context.api.call({
    path: '/api/ext/external-checkout/confirmation',
    query: { sid },
    shape: zToldConfirmation,
    deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
  });
  if (!told.ok) return logFailure(told.error, 'confirmation');
  const { html_snippet: snippet, billing_address: address, merchant_requested: asked } = told.value.value.result;
  const isWanted = asked?.additional_checkboxes?.some(({ id, checked }) => id === NEWSLETTER_BOX && checked) ?? false;
  if (isWanted && address?.email) await subscribe(context, { operationId: `newsletter-${sid}`, email: address.email });
  await context.shopper.patchOrder(kept.orderId, { paymentReceipt: snippet });
  await changePayment(context, kept.orderId, () => ({ isHeard: true }));
}

/** What the shop cannot say of a payment is for whoever looks after it (spec 8: logged only); the shopper's device asks again. */
function logFailure(failure: HttpFailure, about: string): void {
  if (failure.kind === 'refused' || failure.kind === 'wrongFormat')
    logMessage(
      { code: 'extendedCheckoutFailed' },
      `${about} ${failure.kind === 'refused' ? failure.code : failure.kind}`,
    );
}

/** Over, and nothing was taken: the next one is another order at the provider. */
export async function forget(
  context: WorkerContext,
  { orderId, attempt: { providerOrderId } }: PaymentDoc,
): Promise<void> {
  await changePayment(context, orderId, (fresh) => {
    if (fresh.isPaid || fresh.attempt.providerOrderId !== providerOrderId) return null;
    // Where the shopper has gone back to the form, nothing is shown of it.
    const state = fresh.attempt.state === 'idle' ? ('idle' as const) : ('stopped' as const);
    return { attempt: { ...noAttempt, state }, frameUrl: null, isTried: false, problem: 'paymentEnded' };
  });
}

/** How the payment stands for whoever waits to hear it; without a network it is not waited for long. */
export async function standingOf(context: WorkerContext, orderId: string): Promise<Standing> {
  const deadlineMs = context.connection.isOnline ? SEND_DEADLINE_MS : CATALOGUE_TIMEOUT_CLIENT_MS;
  const standing = await settlePayment(context, orderId, deadlineMs).catch(() => null);
  if (standing) return standing;
  // Another question may have been answered meanwhile.
  const order = await context.shopper.order(orderId);
  return order?.state === 'sealed' || isPaidOrPlaced(order) ? { isPaid: true } : null;
}

/**
 * Whether what is in the cart may be paid for by a checkout before this one, of which no order is left: its payment was tried, and the shop
 * does not say that it is decided. The shop tells apart only what one checkout orders and pays.
 */
export async function isPaidForBefore(context: WorkerContext, orderId: string): Promise<boolean> {
  const kept = await keptPayment(context.shopper, context.cart);
  if (!kept || kept.orderId === orderId || !(kept.isTried || kept.isPaid)) return false;
  const order = await context.shopper.order(kept.orderId);
  if (order !== null && !isGivenUp(order)) return false;
  const standing = await standingOf(context, kept.orderId);
  return standing === null || standing.isOpen === true;
}

/**
 * Before an order goes another way: whether its payment was made after all. Where that cannot be found out and something was sent
 * in the provider's page, nothing is ordered, so that nobody pays twice.
 */
export async function endPayment(context: WorkerContext, orderId: string): Promise<Result<{ isPaid: boolean }>> {
  if (await isPaidForBefore(context, orderId)) return fail({ code: 'paymentUnsure' });
  const standing = await standingOf(context, orderId);
  if (standing) return ok({ isPaid: standing.isPaid });
  const kept = await keptPayment(context.shopper, context.cart);
  return kept?.isTried === false ? ok({ isPaid: false }) : fail({ code: 'paymentUnsure' });
}
