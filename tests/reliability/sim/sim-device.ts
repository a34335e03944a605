import type { Answer } from '#domain/answer.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import type { Result } from '#schemas/errors.ts';
import { MemoryCache } from '#tests/support/memory-cache.ts';
import { MemoryDatabase, noOldForm } from '#tests/support/memory-database.ts';
import { MemoryLocks } from '#tests/support/memory-locks.ts';
import { MemoryIndexStore } from '#tests/support/memory-index-store.ts';
import { MemoryPictures } from '#tests/support/memory-pictures.ts';
import { createApi, type WorkerApi } from '#worker/api.ts';
// Here before anything asks for it: loading it takes real time, which the simulated one does not wait for.
import '#worker/later.ts';
import '#worker/outbox/repair/repair.ts';
import type { IndexStore } from '#worker/catalogue-index/index-store.ts';
import { announcements, type Channel } from '#worker/outbox/announcements.ts';
import { drain } from '#worker/outbox/send/drain.ts';
import { keptStore } from '#worker/outbox/store/kept-store.ts';
import { createMirror } from '#worker/outbox/store/mirror.ts';
import type { WorkerPorts } from '#worker/ports.ts';
import { finishSession } from '#worker/session/finish-session.ts';
import { realmTokens } from '#worker/session/realm-tokens.ts';
import { contractBackend } from '#worker/replication/contract-backend.ts';
import { countAnew } from './open-databases.ts';
import { Realm } from './realm.ts';
import type { SimNetwork } from './sim-network.ts';
import { SimStorage } from './sim-storage.ts';
import type { VirtualTime } from './virtual-time.ts';

const ORIGIN = 'http://shop.test';
const COMMAND_PATIENCE_MS = 60_000;
const LOOK_MS = 20;

/** Who listens to a channel, by thread. */
type Listeners = Map<Realm, Set<(message: unknown) => void>>;

/** What a tab shows. */
export interface Shown {
  cart: CartView | null;
  orders: readonly OrderView[];
  tasks: readonly TaskView[];
}

/** A tab and what its shopper sees in it. */
export interface SimTab {
  readonly realm: Realm;
  readonly api: WorkerApi;
  readonly shown: Shown;
}

/** A command's answer, or that its tab died before it came. */
export type Outcome = Result<unknown> | 'died';

/** Ids of what a device keeps. */
export interface Kept {
  readonly outbox: ReadonlySet<string>;
  readonly mirror: ReadonlySet<string>;
  readonly tasks: ReadonlySet<string>;
  readonly orders: ReadonlySet<string>;
}

/** One device with real worker code on it: what outlives its tabs, the tabs, and what may happen to them. */
export class SimDevice {
  readonly cache = new MemoryCache();
  readonly outbox = new MemoryDatabase();
  readonly locks = new MemoryLocks();
  readonly storage = new SimStorage();
  readonly network: SimNetwork;
  readonly clock: ReturnType<VirtualTime['clock']>;
  tabs: SimTab[] = [];
  serviceWorker: Realm | null = null;
  /** What was kept when a thread last died. */
  lastWords: Kept = { outbox: new Set(), mirror: new Set(), tasks: new Set(), orders: new Set() };
  readonly name: string;
  readonly time: VirtualTime;
  private readonly random: () => number;
  private readonly pictures = new MemoryPictures();
  private readonly indexStores = new Map<string, MemoryIndexStore>();
  private readonly listeners: Listeners = new Map();
  private readonly sessionListeners: Listeners = new Map();
  private started = 0;
  private drawn = 0;

  constructor(parts: { name: string; time: VirtualTime; network: SimNetwork; random: () => number }) {
    this.name = parts.name;
    this.time = parts.time;
    this.network = parts.network;
    this.random = parts.random;
    this.clock = parts.time.clock();
  }

  /** Tabs that somebody could look at. */
  get visibleTabs(): SimTab[] {
    return this.tabs.filter(({ realm }) => realm.isRunning);
  }

