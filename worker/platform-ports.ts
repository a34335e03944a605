import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { openIndexStore } from './catalogue-index/index-store.ts';
import { openControl } from './outbox/control.ts';
import { createJournal, openJournalCache } from './outbox/journal.ts';
import type { Clock, Ids, OutboxPorts } from './outbox/ports.ts';
import type { WorkerPorts } from './ports.ts';

const ANNOUNCEMENTS = 'outbox';
const PICTURE_CACHE = 'pictures';

/** The clock of this realm; a test build may shift it (reliability row 41). */
export function platformClock(): Clock {
  const shift = (): number =>
    import.meta.env.MODE === 'test' ? ((globalThis as { __clockShiftMs?: number }).__clockShiftMs ?? 0) : 0;
  return {
    now: () => Date.now() + shift(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

const ids: Ids = { next: () => crypto.randomUUID(), random: () => Math.random() };

/** What sending needs, from the browser; the same in worker and service worker. */
export function platformOutboxPorts(): OutboxPorts {
  const announcements = new BroadcastChannel(ANNOUNCEMENTS);
  return {
    clock: platformClock(),
    ids,
    locks: {
      request: (name, options, work) => navigator.locks.request(name, options, work) as never,
    },
    journal: createJournal(openJournalCache, location.origin),
    control: openControl(),
    fetch: (request) => fetch(request),
    apiOrigin: location.origin,
    announce: () => announcements.postMessage(null),
  };
}

/** Everything the worker needs, from the browser. */
export function platformPorts(): WorkerPorts {
  const outbox = platformOutboxPorts();
  return {
    ...outbox,
    catalogueStorage: getRxStorageDexie({ chromeTransactionDurability: 'relaxed' }),
    shopperStorage: getRxStorageDexie({ chromeTransactionDurability: 'strict' }),
    openIndexStore,
    isMultiInstance: true,
    onAnnouncement(listener) {
      const channel = new BroadcastChannel(ANNOUNCEMENTS);
      channel.addEventListener('message', listener);
      return () => channel.close();
    },
    purgePictures: async () => void (await caches.delete(PICTURE_CACHE)),
    crashPoint: crashPoint(),
  };
}

/** In test builds a window may ask its worker to stop dead at a labelled place. */
function crashPoint(): WorkerPorts['crashPoint'] {
  if (import.meta.env.MODE !== 'test') return () => undefined;
  return (label) => {
    const { __crashAt } = globalThis as { __crashAt?: string };
    if (__crashAt !== label) return undefined;
    postMessage({ crashedAt: label });
    return new Promise<never>(() => undefined);
  };
}
