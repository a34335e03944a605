import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { openIndexStore } from './catalogue-index/index-store.ts';
import { platformOutboxPorts } from './outbox/platform-ports.ts';
import { platformPictures } from './pictures/picture-store.ts';
import type { WorkerPorts } from './ports.ts';
import type { OpenBackend } from './replication/backend.ts';
import { contractBackend } from './replication/contract-backend.ts';
import { freeBytes } from './storage/free-bytes.ts';

/** Everything the worker needs, from the browser. */
export function platformPorts(): WorkerPorts {
  const outbox = platformOutboxPorts(async (ports) => (await import('./later.ts')).realmTokens(ports));
  return {
    ...outbox,
    catalogueStorage: getRxStorageDexie({ chromeTransactionDurability: 'relaxed' }),
    shopperStorage: getRxStorageDexie({ chromeTransactionDurability: 'strict' }),
    openIndexStore,
    isMultiInstance: true,
    loadBackend,
    pictures: platformPictures(),
    freeBytes,
    // Asked only when the device is full, or was.
    hasSpaceFor: async (bytes) => (await import('./later.ts')).hasSpaceFor(bytes),
    dropOldCatalogues: async () => (await import('./later.ts')).dropOldCatalogues(indexedDB, navigator.locks),
    finishSession: async (held, session) => (await import('./later.ts')).finishSession(held, session),
    crashPoint: crashPoint(),
  };
}

async function loadBackend(stock: string | undefined, storeCode: string): Promise<OpenBackend> {
  if (stock === undefined) return contractBackend;
  return (await import('./later.ts')).backendSaid(stock, storeCode);
}

/** In test builds a window may tell its worker, before any call, to stop dead at a labelled place. */
function crashPoint(): WorkerPorts['crashPoint'] {
  if (import.meta.env.MODE !== 'test') return () => undefined;
  let crashAt: string | undefined;
  addEventListener(
    'message',
    ({ data }: MessageEvent<{ crashAt?: string } | null>) => (crashAt = data?.crashAt ?? crashAt),
  );
  return (label) => {
    if (crashAt !== label) return undefined;
    postMessage({ crashedAt: label });
    return new Promise<never>(() => undefined);
  };
}
