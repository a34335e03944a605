import {
  combineLatest,
  defer,
  distinctUntilChanged,
  ignoreElements,
  map,
  merge,
  of,
  type Observable,
  switchMap,
  timer,
} from 'rxjs';
import { type Answer, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import type { PaymentView, ReturnedPaymentView } from '#domain/views/payment.ts';
import type { WorkerContext } from '../context.ts';
import { isPaidOrPlaced } from '../documents/paid-or-placed.ts';
import { keptPayment, paymentId } from '../documents/payment.ts';
import type { PaymentDoc } from '../documents/payment-doc.ts';
import { untilAnswered } from '../http/until-answered.ts';
import { zToldConfirmation } from '../shopper/payment-answers.ts';
import { followKept } from '../shopper/follow-delivery.ts';
import { settlePayment } from '../shopper/settle-payment.ts';
import { isSameAnswer } from './same-answer.ts';

/** How often a payment that somebody looks at is asked for: a provider may say nothing in its frame. */
const ASK_EVERY_MS = 5000;

/** The payment of a checkout; `missing` where none was begun. While it is looked at, the shop is asked how it stands. */
export function current(
  context: WorkerContext,
  { orderId }: { readonly orderId: string },
): Observable<Answer<PaymentView>> {
  const { shopper, cart, connection } = context;
  const document$ = shopper.customer$.pipe(
    map((documents) => documents.find(({ id }) => id === paymentId(cart))),
    map((document) => (document?.kind === 'payment' && document.orderId === orderId ? document : null)),
  );
  const isOrdered$ = shopper.orders$.pipe(
    map((orders) => orders.some((each) => each.id === orderId && isPaidOrPlaced(each))),
  );
  // Paid is not all: it is looked after until the order is on this device, with what the provider says of it.
  const isWaiting$ = combineLatest([document$, isOrdered$]).pipe(
    map(([document, isOrdered]) =>
      document?.isPaid ? !isOrdered || !document.isHeard : document?.attempt.state === 'created',
    ),
    distinctUntilChanged(),
  );
  const asked$ = combineLatest([isWaiting$, connection.isOnline$]).pipe(
    switchMap(([isWaiting, isOnline]) => (isWaiting && isOnline ? timer(0, ASK_EVERY_MS) : [])),
    switchMap(async () => {
      await followKept(context, orderId).catch(() => undefined);
      return settlePayment(context, orderId).catch(() => null);
    }),
    ignoreElements(),
  );
  const view$ = combineLatest([document$, connection.isOnline$]).pipe(
    map(([document, isOnline]) => (document ? ready(viewOf(document, isOnline)) : missing)),
    distinctUntilChanged(isSameAnswer),
  );
  return defer(() => merge(view$, asked$));
}

function viewOf(document: PaymentDoc, isOnline: boolean): PaymentView {
  const { orderId, attempt, frameUrl, isTried, isPaid, problem, agreed } = document;
  return {
    orderId,
    state: isPaid ? 'paid' : attempt.state,
    providerOrderId: attempt.providerOrderId,
    details: agreed.details,
    lines: agreed.lines.map(({ key, sku, qty, snapshot }, index) => ({
      key,
      sku,
      qty,
      name: snapshot.name,
      name2: snapshot.name2,
      image: snapshot.image,
      optionLabels: snapshot.optionLabels,
      rowMinor: snapshot.unitMinor * qty - (agreed.totals.lines[index]?.discountMinor ?? 0),
    })),
    totals: agreed.totals,
    couponCode: agreed.couponCode,
    delivery: agreed.delivery,
    deliveryBy: agreed.deliveryBy ?? null,
    frameUrl,
    isOnline,
    isTried,
    problem,
  };
}

/** The payment of a return address: its order where it was begun on this device, else what the shop says of it. */
export function bySid(
  context: WorkerContext,
  { sid }: { readonly sid: string },
): Observable<Answer<ReturnedPaymentView>> {
  const asked$ = combineLatest([
    context.connection.isOnline$,
    untilAnswered(context, (deadlineMs) => returned(context, sid, deadlineMs)),
  ]).pipe(map(([isOnline, said]) => said || (isOnline && said === null ? loading : notOnDevice)));
  // That it is paid is known without a network, once it was heard.
  return defer(async () => keptPayment(context.shopper, context.cart)).pipe(
    switchMap((kept) =>
      kept?.isPaid && kept.attempt.providerOrderId === sid
        ? of(ready<ReturnedPaymentView>({ orderId: kept.orderId, orderNumber: null, state: 'paid' }))
        : asked$,
    ),
    distinctUntilChanged(isSameAnswer),
  );
}

/** `false` where the shop cannot be asked. */
async function returned(
  context: WorkerContext,
  sid: string,
  deadlineMs: number,
): Promise<Answer<ReturnedPaymentView> | false> {
  const kept = await keptPayment(context.shopper, context.cart);
  const own = kept?.attempt.providerOrderId === sid ? kept : null;
  const standing = own && (await settlePayment(context, own.orderId));
  if (own && standing?.isPaid) return ready({ orderId: own.orderId, orderNumber: null, state: 'paid' });
  const told = await context.api.call({
    path: '/api/ext/external-checkout/confirmation',
    query: { sid },
    shape: zToldConfirmation,
    deadlineMs,
  });
  if (!told.ok) return told.error.kind === 'refused' && told.error.status === 404 ? missing : false;
  const { status, merchant_reference1: orderNumber = null } = told.value.value.result;
  const state = status === 'checkout_complete' ? 'paid' : status === 'checkout_incomplete' ? 'open' : 'failed';
  return ready({ orderId: null, orderNumber, state });
}
