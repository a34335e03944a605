import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { searchProvider, type SearchProviderSettings } from '#config/search-provider.ts';
import { createApi, type WorkerApi } from '#worker/api.ts';
import type { IndexStore } from '#worker/catalogue-index/index-store.ts';
import { announcements, type Channel } from '#worker/outbox/announcements.ts';
import { keptStore } from '#worker/outbox/store/kept-store.ts';
import { createMirror } from '#worker/outbox/store/mirror.ts';
import type { Clock } from '#worker/outbox/ports.ts';
import type { WorkerPorts } from '#worker/ports.ts';
import { finishSession } from '#worker/session/finish-session.ts';
import { realmTokens } from '#worker/session/realm-tokens.ts';
import type { OpenBackend } from '#worker/replication/backend.ts';
import { contractBackend } from '#worker/replication/contract-backend.ts';
import { backendSaid } from '#worker/replication/storefront-api/storefront-api-backend.ts';
import { MemoryCache } from './memory-cache.ts';
import { MemoryDatabase, noOldForm } from './memory-database.ts';
import { MemoryIndexStore } from './memory-index-store.ts';
import { MemoryLocks } from './memory-locks.ts';
import { MemoryPictures } from './memory-pictures.ts';

const ORIGIN = 'http://shop.test';

/** The clock of this machine. */
export const realClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
  elapsed: () => performance.now(),
};

export interface DeviceOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock?: Clock;
  readonly random?: () => number;
  /** How this device's shop asks its backend, where that is another way than what its pages say. */
  readonly backend?: OpenBackend;
  /** Who answers searches beside the device; nobody where nothing is said. */
  readonly searchProvider?: Partial<SearchProviderSettings>;
}

/** A channel that reaches everybody who listens. */
function memoryChannel(): Channel {
  const listeners = new Set<(message: unknown) => void>();
  return {
    post: (message) => {
      for (const listener of listeners) queueMicrotask(() => listener(message));
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let devices = 0;

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

/** One device: what outlives its tabs, and the network as it sees it. */
export class TestDevice {
  readonly cache = new MemoryCache();
  readonly outbox = new MemoryDatabase();
  readonly locks = new MemoryLocks();
  readonly pictures = new MemoryPictures();
  readonly indexStores = new Map<string, MemoryIndexStore>();
  indexedDB = new IDBFactory();
  /** Room that is left, as the browser tells it. */
  freeBytes: number | null = null;
  /** Gives tokens of reCAPTCHA, as a window would. */
  recaptchaToken: (action: string) => Promise<string | null> = async () => null;
  /** Set to cut the network of this device. */
  isOffline = false;
  private readonly options: DeviceOptions;
  private readonly channel = memoryChannel();
  /** What its realms tell each other about the session. */
  readonly sessionChannel = memoryChannel();
  /** No two devices draw the same id. */
  private readonly number = ++devices;
  private drawn = 0;
  private voices = 0;

  constructor(options: DeviceOptions) {
    this.options = options;
  }

  /** A worker of this device as a tab would have it; `crashPoint` may stop it anywhere. */
  openTab(crashPoint: WorkerPorts['crashPoint'] = () => undefined): TestTab {
    const realm = {};
    const ports = this.ports(realm, crashPoint);
    return { api: createApi(ports), ports, realm };
  }

  private ports(realm: object, crashPoint: WorkerPorts['crashPoint']): WorkerPorts {
    const { indexedDB } = this;
    const mirror = createMirror(async () => this.cache.asCache(), ORIGIN);
    const storage = getRxStorageDexie({ indexedDB: indexedDB, IDBKeyRange: IDBKeyRange });
    const clock = this.options.clock ?? realClock;
    return {
      clock,
      ids: {
        next: () => `${hex(++this.drawn, 8)}-0000-4000-8000-${hex(this.number, 12)}`,
        random: this.options.random ?? Math.random,
      },
      locks: this.locks.forRealm(realm),
      posts: this.outbox,
      store: keptStore(this.outbox, mirror, noOldForm),
      database: this.outbox,
      mirror,
      fetch: async (request) => {
        if (this.isOffline) throw new TypeError('fetch failed');
        return this.options.fetch(request);
      },
      tokens: async (own) => realmTokens(own),
      recaptchaToken: (action) => this.recaptchaToken(action),
      sessionChannel: this.sessionChannel,
      apiOrigin: ORIGIN,
      ...announcements(this.channel, `voice ${++this.voices}`),
      catalogueStorage: storage,
      shopperStorage: storage,
      openIndexStore: async (name) => this.indexStore(name),
      loadBackend: async (stock, storeCode) =>
        this.options.backend ?? (stock ? backendSaid(stock, storeCode) : contractBackend),
      searchProvider: { ...searchProvider, answers: 'local', ...this.options.searchProvider },
      pictures: this.pictures.asStore(() => clock.now()),
      freeBytes: async () => this.freeBytes,
      dropOldCatalogues: async () => undefined,
      hasSpaceFor: async (bytes) => (this.freeBytes ?? bytes) >= bytes,
      finishSession,
      crashPoint,
      isMultiInstance: false,
    };
  }

  private indexStore(name: string): IndexStore {
    const known = this.indexStores.get(name) ?? new MemoryIndexStore();
    this.indexStores.set(name, known);
    return known;
  }
}

/** One tab's worker. */
export interface TestTab {
  readonly api: WorkerApi;
  readonly ports: WorkerPorts;
  readonly realm: object;
}
