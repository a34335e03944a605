import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  skip,
  type Subscription,
  tap,
} from 'rxjs';
import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import { LOCK_PATIENCE_MS } from '#config/timings.ts';
import type { CartLine } from '#domain/cart.ts';
import type { WorkerContext } from './context.ts';
import { Connection, STOCK_VERSION_PATH } from './http/connection.ts';
import { createShopApi } from './http/shop-api.ts';
import type { OpenOptions, WindowHint } from './open-options.ts';
import { type MemoryFallback, openStores } from './storage/open-stores.ts';
import { GUEST } from './outbox/owner.ts';
import { Outbox } from './outbox/outbox.ts';
import { PictureKeeper } from './pictures/picture-keeper.ts';
import type { WorkerPorts } from './ports.ts';
import { Demand } from './replication/demand.ts';
import { HeadsWatch } from './replication/heads-watch.ts';
import { LiveOffers } from './replication/live-offers.ts';
import { Pace } from './replication/pace.ts';
import { Replicator } from './replication/replicator.ts';
import { SessionWatch } from './session/session-watch.ts';
import { shownCart } from './shopper/cart-lines.ts';
import { StorageSpace } from './storage/storage-space.ts';

export interface OpenContext {
  /** The context of who uses the device now; a new one as soon as somebody signs in or out, in whatever tab. */
  readonly context$: Observable<WorkerContext>;
  readonly context: () => WorkerContext;
  onHint(hint: WindowHint): void;
  close(): Promise<void>;
}

/** Opens databases, index and outbox of a store view, and starts what runs by itself: probe, replication, sending. */
export async function openContext(
  platform: WorkerPorts,
  options: OpenOptions,
  fallback: MemoryFallback | null,
): Promise<OpenContext> {
  const { context, replicator, headsWatch } = await assemble(platform, options, fallback);
  const { ports, connection, outbox, catalogue, shopper, session, pictures, space, isMetered$ } = context;
  const patience = (): Promise<void> => ports.clock.sleep(LOCK_PATIENCE_MS);
  await Promise.race([session.look(), patience()]);
  const { context$, whoever } = contextsOf(context);
  if (session.owner !== GUEST) await Promise.race([priceAsKept(context$.value), patience()]);
  // A frozen tab may sit on the lock: what can be shown waits only so long for it (reliability P5).
  // What it could not write is written by the run that follows: a full device is no reason to show nothing.
  await Promise.race([outbox.start().catch(() => undefined), patience()]);

  const ending = new AbortController();
  const wentOnline$ = connection.isOnline$.pipe(skip(1), filter(Boolean));
  const hurry = (): void => {
    replicator.hurry();
    outbox.hurry();
  };
  const back = wentOnline$.subscribe(() => {
    pictures.retry();
    hurry();
  });
  const stopListening = ports.onAnnouncement(outbox.wake);
  void connection.watch(ending.signal);
  void space.watch(ending.signal);
  void replicator.run();
  const watching = headsWatch.run();
  // Whoever opens the shop looks at it, like somebody who comes back to its window.
  outbox.hurry();
  // What cannot be done now is done at the next start.
  void import('./later.ts').then((later) => later.onOpened(context$, hurry, ending.signal)).catch(() => undefined);

  return {
    context$,
    context: () => context$.value,
    onHint(hint) {
      if (hint === 'metered' || hint === 'unmetered') isMetered$.next(hint === 'metered');
      if (hint === 'visible' || hint === 'hidden') {
        connection.setInterest({ isVisible: hint === 'visible' });
        headsWatch.isVisible$.next(hint === 'visible');
      }
      if (hint === 'online' || hint === 'offline') void connection.lookForChange(hint === 'online');
      if (hint === 'visible') void connection.lookAnew();
      // A tab that died as soon as somebody had signed in or out has told nobody.
      if (hint === 'visible') void session.look();
      if (hint === 'active' && !connection.isOnline) void connection.probe();
      if (hint === 'online' || hint === 'visible') hurry();
    },
    async close() {
      ending.abort();
      back.unsubscribe();
      stopListening();
      session.stop();
      whoever.unsubscribe();
      watching.unsubscribe();
      replicator.stop();
      pictures.stop();
      outbox.stop();
      await outbox.idle();
      await catalogue.close();
      await shopper.close();
    },
  };
}

