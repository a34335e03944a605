import { type BehaviorSubject, distinctUntilChanged, EMPTY, filter, map, type Observable, switchMap } from 'rxjs';
import { CATALOGUE_TIMEOUT_CLIENT_MS as DEADLINE_MS, VISIT_NOTED_MS } from '#config/timings.ts';
import type { WorkerContext } from '../context.ts';
import { untilAnswered } from '../http/until-answered.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { GUEST } from '../outbox/owner.ts';
import { ensureCart } from './begin-session.ts';
import { claimable$, claimOrders } from './claim-orders.ts';
import { endSession } from './end-session.ts';
import { profileTasks } from '../outbox/queue-profile-edit.ts';
import { rebaseProfile } from './rebase-profile.ts';
import { pullProfile } from './pull-profile.ts';
import { pullWishlist } from './pull-wishlist.ts';
import type { SessionRecord } from './session-record.ts';
import { isOver } from './session-watch.ts';
import { takeAlong } from './take-along.ts';

/** Does what a session needs while a tab is open; without one there is nothing to do, and nothing is asked for. */
export function followSession(context$: BehaviorSubject<WorkerContext>, ending: AbortSignal): void {
  const following = context$
    .pipe(distinctUntilChanged((a, b) => a.cart.owner === b.cart.owner))
    .subscribe((context) => void settle(context).catch(() => undefined));
  const noting = context$.value.session.record$
    .pipe(
      map((record) => record?.isRemembered === false),
      distinctUntilChanged(),
    )
    .subscribe((isNoted) => isNoted && void noteVisit(context$.value, ending));
  const rebasing = context$
    .pipe(switchMap((context) => conflicts$(context).pipe(map(() => context))))
    .subscribe((context) => void makeAgain(context).catch(() => undefined));
  const claiming = context$
    .pipe(switchMap((context) => (context.cart.owner === GUEST ? EMPTY : claims$(context))))
    .subscribe();
  ending.addEventListener('abort', () => {
    claiming.unsubscribe();
    rebasing.unsubscribe();
    following.unsubscribe();
    noting.unsubscribe();
  });
}

/** Claims, each time that there is something to claim. */
function claims$(context: WorkerContext): Observable<unknown> {
  return claimable$(context).pipe(switchMap(() => untilAnswered(context, () => claimOrders(context))));
}

/** Ends what is over, goes on with what was interrupted, and asks for what may be new. */
async function settle(context: WorkerContext): Promise<void> {
  const { ports, cart, outbox } = context;
  const session = await ports.store.look((box) => box.session);
  const isVisitOver = (record: SessionRecord): boolean => isOver(record, ports.clock.now());
  if (session && isVisitOver(session)) {
    await endSession(context, (now) => now.id === session.id && isVisitOver(now), 'keep');
    outbox.filled();
  }
  // Another tab may have noted meanwhile that the visit goes on: this one would stay a guest's beside it.
  if (session && cart.owner === GUEST) await context.session.look();
  if (!session || cart.owner === GUEST || session.owner !== cart.owner) return;
  const isWhole = await ports.store.look((box) => box.session?.hasTakenAlong && box.cart(cart) !== null);
  if (!isWhole) {
    await inOutbox(context, async (held) => {
      const now = await ports.store.look((box) => box.session);
      if (now?.owner !== cart.owner || now.state === 'ending') return;
      if (!now.hasTakenAlong) await takeAlong(held, now);
      await held.step((box) => ensureCart(box, context, now));
    });
    outbox.filled();
  }
  await Promise.all([pullProfile(context, DEADLINE_MS), pullWishlist(context, DEADLINE_MS)]);
}

/**
 * Edits of the owner's profile that the shop did not take as they were, whenever there are others than before. While another
 * edit waits there are none: the first of them is to go alone and on what the shop has, or making them again might never end.
 */
function conflicts$({ shopper, cart }: WorkerContext): Observable<string> {
  return shopper.tasks$.pipe(
    map((tasks) => profileTasks(tasks, cart.owner)),
    map((edits) => (edits.every(({ state }) => state === 'conflict') ? edits.map(({ id }) => id).join() : '')),
    distinctUntilChanged(),
    filter((ids) => ids !== ''),
  );
}

/** What is no conflict is made again without a word. */
async function makeAgain(context: WorkerContext): Promise<void> {
  if (await inOutbox(context, (held) => rebaseProfile(held, context.cart.owner, 'undecided'))) context.outbox.filled();
}

/** Notes again and again that a visit goes on, while its session lasts no longer than that. */
async function noteVisit({ ports, session }: WorkerContext, ending: AbortSignal): Promise<void> {
  while (!ending.aborted && session.record$.value?.isRemembered === false) {
    await ports.store
      .step((box) => {
        if (box.session?.isRemembered === false) box.setSession({ ...box.session, seenAt: ports.clock.now() });
      })
      .catch(() => undefined);
    await ports.clock.sleep(VISIT_NOTED_MS);
  }
}
