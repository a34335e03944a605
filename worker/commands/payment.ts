import { SEND_DEADLINE_MS } from '#config/timings.ts';
import { type AttemptEvent, nextAttempt, noAttempt } from '#domain/payment/attempt.ts';
import { changedCode } from '#domain/quote.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { WorkerContext } from '../context.ts';
import { keptPayment, paymentId } from '../documents/payment.ts';
import type { AgreedOrder, PaymentDoc } from '../documents/payment-doc.ts';
import { askedToWaitMs, type HttpFailure } from '../http/failure.ts';
import { notKept } from '../outbox/not-kept.ts';
import { callAs } from '../session/call-as.ts';
import { changeOwn } from '../session/keep-personal.ts';
import { changePayment } from '../shopper/change-payment.ts';
import { followDelivery as follow } from '../shopper/follow-delivery.ts';
import { paymentRequest } from '../shopper/payment-request.ts';
import { zToldCreated } from '../shopper/payment-answers.ts';
import { endPayment, isPaidForBefore, settlePayment, standingOf } from '../shopper/settle-payment.ts';
import { agreedNow, type PlaceOrder } from './checkout.ts';

const PAUSE_MS = 500;
/** A shopper looks on: whatever the shop wants, nobody waits longer for the next try (decision 109). */
const PAUSE_MAX_MS = 10_000;

/**
 * Opens the payment of this checkout at the provider (spec 4: external checkout order). It needs the network and says so. The
 * order's id is the checkout's, so a reply that was lost, a second press and a second tab all find the same payment (O7, O8).
 */
export async function begin(context: WorkerContext, call: PlaceOrder): Promise<Result<{ isPaid: boolean }>> {
  if (!context.connection.isOnline) return fail({ code: 'paymentOffline' });
  // What was begun before is brought to its end first: paid with what it held then, it must not be forgotten or changed here.
  if (await isPaidForBefore(context, call.orderId)) return fail({ code: 'paymentUnsure' });
  const begun = await keptPayment(context.shopper, context.cart);
  const paid = begun && (await endPayment(context, begun.orderId));
  if (paid && !paid.ok) return paid;
  if (paid?.value.isPaid && begun?.orderId === call.orderId) return ok({ isPaid: true });
  const known = await keptPayment(context.shopper, context.cart);
  // Another press was faster, and opens it.
  if (begun && known && known.createdAt !== begun.createdAt) return ok({ isPaid: false });
  const before = known?.orderId === call.orderId ? known : null;
  const agreed = await agreedNow(context, call);
  if (!agreed.ok) return agreed;
  const { isSealedAnew: _never, ...contents } = agreed.value;
  const payment: PaymentDoc = {
    id: paymentId(context.cart),
    kind: 'payment',
    orderId: call.orderId,
    key: before?.key ?? context.ports.ids.next(),
    attempt: nextAttempt(before?.attempt ?? noAttempt, { kind: 'create' }),
    frameUrl: null,
    isTried: before?.isTried ?? false,
    isPaid: false,
    problem: null,
    agreed: contents,
    earlier: before ? replacedBy(contents, before) : [],
    // The shop has it as whose it was, and of the cart of then, until it has taken this one.
    ...(before?.isOfGuest === undefined ? {} : { isOfGuest: before.isOfGuest }),
    ...(before?.cartId === undefined ? {} : { cartId: before.cartId }),
    // The shop tells by it which of two presses was the later one, so it never goes back.
    createdAt: Math.max(context.connection.now(), (before?.createdAt ?? 0) + 1),
  };
  try {
    // Another tab may have begun one since this looked: what is known of that must not be lost.
    const kept = await changeOwn(context, payment.id, (now) => {
      const createdAt = now?.kind === 'payment' ? now.createdAt : undefined;
      return createdAt === known?.createdAt || createdAt === payment.createdAt ? payment : null;
    });
    return kept ? await create(context, payment) : ok({ isPaid: false });
  } catch (error) {
    return notKept(error);
  }
}

/** What the shop may have been told of, and would place, if it is paid before it hears of these contents. */
function replacedBy(contents: AgreedOrder, { agreed, earlier = [] }: PaymentDoc): AgreedOrder[] {
  const now = JSON.stringify(contents);
  return [...earlier, agreed].filter((each) => JSON.stringify(each) !== now);
}

