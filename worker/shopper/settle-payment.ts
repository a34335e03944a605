import { STORED_PAYMENT_MS } from '#config/payment.ts';
import { noAttempt } from '#domain/payment/attempt.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { seal } from '../commands/seal-agreed.ts';
import { subscribe } from '../commands/newsletter.ts';
import type { WorkerContext } from '../context.ts';
import { keptPayment, type PaymentDoc } from '../documents/payment.ts';
import { keepOwn } from '../session/keep-personal.ts';
import { zToldConfirmation, zToldPlaced } from './payment-answers.ts';

const deadlineMs = CATALOGUE_TIMEOUT_CLIENT_MS;
const NEWSLETTER_BOX = 'newsletter_opt_in';

/** How a payment stands: `null` where the shop could not be asked. */
export type Standing = { readonly isPaid: boolean } | null;

/**
 * Asks the shop how the kept payment stands. What is paid is sealed like any order: the shop has placed it already, under the
 * same id, and answers with what it placed. However often it is asked, and in whatever tab, it is one order (O7, O8).
 */
export async function settlePayment(context: WorkerContext, orderId: string | null = null): Promise<Standing> {
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
  if (told.ok) return finished(context, kept);
  if (told.error.kind !== 'refused') return null;
  const { code, status } = told.error;
  if (code === 'PAYMENT_ENDED' || status === 404) await forget(context, kept);
  else if (code === 'PAYMENT_REFUSED') await keepOwn(context, { ...kept, problem: 'paymentRefused' });
  else if (code !== 'PAYMENT_OPEN') return null;
  return { isPaid: false };
}

/** Paid: first it is written down, so that a page that dies now goes on from here; then it is sealed. */
async function finished(context: WorkerContext, kept: PaymentDoc): Promise<Standing> {
  if (!kept.isPaid) await keepOwn(context, { ...kept, isPaid: true, frameUrl: null, problem: null });
  if (!(await context.shopper.order(kept.orderId))) {
    const sealed = await seal(
      context,
      kept.orderId,
      () => false,
      async () => ok({ ...kept.agreed, isSealedAnew: false }),
    );
    if (!sealed.ok) return null;
  }
  if (kept.snippet === '') await hearConfirmation(context, kept);
  return { isPaid: true };
}

/** What the provider says of a paid order, and whether the box of the newsletter was ticked there (contract: getExternalConfirmation). */
async function hearConfirmation(context: WorkerContext, kept: PaymentDoc): Promise<void> {
  const sid = kept.attempt.providerOrderId!;
  const told = await context.api.call({
    path: '/api/ext/external-checkout/confirmation',
    query: { sid },
    shape: zToldConfirmation,
    deadlineMs,
  });
  if (!told.ok) return;
  const { html_snippet: snippet, billing_address: address, merchant_requested: asked } = told.value.value.result;
  await keepOwn(context, { ...kept, isPaid: true, frameUrl: null, problem: null, snippet });
  const isWanted = asked?.additional_checkboxes?.some(({ id, checked }) => id === NEWSLETTER_BOX && checked) ?? false;
  if (isWanted && address?.email) await subscribe(context, { operationId: `newsletter-${sid}`, email: address.email });
}

/** Over, and nothing was taken: the next one is another order at the provider. */
async function forget(context: WorkerContext, kept: PaymentDoc): Promise<void> {
  const attempt = { ...noAttempt, state: 'stopped' as const };
  await keepOwn(context, { ...kept, attempt, frameUrl: null, problem: 'paymentEnded' });
}

/**
 * Before an order goes another way: whether its payment was made after all. Where that cannot be found out, nothing is ordered,
 * so that nobody pays twice.
 */
export async function endPayment(context: WorkerContext, orderId: string): Promise<Result<{ isPaid: boolean }>> {
  const standing = await settlePayment(context, orderId);
  return standing === null ? fail({ code: 'paymentUnsure' }) : ok(standing);
}

/** At a start: a payment that was under way when the last page died is brought to its end (spec 9: stored order id). */
export async function settleKeptPayment(context: WorkerContext): Promise<void> {
  const kept = await keptPayment(context.shopper, context.cart);
  if (!kept || (kept.isPaid && (await context.shopper.order(kept.orderId)))) return;
  await context.connection.firstLook();
  const isOld = context.connection.now() - kept.createdAt > STORED_PAYMENT_MS;
  const standing = await settlePayment(context).catch(() => null);
  if (isOld && standing?.isPaid === false) await forget(context, kept);
}