  /** An id that nothing else has. */
  draw(): string {
    return `${this.name}-${String(++this.drawn).padStart(6, '0')}-sim`;
  }

  /** Opens a tab and waits until it shows the cart; `null` when it died on the way. */
  async openTab(dieAfterSteps = Number.POSITIVE_INFINITY): Promise<SimTab | null> {
    const realm = this.start('tab');
    realm.dieAfter(dieAfterSteps);
    const tab: SimTab = { realm, api: createApi(this.ports(realm)), shown: { cart: null, orders: [], tasks: [] } };
    this.tabs.push(tab);
    const opening = this.watch(tab).then((): Outcome => ({ ok: true, value: null }));
    const outcome = await this.until(realm, opening);
    countAnew();
    return outcome === 'died' ? null : tab;
  }

  /** Runs a command as a window does, and lets time pass until it is answered or its tab is gone. */
  async command(tab: SimTab, name: string, params: object): Promise<Outcome> {
    return this.until(tab.realm, tab.api.command(name, params));
  }

  /** Runs a command in two tabs at the same moment; time passes until both are answered, whichever takes longer. */
  async commandTwice(
    tabs: readonly [SimTab, SimTab],
    name: string,
    calls: readonly [object, object],
  ): Promise<Outcome[]> {
    const [first, second] = tabs;
    const started = first.api.command(name, calls[0]);
    const answered = await this.command(second, name, calls[1]);
    return [await this.until(first.realm, started), answered];
  }

  /** «Send now» for everything that waits. */
  async sendAll(tab: SimTab): Promise<void> {
    const waiting = tab.shown.tasks.filter(({ state }) => state === 'queued' || state === 'conflict');
    for (const { id } of waiting) await this.command(tab, 'task.sendNow', { id });
  }

  async closeTab(tab: SimTab): Promise<void> {
    await this.until(
      tab.realm,
      tab.api.close().then((): Outcome => ({ ok: true, value: null })),
    );
    tab.realm.die();
  }

  /** Everything that runs on the device stops at once. */
  kill(): void {
    for (const { realm } of this.tabs) realm.die();
    this.serviceWorker?.die();
  }

  /** The next start is one of a version whose catalogue has another shape. */
  update(): void {
    this.kill();
    this.storage.dropCatalogues();
    this.indexStores.clear();
  }

  /** The browser wakes the service worker to send what waits. */
  sync(): void {
    if (this.serviceWorker?.isRunning) return;
    const realm = this.start('service worker');
    this.serviceWorker = realm;
    void drain(this.ports(realm)).then(
      () => realm.die(),
      () => realm.die(),
    );
  }

  /** Remembers all of IndexedDB; the function that it returns brings that back, as a damaged log does. */
  snapshot(): () => void {
    const restoreStorage = this.storage.snapshot();
    const restoreOutbox = this.outbox.snapshot();
    return () => {
      restoreStorage();
      restoreOutbox();
    };
  }

  /** Ids that everything holds at this moment. */
  kept(): Kept {
    const outbox = [...this.outbox.contents.rows.values()].map(({ entry }) => entry.id);
    const mirror = [...this.cache.texts.keys()].flatMap((url) => /\/\d{12}-([^/]+)$/.exec(url)?.[1] ?? []);
    const tasks = this.storage.documents<{ id: string }>('tasks').map(({ id }) => id);
    const orders = this.storage.documents<{ id: string }>('orders').map(({ id }) => id);
    return { outbox: new Set(outbox), mirror: new Set(mirror), tasks: new Set(tasks), orders: new Set(orders) };
  }

  private start(kind: string): Realm {
    const realm = new Realm(`${this.name} ${kind} ${++this.started}`);
    realm.whenDead(() => {
      this.lastWords = this.kept();
      this.locks.dropRealm(realm);
      this.listeners.delete(realm);
      this.sessionListeners.delete(realm);
      this.tabs = this.tabs.filter((tab) => tab.realm !== realm);
    });
    return realm;
  }

