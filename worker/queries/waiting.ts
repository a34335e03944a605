import { combineLatest, distinctUntilChanged, type Observable, startWith, switchMap } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { WaitingKind, WaitingView } from '#domain/views/session.ts';
import type { Wishlist } from '#schemas/api/generated/types.gen.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc, TaskDoc } from '../documents/shopper-documents.ts';
import { isCallOfCart } from '../outbox/calls/of-cart.ts';
import { isSameCart } from '../outbox/cart-name.ts';
import type { Entry } from '../outbox/entry.ts';
import type { Owner } from '../outbox/owner.ts';
import type { Row } from '../outbox/store/box.ts';
import { profileTasks } from '../outbox/queue-profile-edit.ts';
import { isSameAnswer } from './same-answer.ts';

/**
 * What of who uses the device was not answered by the shop, or waits for them to decide, by what it is about. It is what a
 * sign-out keeps for them (D58).
 */
export function waiting({ ports, shopper, outbox, cart: { owner } }: WorkerContext): Observable<Answer<WaitingView>> {
  return combineLatest([shopper.orders$, shopper.tasks$, outbox.changed$.pipe(startWith(null))]).pipe(
    switchMap(async ([orders, tasks]) => {
      // A store that does not answer is told elsewhere (decision 035).
      const rows = await ports.store.look((box) => box.rows).catch(() => []);
      return ready(count([...unanswered(rows, owner), ...undecided(orders, tasks, owner)]));
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

function count(kinds: readonly WaitingKind[]): WaitingView {
  const others = [...new Set(kinds.filter((kind) => kind !== 'order'))].map((kind) => ({
    kind,
    count: kinds.filter((each) => each === kind).length,
  }));
  return { orders: kinds.filter((kind) => kind === 'order').length, others };
}

function unanswered(rows: readonly Row[], owner: Owner): WaitingKind[] {
  const own = rows.filter(({ entry, reply }) => entry.owner === owner && reply === null);
  const orders = own.map(({ entry }) => entry).filter((entry) => entry.kind === 'order.place');
  // What an order took along goes with it.
  const isInOrder = (entry: Entry): boolean =>
    isCallOfCart(entry) && orders.some((order) => isSameCart(entry, order) && entry.seq <= order.consumes);
  return own.filter(({ entry }) => !isInOrder(entry)).flatMap(kindsOf);
}

function undecided(orders: readonly OrderDoc[], tasks: readonly TaskDoc[], owner: Owner): WaitingKind[] {
  const asked = orders.filter((order) => order.owner === owner && order.state === 'needsAttention');
  const met = profileTasks(tasks, owner).filter(({ state }) => state === 'conflict');
  return [...asked.map(() => 'order' as const), ...met.map(() => 'profile' as const)];
}

/** What a queued call is about; of a change of the wishlist once for each article, and of what nobody asked for nothing. */
function kindsOf({ entry, request }: Row): WaitingKind[] {
  switch (entry.kind) {
    case 'order.place':
      return [request === null ? 'order' : 'sentOrder'];
    case 'cart.change':
    case 'cart.coupon':
      return ['cart'];
    case 'profile.save':
      return ['profile'];
    case 'wishlist.change':
      return (JSON.parse(entry.wire.body!) as Wishlist).items.map(() => 'wish');
    case 'task':
      return [entry.wish.kind];
    case 'cart.create':
    case 'cart.takeOut':
    case 'session.end':
      return [];
  }
}
