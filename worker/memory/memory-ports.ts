import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import type { StoreName } from '../open-stores.ts';
import { createJournal, type Journal } from '../outbox/journal.ts';
import type { Post } from '../outbox/outbox-lock.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { WorkerPorts } from '../ports.ts';
import { memoryCache } from './memory-cache.ts';
import { memoryControl } from './memory-control.ts';
import { memoryIndexStore } from './memory-index-store.ts';
import { memoryLocks } from './memory-locks.ts';
import { ordersJournal } from './orders-journal.ts';

export { canStore } from '../can-store.ts';

/** The same platform with memory in the place of the stores that it does not open: that lasts as long as the tab (P6). */
export function memoryPorts(platform: WorkerPorts, lost: ReadonlySet<StoreName>): WorkerPorts {
  const storage = getRxStorageMemory();
  const posts = { locks: platform.locks, control: lost.has('control') ? memoryControl() : platform.control };
  return {
    ...platform,
    ...(lost.has('catalogue') && { catalogueStorage: storage, openIndexStore: async () => memoryIndexStore() }),
    ...(lost.has('shopper') && { shopperStorage: storage }),
    ...(lost.has('journal') && { pictures: noPictures, freeBytes: async () => null, hasRoomFor: async () => true }),
    ...(lost.has('catalogue') ? withOwnReplication(posts) : posts),
    journal: journalFor(platform, lost),
    // Where nothing is kept, no tab knows of another.
    ...(isEverythingLost(lost) && {
      locks: memoryLocks(),
      announce: () => undefined,
      onAnnouncement: () => () => undefined,
    }),
  };
}

function isEverythingLost(lost: ReadonlySet<StoreName>): boolean {
  return lost.has('shopper') && lost.has('control') && lost.has('journal');
}

function journalFor(platform: WorkerPorts, lost: ReadonlySet<StoreName>): Journal {
  if (!lost.has('journal') && !lost.has('shopper')) return platform.journal;
  const cache = memoryCache();
  const own = createJournal(async () => cache, platform.apiOrigin);
  return lost.has('journal') ? own : ordersJournal(platform.journal, own);
}

type Posts = Pick<WorkerPorts, 'locks' | 'control'>;

/** A catalogue that only this tab has is filled by this tab, whoever fills that of the others. */
function withOwnReplication({ locks, control }: Posts): Posts {
  const own: Posts = { locks: memoryLocks(), control: memoryControl() };
  const at = (post: Post): Posts['control'] => (post === 'replication' ? own.control : control);
  return {
    locks: {
      request: (name, options, work) => (name === 'replication' ? own.locks : locks).request(name, options, work),
    },
    control: {
      ...control,
      takeLease: (post) => at(post).takeLease(post),
      beat: (post, lease) => at(post).beat(post, lease),
      pulse: (post) => at(post).pulse(post),
    },
  };
}

/** The browser's own cache keeps pictures for a while; more cannot be done. */
const noPictures: PictureStore = {
  find: async () => null,
  findOtherWidth: async () => null,
  freshBytes: async () => 0,
  keep: async () => 0,
  clear: async () => undefined,
};