  private async watch({ api, shown }: SimTab): Promise<void> {
    const takers: Readonly<Record<number, (value: unknown) => void>> = {
      1: (value) => (shown.cart = value as CartView),
      2: (value) => (shown.orders = value as OrderView[]),
      3: (value) => (shown.tasks = value as TaskView[]),
    };
    await api.open({ storeCode: 'bmno', locale: 'nb-NO' }, (watchId, { state, value }: Answer<unknown>) => {
      if (state === 'ready') takers[watchId]!(value);
    });
    await api.watch(1, 'cart.current', {});
    await api.watch(2, 'order.all', {});
    await api.watch(3, 'task.all', {});
  }

  private async until(realm: Realm, work: Promise<Outcome>): Promise<Outcome> {
    let outcome: Outcome | null = null;
    let failure: unknown = null;
    work.then(
      (value) => (outcome = value),
      (error: unknown) => (failure = error),
    );
    const start = this.time.elapsed;
    await this.time.advance(0);
    while (outcome === null && failure === null && !realm.isDead) {
      if (this.time.elapsed - start > COMMAND_PATIENCE_MS) throw new Error(`${realm.name} never answered`);
      await this.time.advance(LOOK_MS);
    }
    if (failure !== null && !realm.isDead) throw failure;
    return outcome ?? 'died';
  }

  private ports(realm: Realm): WorkerPorts {
    const { time, clock, network } = this;
    const storage = this.storage.forRealm(realm);
    const cache = realm.boundMethods(this.cache.asCache() as object as Record<string, never>, [
      'put',
      'match',
      'keys',
      'delete',
    ]);
    const mirror = createMirror(async () => cache as never, ORIGIN);
    const database = realm.boundMethods(this.outbox, [
      'transact',
      'look',
      'takePost',
      'leavePost',
      'beat',
      'pulse',
      'isUnfinished',
    ]);
    return {
      clock: {
        now: () => clock.now(),
        sleep: realm.bound((ms: number) => time.sleep(ms)),
        elapsed: () => clock.elapsed(),
      },
      ids: { next: () => this.draw(), random: this.random },
      locks: this.locks.forRealm(realm),
      posts: database,
      store: keptStore(database, mirror, noOldForm),
      database,
      mirror,
      fetch: realm.bound((request: Request) => network.fetch(request)),
      tokens: async (own) => realmTokens(own),
      recaptchaToken: async () => null,
      sessionChannel: this.channelOf(realm, this.sessionListeners),
      apiOrigin: ORIGIN,
      ...announcements(this.channelOf(realm, this.listeners), realm.name),
      catalogueStorage: storage,
      shopperStorage: storage,
      openIndexStore: async (name) => {
        const store = this.indexStore(name);
        return Object.assign(Object.create(store) as IndexStore, {
          checkpoints$: () => realm.heard(store.checkpoints$()),
        });
      },
      loadBackend: async () => contractBackend,
      pictures: this.pictures.asStore(() => clock.now()),
      freeBytes: async () => null,
      dropOldCatalogues: async () => undefined,
      hasSpaceFor: async () => true,
      finishSession,
      crashPoint: () => undefined,
      isMultiInstance: false,
    };
  }

  /** A channel as the platform has it: what is said on it reaches all others, those of its own thread too. */
  private channelOf(realm: Realm, all: Listeners): Channel {
    return {
      post: (message) => {
        for (const [hearing, listeners] of all) {
          for (const listener of listeners) queueMicrotask(() => hearing.isRunning && listener(message));
        }
      },
      listen: (listener) => {
        const own = all.get(realm) ?? new Set();
        all.set(realm, own.add(listener));
        return () => void own.delete(listener);
      },
    };
  }

  private indexStore(name: string): MemoryIndexStore {
    const known = this.indexStores.get(name) ?? new MemoryIndexStore();
    this.indexStores.set(name, known);
    return known;
  }
}
