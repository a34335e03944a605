import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { checkoutId } from '../documents/checkout.ts';
import { keptPayment } from '../documents/payment.ts';
import type { AgreedOrder, PaymentDoc } from '../documents/payment-doc.ts';
import { changeOwn } from '../session/keep-personal.ts';
import { changePayment } from './change-payment.ts';
import { agreedWithDelivery } from './paid-delivery.ts';
import { zToldTotal } from './payment-answers.ts';

/** Questions that this realm waits for the answers of. */
const asking = new Set<string>();

/**
 * Another delivery was chosen in the provider's frame: the shop is asked which one and what it costs (spec 7: order-total-change). The
 * question is kept first, so that one whose answer is lost is asked again, and only the answer to the last one counts.
 */
export async function followDelivery(context: WorkerContext, orderId: string): Promise<Result<null>> {
  const following = context.ports.ids.next();
  const asked = await changePayment(context, orderId, (fresh) => (isPayable(fresh) ? { following } : null));
  return asked ? askFor(context, asked) : ok(null);
}

/** Asks again what has had no answer yet. */
export async function followKept(context: WorkerContext, orderId: string): Promise<void> {
  const kept = await keptPayment(context.shopper, context.cart);
  if (kept?.orderId !== orderId || !kept.following || !isPayable(kept) || asking.has(kept.following)) return;
  await askFor(context, kept);
}

function isPayable({ isPaid, attempt }: PaymentDoc): boolean {
  return !isPaid && attempt.state === 'created';
}

async function askFor(context: WorkerContext, asked: PaymentDoc): Promise<Result<null>> {
  const following = asked.following!;
  asking.add(following);
  try {
    const told = await context.api.call({
      path: '/api/ext/external-checkout/total-changed',
      body: { orderId: asked.attempt.providerOrderId },
      shape: zToldTotal,
      deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
    });
    // What the shop refuses it does not take, and the frame goes back to what it took before.
    const isRefused = !told.ok && told.error.kind === 'refused' && told.error.status < 500;
    if (isRefused) await answered(context, asked, {});
    if (!told.ok) return fail({ code: 'externalOrderRequestFailed' });
    const { delivery, order_amount: amount } = told.value.value.result;
    const agreed = await agreedWithDelivery(context, asked.agreed, delivery);
    const isAsCounted = amount === undefined || amount === agreed.totals.grandTotalMinor;
    // What is shown here would not be what is paid: it is begun again on the terms of today.
    const stopped = {
      attempt: { ...asked.attempt, state: 'stopped' },
      frameUrl: null,
      problem: 'quoteChanged',
    } as const;
    if (await answered(context, asked, isAsCounted ? { agreed } : stopped))
      await chooseInDraft(context, asked.orderId, agreed);
    return ok(null);
  } finally {
    asking.delete(following);
  }
}

/** Takes the answer over, unless another one was asked for since, or it is paid, or left. */
function answered(
  context: WorkerContext,
  { orderId, following }: PaymentDoc,
  change: Partial<PaymentDoc>,
): Promise<PaymentDoc | null> {
  return changePayment(context, orderId, (fresh) =>
    fresh.following === following && isPayable(fresh) ? { ...change, following: null } : null,
  );
}

/** Who goes back to the form finds what was chosen. */
async function chooseInDraft(context: WorkerContext, orderId: string, { details }: AgreedOrder): Promise<void> {
  const { shippingMethod, pickupPlace } = details;
  await changeOwn(context, checkoutId(context.cart), (known) =>
    known?.kind === 'checkout' && known.orderId === orderId
      ? { ...known, details: { ...known.details, shippingMethod, pickupPlace } }
      : null,
  );
}
