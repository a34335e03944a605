import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { RxStorage } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { createApi, type WorkerApi } from '#worker/api.ts';
import { memoryPorts } from '#worker/memory/memory-ports.ts';
import type { StoreName } from '#worker/storage/open-stores.ts';
import { keptStore } from '#worker/outbox/store/kept-store.ts';
import type { WorkerPorts } from '#worker/ports.ts';
import { noOldForm } from './memory-database.ts';

const refuse = async (): Promise<never> => {
  throw new DOMException('Internal error opening backing store.', 'UnknownError');
};

/** Something that fails whatever it is asked. */
function broken<T extends object>(target: T): T {
  return new Proxy(target, { get: (real, name) => (name === 'name' ? Reflect.get(real, name) : refuse) });
}

/** The platform of a device on which some stores never open. */
export function withoutStores(ports: WorkerPorts, lost: readonly StoreName[]): WorkerPorts {
  const storage: RxStorage<unknown, unknown> = broken(ports.shopperStorage);
  return {
    ...ports,
    ...(lost.includes('catalogue') && { catalogueStorage: storage, openIndexStore: refuse }),
    ...(lost.includes('shopper') && { shopperStorage: storage }),
    ...outboxOf(ports, lost),
  };
}

/** An outbox of which one half does not open. */
function outboxOf(ports: WorkerPorts, lost: readonly StoreName[]): Partial<WorkerPorts> {
  if (!lost.includes('outbox') && !lost.includes('mirror')) return {};
  const database = lost.includes('outbox') ? broken(ports.database) : ports.database;
  const mirror = lost.includes('mirror') ? broken(ports.mirror) : ports.mirror;
  return { database, mirror, posts: database, store: keptStore(database, mirror, noOldForm) };
}

let tabs = 0;

/** What lasts as long as one tab: RxDB's own memory lasts as long as the process, which tabs of a test share. */
export function tabStorage(): WorkerPorts['shopperStorage'] {
  const storage = getRxStorageDexie({ indexedDB: new IDBFactory(), IDBKeyRange });
  return Object.assign(storage, { name: `memory of tab ${++tabs}` });
}

function ofOneTab(ports: WorkerPorts): WorkerPorts {
  const own = tabStorage();
  const ofTab = (storage: typeof own): typeof own => (storage.name === 'memory' ? own : storage);
  return {
    ...ports,
    catalogueStorage: ofTab(ports.catalogueStorage),
    shopperStorage: ofTab(ports.shopperStorage),
  };
}

/** A worker over such a platform. */
export function openWithout(ports: WorkerPorts, lost: readonly StoreName[]): WorkerApi {
  const platform = withoutStores(ports, lost);
  return createApi(platform, {
    canStore: async () => false,
    ports: async (own, names) => ofOneTab(memoryPorts(own, names)),
  });
}