/** Tries to make the order at the provider until it is there, refused for good, or given up by the shopper. */
async function create(context: WorkerContext, payment: PaymentDoc): Promise<Result<{ isPaid: boolean }>> {
  const { orderId } = payment;
  /** `null` once the shopper has gone back to the form. */
  const step = async (event: AttemptEvent, more: Partial<PaymentDoc> = {}): Promise<PaymentDoc | null> =>
    changePayment(context, orderId, ({ attempt, createdAt }) =>
      // Who went back and pays again while this waited has begun it anew, and nothing that is heard here is about that.
      attempt.state === 'idle' ||
      createdAt !== payment.createdAt ||
      (event.kind === 'create' && attempt.state !== 'error')
        ? null
        : { attempt: nextAttempt(attempt, event), ...more },
    );
  for (let going: PaymentDoc | null = payment; going; going = await step({ kind: 'create' }, { problem: null })) {
    const body = await paymentRequest(context, going);
    const told = await callAs(context, context.cart.owner, {
      path: '/api/ext/external-checkout/order',
      body,
      shape: zToldCreated,
      deadlineMs: SEND_DEADLINE_MS,
    });
    if (told.ok) {
      const { orderId: providerOrderId, frame_url: frameUrl } = told.value.value.result;
      const cartId = body.shop_order?.cart_id ?? '';
      await step({ kind: 'created', providerOrderId }, { frameUrl, cartId, isOfGuest: false, earlier: [] });
      break;
    }
    // Signed out by the shop: no further try is another one, and its owner can do something about it (D50).
    await context.session.look();
    if (context.session.isExpired) {
      await step({ kind: 'failed', isFinal: true }, { problem: 'signInExpired' });
      break;
    }
    // Finished there: what it was finished as is asked for first (D53). Until that is known it may be paid, and is not forgotten.
    const standing = isReadOnly(told.error) ? await settlePayment(context, orderId) : null;
    if (standing?.isPaid) return ok({ isPaid: true });
    if (standing) await step({ kind: 'readOnly' });
    const isUnsure = isReadOnly(told.error) && standing === null;
    const isFinal = told.error.kind === 'refused' && told.error.status < 500 && !isReadOnly(told.error);
    const problem = isUnsure ? 'externalOrderRequestFailed' : problemOf(told.error);
    const failed = await step({ kind: 'failed', isFinal }, { problem, ...(isUnsure ? { isTried: true } : {}) });
    // Why is said where it happened, with what can be done about it (D52).
    if (failed?.attempt.state !== 'error') break;
    await context.ports.clock.sleep(Math.max(PAUSE_MS, Math.min(askedToWaitMs(told.error), PAUSE_MAX_MS)));
  }
  return ok({ isPaid: false });
}

/** Asks how the payment stands; the frame said something, or the shopper wants to know. */
export async function look(
  context: WorkerContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<{ isPaid: boolean }>> {
  const standing = await standingOf(context, orderId);
  return standing === null ? fail({ code: 'paymentUnsure' }) : ok({ isPaid: standing.isPaid });
}

/** Something was sent in the provider's page: from now on only the shop can say that it is not paid. */
export async function noteTry(
  context: WorkerContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<null>> {
  try {
    await changePayment(context, orderId, ({ isTried }) => (isTried ? null : { isTried: true }));
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}

/** The frame says that another delivery was chosen there; which one, and what it costs, the shop is asked. */
export async function followDelivery(
  context: WorkerContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<null>> {
  try {
    return await follow(context, orderId);
  } catch (error) {
    return notKept(error);
  }
}

/** Goes back to the form. The order at the provider stays known: if it was paid after all, that is found out (D52: keep data). */
export async function leave(context: WorkerContext, { orderId }: { readonly orderId: string }): Promise<Result<null>> {
  try {
    await changePayment(context, orderId, ({ isPaid, attempt }) =>
      isPaid ? null : { attempt: { ...attempt, state: 'idle', attempts: 0 }, frameUrl: null, problem: null },
    );
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}

function isReadOnly(failure: HttpFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'READ_ONLY_ORDER';
}

const problems: Readonly<Record<string, MessageCode>> = {
  OUT_OF_STOCK: 'cartItemsNotInStock',
  TOO_MANY_REQUESTS: 'tooManyRequests',
};

/** What a failed try is called: what the shop refused, or that no answer came (spec 8: checkout). */
function problemOf(failure: HttpFailure): MessageCode {
  if (failure.kind !== 'refused') return 'externalOrderRequestFailed';
  if (failure.code === 'QUOTE_CHANGED') return changedCode(failure.changes ?? []);
  return problems[failure.code] ?? 'externalOrderCreateFailed';
}
