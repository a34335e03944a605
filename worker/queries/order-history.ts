import { BehaviorSubject, combineLatest, defer, distinctUntilChanged, map, type Observable, tap } from 'rxjs';
import { ORDER_HISTORY_PAGE_SIZE } from '#config/limits.ts';
import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { type Answer, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import type { OrderHistoryView } from '#domain/views/order-history.ts';
import { historyOrderFromWire } from '#domain/wire/order-history.ts';
import { zGetOrderHistoryResponse } from '#schemas/api/generated/zod.gen.ts';
import type { WorkerContext } from '../context.ts';
import { historyId } from '../documents/order-history.ts';
import { GUEST } from '../outbox/owner.ts';
import { callAs } from '../session/call-as.ts';
import { keepPersonal } from '../session/keep-personal.ts';
import { isSameAnswer } from './same-answer.ts';

type Asking = 'asking' | 'answered' | 'failed';

/**
 * A page of the orders of who is signed in, newest first; asked for whenever somebody looks at it and whenever the network is
 * back, and kept for when there is none.
 */
export function page(
  context: WorkerContext,
  { page: number }: { readonly page: number },
): Observable<Answer<OrderHistoryView>> {
  const { shopper, cart } = context;
  const id = historyId(cart.owner, number);
  return defer(() => {
    const asking$ = new BehaviorSubject<Asking>('asking');
    return combineLatest([shopper.customer$, asking$, whenOnline$(context, number, asking$)]);
  }).pipe(
    map(([documents, asking]): Answer<OrderHistoryView> => {
      if (cart.owner === GUEST) return missing;
      const kept = documents.find((document) => document.id === id);
      if (kept?.kind !== 'orderHistory') return asking === 'failed' ? notOnDevice : loading;
      const { orders, total } = kept;
      return ready({ orders, total, pageSize: ORDER_HISTORY_PAGE_SIZE, isFromDevice: asking === 'failed' });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** Which orders the shop has got or changed since, as it was asked to: then it says something else of them. */
function answeredChanges$({ shopper, cart }: WorkerContext): Observable<string> {
  return combineLatest([shopper.tasks$, shopper.orders$]).pipe(
    map(([tasks, orders]) => {
      const changes = tasks
        .filter((task) => task.kind === 'task' && task.wish.kind === 'orderChange')
        .filter(({ owner, state }) => owner === cart.owner && state === 'sent');
      const placed = orders.filter(({ owner, state }) => owner === cart.owner && state === 'accepted');
      return [...changes, ...placed].map(({ id }) => id).join();
    }),
    distinctUntilChanged(),
  );
}

/** Asks at the start, at each return of the network, and when the shop has got or changed an order. */
function whenOnline$(context: WorkerContext, number: number, asking$: BehaviorSubject<Asking>): Observable<boolean> {
  return combineLatest([context.connection.isOnline$, answeredChanges$(context)]).pipe(
    map(([isOnline]) => isOnline),
    tap((isOnline) => {
      if (!isOnline) asking$.next('failed');
      else if (context.cart.owner !== GUEST) void pull(context, number).then((asked) => asking$.next(asked));
    }),
  );
}

async function pull(context: WorkerContext, number: number): Promise<Asking> {
  const { cart, store } = context;
  const answer = await callAs(context, cart.owner, {
    path: '/api/user/order-history',
    query: { pageSize: ORDER_HISTORY_PAGE_SIZE, currentPage: number },
    shape: zGetOrderHistoryResponse,
    deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
  });
  if (!answer.ok) return 'failed';
  const { items, total_count: total } = answer.value.value.result;
  const orders = items.map((order) => historyOrderFromWire(order, store.currency.code));
  const id = historyId(cart.owner, number);
  return keepPersonal(context, { id, kind: 'orderHistory', page: number, total, orders }).then(
    () => 'answered',
    () => 'failed',
  );
}
