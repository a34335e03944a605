import { combineLatest, defer, distinctUntilChanged, map, type Observable, switchMap } from 'rxjs';
import { ORDER_HISTORY_PAGE_SIZE } from '#config/limits.ts';
import { type Answer, failed, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import type { HistoryOrderView, OrderHistoryView } from '#domain/views/order-history.ts';
import { historyOrderFromWire } from '#domain/wire/order-history.ts';
import { zGetOrderHistoryResponse } from '#schemas/api/generated/zod.gen.ts';
import type { WorkerContext } from '../context.ts';
import { historyId } from '../documents/order-history.ts';
import type { TaskDoc } from '../documents/shopper-documents.ts';
import { untilAnswered } from '../http/until-answered.ts';
import { GUEST, type Owner } from '../outbox/owner.ts';
import { callAs } from '../session/call-as.ts';
import { keepPersonal } from '../session/keep-personal.ts';
import { isSameAnswer } from './same-answer.ts';

/**
 * A page of the orders of who is signed in, newest first; asked for whenever somebody looks at it, the network is back and the shop has got or
 * changed an order, and kept for when there is none. A screen names whose it shows: a tab may sleep while somebody else signs in, and
 * would go on showing what it has until the shop has said what the next one ordered.
 */
export function page(
  context: WorkerContext,
  { page: number, owner = context.cart.owner }: { readonly page: number; readonly owner?: Owner },
): Observable<Answer<OrderHistoryView>> {
  const { shopper, cart, connection } = context;
  return defer(() => {
    const said$ = answeredChanges$(context).pipe(
      switchMap(() => untilAnswered(context, (deadlineMs) => pull(context, number, deadlineMs))),
    );
    return combineLatest([shopper.customer$, connection.isOnline$, said$, shopper.tasks$]);
  }).pipe(
    map(([documents, isOnline, said, tasks]): Answer<OrderHistoryView> => {
      if (cart.owner === GUEST || cart.owner !== owner) return missing;
      // Whoever is signed in now: somebody else may have been when this was begun to be watched.
      const id = historyId(cart.owner, number);
      const kept = documents.find((document) => document.id === id);
      const isUnheard = !isOnline || said === false;
      if (kept?.kind === 'orderHistory') {
        const { total } = kept;
        const orders = kept.orders.map((order) => withWaiting(order, orderChanges(tasks, cart.owner)));
        return ready({ orders, total, pageSize: ORDER_HISTORY_PAGE_SIZE, isFromDevice: isUnheard });
      }
      if (!isUnheard) return loading;
      return isOnline ? failed : notOnDevice;
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** Which orders the shop has got or changed since, as it was asked to: then it says something else of them. */
function answeredChanges$({ shopper, cart }: WorkerContext): Observable<string> {
  return combineLatest([shopper.tasks$, shopper.orders$]).pipe(
    map(([tasks, orders]) => {
      // Refused, it is another order than the one that this device knows.
      const changes = orderChanges(tasks, cart.owner).filter(({ state }) => state === 'sent' || state === 'failed');
      const placed = orders.filter(
        ({ owner, state, isOfGuest }) => owner === cart.owner && state === 'accepted' && !isOfGuest,
      );
      return [...changes, ...placed].map(({ id }) => id).join();
    }),
    distinctUntilChanged(),
  );
}

type OrderChange = Extract<TaskDoc, { kind: 'task' }> & { readonly wish: { readonly kind: 'orderChange' } };

/** What an owner wants, or wanted, of orders that the shop has. */
function orderChanges(tasks: readonly TaskDoc[], owner: Owner): OrderChange[] {
  return tasks.filter(
    (task): task is OrderChange => task.kind === 'task' && task.wish.kind === 'orderChange' && task.owner === owner,
  );
}

function withWaiting(order: HistoryOrderView, changes: readonly OrderChange[]): HistoryOrderView {
  const waiting = changes.find(
    ({ wish, state }) => wish.orderNumber === order.number && (state === 'queued' || state === 'sending'),
  );
  return waiting ? { ...order, waitingChange: waiting.wish.change } : order;
}

/** Asks for a page and keeps it; says whether that came to its end. */
async function pull(context: WorkerContext, number: number, deadlineMs: number): Promise<boolean> {
  const { cart, store } = context;
  if (cart.owner === GUEST) return true;
  const answer = await callAs(context, cart.owner, {
    path: '/api/user/order-history',
    query: { pageSize: ORDER_HISTORY_PAGE_SIZE, currentPage: number },
    shape: zGetOrderHistoryResponse,
    deadlineMs,
  });
  // A refusal is repeated like silence: without the list there is nothing to show.
  if (!answer.ok) return false;
  const { items, total_count: total } = answer.value.value.result;
  const orders = items.map((order) => historyOrderFromWire(order, store.currency.code));
  await keepPersonal(context, { id: historyId(cart.owner, number), kind: 'orderHistory', page: number, total, orders });
  return true;
}