/** Without its code, what the group pays follows later. */
async function priceAsKept(context: WorkerContext): Promise<void> {
  await import('./later.ts').then((later) => later.priceAsKept(context)).catch(() => undefined);
}

/** The context of whoever uses the device, by turns; the outbox follows the cart of each. */
function contextsOf(context: WorkerContext): { context$: BehaviorSubject<WorkerContext>; whoever: Subscription } {
  const { session, outbox } = context;
  const context$ = new BehaviorSubject(context);
  const whoever = session.record$
    .pipe(
      map(() => session.owner),
      distinctUntilChanged(),
      // What the group of the last one pays is nobody else's to see (D84).
      tap(() => void context.catalogue.pricing.priceFor(null).catch(() => undefined)),
      map((owner) => ({ ...context, cart: { ...context.cart, owner } })),
    )
    .subscribe(context$);
  context$.subscribe(({ cart }) => outbox.follow(cart));
  return { context$, whoever };
}

/** Lets details go but those that are needed; what lies in the cart is. */
async function dropDetails({ cart, session, ...context }: WorkerContext): Promise<void> {
  await shownCart({ ...context, session, cart: { ...cart, owner: session.owner } }).catch(() => null);
  await context.catalogue.dropDetails();
}

interface Assembly {
  readonly context: WorkerContext;
  readonly replicator: Replicator;
  readonly headsWatch: HeadsWatch;
}

async function assemble(
  platform: WorkerPorts,
  { storeCode, locale, stock }: OpenOptions,
  fallback: MemoryFallback | null,
): Promise<Assembly> {
  const view = storeViewByCode(storeCode) ?? defaultStoreView;
  const [connection, pace] = [new Connection(platform, stock && STOCK_VERSION_PATH), new Pace(platform.clock)];
  const now = (): number => connection.now();
  const api = createShopApi({ ...platform, storeCode: view.code, onCall: connection.begin });
  const [{ ports, catalogue, shopper, lost }, openBackend] = await Promise.all([
    openStores({ platform, storeCode: view.code, now, fallback }),
    platform.loadBackend(stock, view.code),
  ]);
  const session = new SessionWatch(ports);
  const store = openBackend.storeOf?.(view) ?? view;
  const backend = openBackend({ api, store, catalogue, now, ports, session });
  const isMetered$ = new BehaviorSubject(false);
  const { dropKeptIndexes } = catalogue;
  const space = new StorageSpace(ports, { dropDetails: () => dropDetails(context), dropKeptIndexes });
  const pictures = new PictureKeeper({ ports, catalogue, connection, pace, space, isMetered$ });
  const headsWatch = new HeadsWatch({ catalogue, backend, connection, clock: ports.clock, isMetered$ });
  const replicator = new Replicator({
    ports,
    catalogue,
    backend,
    headsWatch,
    pace,
    space,
    isMetered$,
    isReachable: () => connection.probe(),
    onRound: (checkpoint) => pictures.fill(checkpoint),
  });
  const shared = { ports, shopper, api, connection, makeSpace: space.makeSpace };
  const outbox = new Outbox({
    ...shared,
    // Only a pull of the cart asks, whose code comes later too.
    lineOf: async (sku, qty, options): Promise<CartLine | null> =>
      (await import('./later.ts')).lineOfArticle(context, sku, qty, options),
    onAnswers: replicator.hurry,
    onRestored: () => tellRestored(context),
  });
  const context: WorkerContext = {
    ...shared,
    lost,
    store,
    locale,
    cart: { owner: GUEST, storeCode: store.code },
    session,
    catalogue,
    demand: new Demand({ catalogue, backend, pace, clock: ports.clock }),
    liveOffers: new LiveOffers({ catalogue, backend, connection, headsWatch, clock: ports.clock }),
    outbox,
    pace,
    pictures,
    space,
    isMetered$,
    isStock: stock !== undefined,
  };
  return { context, replicator, headsWatch };
}

/** What is lost for as long as this lasts is said for as long as it lasts. */
function tellRestored({ lost, shopper, ports }: WorkerContext): void {
  if (lost.size > 0) return;
  const now = ports.clock.now();
  void import('./later.ts').then((later) => later.leaveNotice(shopper, 'storageRestored', now)).catch(() => undefined);
}
