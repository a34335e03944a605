import { distinctUntilChanged, filter, map, skip } from 'rxjs';
import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import { GUEST_CONTACT_RETENTION_MS } from '#config/timings.ts';
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
import type { WorkerPorts } from './ports.ts';
import { Demand } from './replication/demand.ts';
import { LiveOffers } from './replication/live-offers.ts';
import { Pace } from './replication/pace.ts';
import { Replicator } from './replication/replicator.ts';
import { Shopper } from './shopper.ts';

export interface OpenContext {
  readonly context: WorkerContext;
  onHint(hint: WindowHint): void;
  close(): Promise<void>;
}

/** Opens databases, index and outbox of a store view, and starts what runs by itself: probe, replication, sending. */
export async function openContext(ports: WorkerPorts, options: OpenOptions): Promise<OpenContext> {
  const { context, replicator, setMetered } = await assemble(ports, options);
  const { connection, outbox, demand, catalogue, shopper, cart } = context;
  outbox.follow(cart);
  await outbox.start();
  await forgetOldContacts(context);

  const ending = new AbortController();
  const wentOnline$ = connection.state$.pipe(
    map((state) => state.isOnline),
    distinctUntilChanged(),
    skip(1),
    filter(Boolean),
  );
  const hurry = (): void => {
    replicator.hurry();
    void outbox.hurry();
  };
  const back = wentOnline$.subscribe(() => {
    demand.retry();
    hurry();
  });
  const stopListening = ports.onAnnouncement(outbox.wake);
  void connection.watch(ending.signal);
  void replicator.run();
  outbox.wake();

  return {
    context,
    onHint(hint) {
      if (hint === 'metered' || hint === 'unmetered') setMetered(hint === 'metered');
      if (hint === 'visible' || hint === 'hidden') connection.setInterest({ isVisible: hint === 'visible' });
      if (hint === 'online' || hint === 'offline' || hint === 'visible') void connection.probe();
      if (hint === 'online' || hint === 'visible') hurry();
    },
    async close() {
      ending.abort();
      back.unsubscribe();
      stopListening();
      replicator.stop();
      outbox.stop();
      await outbox.idle();
      await catalogue.close();
      await shopper.database.close();
    },
  };
}

interface Assembly {
  readonly context: WorkerContext;
  readonly replicator: Replicator;
  readonly setMetered: (isMetered: boolean) => void;
}

async function assemble(ports: WorkerPorts, { storeCode, locale }: OpenOptions): Promise<Assembly> {
  const store = storeViewByCode(storeCode) ?? defaultStoreView;
  const connection = new Connection(ports);
  const pace = new Pace(ports.clock);
  const now = (): number => connection.now();
  const api = createShopApi({ ...ports, storeCode: store.code, onOutcome: connection.report });
  const [catalogue, shopperDatabase] = await Promise.all([Catalogue.open(ports, store.code, now), openShopper(ports)]);
  const shopper = new Shopper(shopperDatabase);
  let isMetered = false;
  const replicator = new Replicator({ ports, catalogue, api, pace, isMetered: () => isMetered });
  const outbox = new Outbox({
    ports,
    shopper,
    api,
    connection,
    lineOf: (sku, qty): Promise<CartLine | null> => lineOfArticle(context, sku, qty),
    onAnswers: replicator.hurry,
    onRestored: () => void leaveNotice(shopper, 'storageRestored', ports.clock.now()),
  });
  const context: WorkerContext = {
    ports,
    store,
    locale,
    cart: { owner: GUEST, storeCode: store.code },
    catalogue,
    shopper,
    connection,
    demand: new Demand({ catalogue, api, storeCode: store.code }),
    liveOffers: new LiveOffers({ catalogue, api, store, now }),
    outbox,
    pace,
    purge: async () => {
      await ports.purgePictures();
      await catalogue.store.clear();
    },
  };
  return { context, replicator, setMetered: (next) => (isMetered = next) };
}

/** Contact data of accepted guest orders goes after 30 days; the receipt stays (D15). */
async function forgetOldContacts({ shopper, ports }: WorkerContext): Promise<void> {
  const oldest = ports.clock.now() - GUEST_CONTACT_RETENTION_MS;
  for (const order of await shopper.orders()) {
    if (order.state !== 'accepted' || order.details === null || (order.acceptedAt ?? oldest) >= oldest) continue;
    await shopper.patchOrder(order.id, { details: null, payload: '' });
  }
}
