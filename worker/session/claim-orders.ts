import { combineLatest, distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import { SEND_DEADLINE_MS } from '#config/timings.ts';
import { zClaimOrderResponse } from '#schemas/api/generated/zod.gen.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import { isRefusal } from '../http/failure.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { GUEST } from '../outbox/owner.ts';
import { callAs } from './call-as.ts';
import type { SessionRecord } from './session-record.ts';
import { isOrderedAs } from './their-order.ts';

/** Emits while there is something to claim and the shop can be reached, at each order that comes to it. */
export function claimable$({ shopper, session, connection, cart }: WorkerContext): Observable<unknown> {
  return combineLatest([connection.isOnline$, shopper.orders$, session.record$]).pipe(
    map(([isOnline, orders, record]) =>
      isOnline && record && record.owner === cart.owner && record.state === 'signedIn'
        ? claimable(orders, record).map(({ id }) => id)
        : [],
    ),
    map((ids) => ids.join()),
    distinctUntilChanged(),
    filter((ids) => ids !== ''),
  );
}

/**
 * Claims what was ordered on this device as a guest, with the e-mail of who is signed in, for their account (decision 079). It is
 * the owner's on this device as soon as it is at the shop. Where the shop does not give it, it stays what it is. Says whether every
 * claim came to its end.
 */
export async function claimOrders(context: WorkerContext): Promise<boolean> {
  const { shopper, session, ports, cart } = context;
  const record = session.record$.value;
  if (!record || cart.owner === GUEST || session.owner !== cart.owner) return true;
  let isDone = true;
  for (const { id, key, owner } of claimable(await shopper.orders(), record)) {
    const answer = await callAs(context, cart.owner, {
      path: '/api/user/orders/claim',
      body: { order_id: id, key },
      shape: zClaimOrderResponse,
      deadlineMs: SEND_DEADLINE_MS,
    });
    if (!answer.ok) {
      isDone &&= isRefusal(answer.error);
      continue;
    }
    await inOutbox({ ports, shopper }, async (held) => {
      // What is wiped with a sign-out must not be left behind by an answer that was on its way.
      const now = await ports.store.look((box) => box.session);
      if (now?.owner !== cart.owner || now.state === 'ending') return;
      await held.shopper.patchTask(id, { owner: cart.owner });
      // It was made of the guest's cart: nothing of the owner's went into it, unless it was sealed as theirs.
      const ofTheirs = owner === GUEST ? { consumes: 0 } : {};
      await held.shopper.patchOrder(id, { owner: cart.owner, isOfGuest: false, ...ofTheirs });
    });
  }
  return isDone;
}

/** What was placed as a guest's, with the e-mail of who is signed in; also what they paid before and heard of afterwards. */
function claimable(orders: readonly OrderDoc[], { owner, email }: Pick<SessionRecord, 'owner' | 'email'>): OrderDoc[] {
  const isOfGuest = (order: OrderDoc): boolean => order.owner === GUEST || (order.owner === owner && !!order.isOfGuest);
  return orders.filter((order) => isOfGuest(order) && order.state === 'accepted' && isOrderedAs(order, email));
}
