import {
  type BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  switchMap,
} from 'rxjs';
import type { WorkerContext } from '../context.ts';
import {
  groupPricesId,
  groupPricesOf,
  type GroupPricesDoc,
  isSamePricing,
  keptGroupPrices,
} from '../documents/group-prices.ts';
import { untilAnswered } from '../http/until-answered.ts';
import { GUEST } from '../outbox/owner.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { pullGroupPrices } from './pull-group-prices.ts';

/** Prices the catalogue as the device last heard it for who is signed in, before anything is shown. */
export async function priceAsKept({ catalogue, shopper, cart, store }: WorkerContext): Promise<void> {
  const kept = keptGroupPrices(await shopper.customer(groupPricesId(cart)));
  if (kept) await catalogue.pricing.priceFor(groupPricesOf(kept, store));
}

/**
 * Prices the catalogue for who is signed in as soon as it is known what their group pays, in whatever tab that was heard, and
 * asks for it when products changed, when the network is back, and when the group is another one (D84).
 */
export function followGroupPrices(context$: BehaviorSubject<WorkerContext>, ending: AbortSignal): void {
  const { catalogue, store } = context$.value;
  const owners$ = context$.pipe(distinctUntilChanged((a, b) => a.cart.owner === b.cart.owner));
  const pricing = owners$
    .pipe(switchMap((context) => (context.cart.owner === GUEST ? of(null) : kept$(context))))
    .subscribe((kept) => void catalogue.pricing.priceFor(kept && groupPricesOf(kept, store)).catch(() => undefined));
  const pulling = owners$
    .pipe(switchMap((context) => (context.cart.owner === GUEST ? EMPTY : pulls$(context))))
    .subscribe();
  ending.addEventListener('abort', () => {
    pricing.unsubscribe();
    pulling.unsubscribe();
  });
}

/** Asks at each reason, one at a time: what was asked for first must not be kept last. */
function pulls$(context: WorkerContext): Observable<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  const ask = (deadlineMs: number): Promise<boolean> => {
    const pull = last.then(() => pullGroupPrices(context, deadlineMs));
    last = pull.catch(() => undefined);
    return pull;
  };
  return reasons$(context).pipe(switchMap(() => untilAnswered(context, ask)));
}

/** What is kept for this owner, again when it says something else. */
function kept$({ shopper, cart }: WorkerContext): Observable<GroupPricesDoc | null> {
  const id = groupPricesId(cart);
  return shopper.customer$.pipe(
    map((documents) => keptGroupPrices(documents.find((document) => document.id === id))),
    distinctUntilChanged(isSamePricing),
  );
}

/** Emits at once while the shop can be reached, and whenever what the group pays may have changed. */
function reasons$({ catalogue, connection, session }: WorkerContext): Observable<unknown> {
  const products$ = catalogue.pulls$.pipe(map((pulls) => pulls.get(PRODUCT_LIST_PULL)));
  return combineLatest([
    connection.isOnline$,
    products$.pipe(map((pull) => (pull?.isComplete ? pull.checkpoint : null))),
    session.record$.pipe(map((record) => record?.groupId)),
  ]).pipe(
    distinctUntilChanged((a, b) => a.every((value, index) => value === b[index])),
    filter(([isOnline]) => isOnline),
  );
}
