import { BehaviorSubject, filter, skip } from 'rxjs';
import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import { CLOCK_TRUST_MS, GUEST_CONTACT_RETENTION_MS, LOCK_PATIENCE_MS, TASK_MEMORY_MS } from '#config/timings.ts';
import type { CartLine } from '#domain/cart.ts';
import type { OpenOptions, WindowHint } from './api.ts';
import { Catalogue } from './catalogue.ts';
import { lineOfArticle } from './commands/article-line.ts';
import { leaveNotice } from './commands/notice.ts';
import type { WorkerContext } from './context.ts';
import { openShopper } from './database.ts';
import { Connection } from './http/connection.ts';
import { createShopApi } from './http/shop-api.ts';
import { GUEST } from './outbox/entry.ts';
import { Outbox } from './outbox/outbox.ts';
import { PictureKeeper } from './pictures/picture-keeper.ts';
import type { WorkerPorts } from './ports.ts';
import { Demand } from './replication/demand.ts';
import { LiveOffers } from './replication/live-offers.ts';
import { Pace } from './replication/pace.ts';
import { Replicator } from './replication/replicator.ts';
import { Room } from './room.ts';
import { Shopper } from './shopper.ts';

export interface OpenContext {
  readonly context: WorkerContext;
  onHint(hint: WindowHint): void;
  close(): Promise<void>;
}

/** Opens databases, index and outbox of a store view, and starts what runs by itself: probe, replication, sending. */
export async function openContext(ports: WorkerPorts, options: OpenOptions, isDurable: boolean): Promise<OpenContext> {
  const { context, replicator } = await assemble(ports, options, isDurable);
  const { connection, outbox, catalogue, shopper, cart, pictures, room, isMetered$ } = context;
  outbox.follow(cart);
  // A frozen tab may sit on the lock: what can be shown waits only so long for it (reliability P5).
  await Promise.race([outbox.start(), ports.clock.sleep(LOCK_PATIENCE_MS)]);

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
  void room.watch(ending.signal);
  void replicator.run();
  outbox.wake();
  // What cannot be done now is done at the next start.
  void forgetOldThings(context).catch(() => undefined);

  return {
    context,
    onHint(hint) {
      if (hint === 'metered' || hint === 'unmetered') isMetered$.next(hint === 'metered');
      if (hint === 'visible' || hint === 'hidden') connection.setInterest({ isVisible: hint === 'visible' });
      if (hint === 'online' || hint === 'offline') void connection.lookForChange(hint === 'online');
      if (hint === 'visible') void connection.lookAnew();
      if (hint === 'active' && !connection.isOnline) void connection.probe();
      if (hint === 'online' || hint === 'visible') hurry();
    },
    async close() {
      ending.abort();
      back.unsubscribe();
      stopListening();
      replicator.stop();
      pictures.stop();
      outbox.stop();
      await outbox.idle();
      await catalogue.close();
      await shopper.close();
    },
  };
}

interface Assembly {
  readonly context: WorkerContext;
  readonly replicator: Replicator;
}

async function assemble(ports: WorkerPorts, { storeCode, locale }: OpenOptions, isDurable: boolean): Promise<Assembly> {
  const store = storeViewByCode(storeCode) ?? defaultStoreView;
  const connection = new Connection(ports);
  const pace = new Pace(ports.clock);
  const now = (): number => connection.now();
  const api = createShopApi({ ...ports, storeCode: store.code, onCall: connection.begin });
  const [catalogue, shopperDatabase, openBackend] = await Promise.all([
    Catalogue.open(ports, store.code, now),
    openShopper(ports),
    ports.loadBackend(),
  ]);
  const backend = openBackend({ api, store, catalogue, now });
  const shopper = new Shopper(shopperDatabase);
  const isMetered$ = new BehaviorSubject(false);
  const room = new Room(ports, catalogue);
  const pictures = new PictureKeeper({ ports, catalogue, connection, pace, room, isMetered$ });
  const replicator = new Replicator({
    ports,
    catalogue,
    backend,
    pace,
    room,
    isMetered$,
    isReachable: () => connection.probe(),
    onRound: (checkpoint) => pictures.fill(checkpoint),
  });
  const outbox = new Outbox({
    ports,
    shopper,
    api,
    connection,
    lineOf: (sku, qty, options): Promise<CartLine | null> => lineOfArticle(context, sku, qty, options),
    onAnswers: replicator.hurry,
    onRestored: () => void leaveNotice(shopper, 'storageRestored', ports.clock.now()),
  });
  const context: WorkerContext = {
    ports,
    isDurable,
    store,
    locale,
    cart: { owner: GUEST, storeCode: store.code },
    catalogue,
    shopper,
    connection,
    demand: new Demand({ catalogue, backend }),
    liveOffers: new LiveOffers({ catalogue, backend, now }),
    outbox,
    pace,
    pictures,
    room,
    purge: () => room.makeRoom(),
    isMetered$,
  };
  return { context, replicator };
}

/**
 * What is kept for a time goes after it. By the server's clock, so only when it could be asked: the device's own may be
 * years off (reliability L6).
 */
async function forgetOldThings(context: WorkerContext): Promise<void> {
  const { connection, shopper, ports } = context;
  await connection.firstLook();
  if (!connection.isOnline) return;
  await forgetOldContacts(context);
  // The storage counts by this device's clock, so it must be one to go by.
  if (Math.abs(ports.clock.now() - connection.now()) < CLOCK_TRUST_MS) await shopper.forgetTasksOver(TASK_MEMORY_MS);
}

/** Contact data of accepted guest orders goes after 30 days; the receipt stays (D15). */
async function forgetOldContacts({ shopper, connection }: WorkerContext): Promise<void> {
  const oldest = connection.now() - GUEST_CONTACT_RETENTION_MS;
  for (const order of await shopper.orders()) {
    if (order.state !== 'accepted' || order.details === null || (order.acceptedAt ?? oldest) >= oldest) continue;
    await shopper.patchOrder(order.id, { details: null, payload: '' });
  }
}
