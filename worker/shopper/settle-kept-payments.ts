import { defer, distinctUntilChanged, finalize, groupBy, mergeMap, type Observable, switchMap, takeWhile } from 'rxjs';
import { storeViewByCode } from '#config/stores.ts';
import type { WorkerContext } from '../context.ts';
import { isOfOwner } from '../documents/of-owner.ts';
import { isPaymentOver } from '../documents/paid-or-placed.ts';
import { isPastPaying, keptPayment, storeCodeOf } from '../documents/payment.ts';
import type { PaymentDoc } from '../documents/payment-doc.ts';
import type { CustomerDoc } from '../documents/shopper-documents.ts';
import { untilAnswered } from '../http/until-answered.ts';
import { changePayment } from './change-payment.ts';
import { forget, settlePayment } from './settle-payment.ts';

/**
 * Brings the payments of whoever uses the device to their end, whatever page is looked at (spec 9: stored order id): those that were under
 * way when the last page died, and those whose page was left, in whatever store view. The shop is asked until it answers, and until
 * something that was sent in the provider's page is decided there.
 */
export function settleKeptPayments(context$: Observable<WorkerContext>, ending: AbortSignal): void {
  const settling = context$
    .pipe(
      distinctUntilChanged((a, b) => a.cart.owner === b.cart.owner),
      switchMap(settleEach),
    )
    .subscribe();
  ending.addEventListener('abort', () => settling.unsubscribe());
}

function settleEach(context: WorkerContext): Observable<boolean | null> {
  const { shopper, cart, connection } = context;
  let asking = 0;
  const note = (more: number): void => connection.setInterest({ hasPayment: (asking += more) > 0 });
  // It is asked for at a start, from when something was sent in the provider's page, and what the provider says from when it is paid.
  const asked$ = shopper.customer$.pipe(
    mergeMap((documents) => documents.filter((each) => isPaymentOf(each, cart.owner))),
    groupBy(({ id }) => id),
    mergeMap((payment$) =>
      payment$.pipe(
        distinctUntilChanged((a, b) => a.orderId === b.orderId && a.isTried === b.isTried && a.isPaid === b.isPaid),
        switchMap((kept) => {
          const there = contextOf(context, kept);
          return there ? untilSettled(there, kept.orderId, note) : [];
        }),
      ),
    ),
  );
  return defer(async () => {
    // What cannot be written now is written at the next start.
    await stopBroken(context).catch(() => undefined);
    await connection.firstLook();
  }).pipe(switchMap(() => asked$));
}

function isPaymentOf(document: CustomerDoc, owner: string): document is PaymentDoc {
  return document.kind === 'payment' && isOfOwner(document, owner);
}

/** What is paid in another store view is sealed as an order of that one. */
function contextOf(context: WorkerContext, payment: PaymentDoc): WorkerContext | null {
  const storeCode = storeCodeOf(payment);
  if (storeCode === context.cart.storeCode) return context;
  const store = storeViewByCode(storeCode);
  return store ? { ...context, store, cart: { ...context.cart, storeCode } } : null;
}

function untilSettled(
  context: WorkerContext,
  orderId: string,
  note: (more: number) => void,
): Observable<boolean | null> {
  return defer(() => {
    note(1);
    return untilAnswered(context, (deadlineMs) => isSettled(context, orderId, deadlineMs)).pipe(
      takeWhile((said) => !said),
      finalize(() => note(-1)),
    );
  });
}

async function isDone({ shopper }: WorkerContext, kept: PaymentDoc): Promise<boolean> {
  return isPaymentOver(kept, await shopper.order(kept.orderId));
}

/** Settles the kept payment of an order; says whether there is nothing more to ask for. */
async function isSettled(context: WorkerContext, orderId: string, deadlineMs: number): Promise<boolean> {
  const before = await keptPayment(context.shopper, context.cart);
  if (before?.orderId !== orderId || (await isDone(context, before))) return true;
  const standing = await settlePayment(context, orderId, deadlineMs);
  const kept = await keptPayment(context.shopper, context.cart);
  if (standing === null || kept?.orderId !== orderId) return standing !== null;
  if (standing.isPaid) return isDone(context, kept);
  const isOld = isPastPaying(kept, context.connection.now());
  if (isOld) await forget(context, kept);
  return isOld || !kept.isTried;
}

/** Nobody tries any more to open what a page that died was opening; the shopper decides (D52). */
async function stopBroken(context: WorkerContext): Promise<void> {
  const kept = await keptPayment(context.shopper, context.cart);
  if (!kept) return;
  await changePayment(context, kept.orderId, ({ attempt, isPaid }) =>
    isPaid || (attempt.state !== 'creating' && attempt.state !== 'error')
      ? null
      : { attempt: { ...attempt, state: 'stopped' }, frameUrl: null, problem: 'externalOrderRequestFailed' },
  );
}
