import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import type { StoreName } from '../storage/open-stores.ts';
import { keptStore } from '../outbox/store/kept-store.ts';
import { createMirror } from '../outbox/store/mirror.ts';
import type { OldForm } from '../outbox/store/old-form.ts';
import type { Posts, Store } from '../outbox/store/store.ts';
import { isReplicationPost, type Post } from '../outbox/lease.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { WorkerPorts } from '../ports.ts';
import { memoryCache } from './memory-cache.ts';
import { memoryIndexStore } from './memory-index-store.ts';
import { memoryLocks } from './memory-locks.ts';
import { memoryPosts } from './memory-posts.ts';
import { memoryStore } from './memory-store.ts';

export { canStore } from '../storage/can-store.ts';

/** The same platform with memory in the place of the stores that it does not open: that lasts as long as the tab (P6). */
export function memoryPorts(platform: WorkerPorts, lost: ReadonlySet<StoreName>): WorkerPorts {
  const storage = getRxStorageMemory();
  const holding = { locks: platform.locks, posts: lost.has('outbox') ? memoryPosts() : platform.posts };
  return {
    ...platform,
    ...(lost.has('catalogue') && { catalogueStorage: storage, openIndexStore: async () => memoryIndexStore() }),
    ...(lost.has('shopper') && { shopperStorage: storage }),
    ...(lost.has('mirror') && { pictures: noPictures, freeBytes: async () => null, hasSpaceFor: async () => true }),
    ...(lost.has('catalogue') ? withOwnReplication(holding) : holding),
    store: storeFor(platform, lost),
    // Where nothing is kept, no tab knows of another.
    ...(isEverythingLost(lost) && {
      locks: memoryLocks(),
      announce: () => undefined,
      onAnnouncement: () => () => undefined,
    }),
  };
}

function isEverythingLost(lost: ReadonlySet<StoreName>): boolean {
  return lost.has('shopper') && lost.has('outbox') && lost.has('mirror');
}

function storeFor(platform: WorkerPorts, lost: ReadonlySet<StoreName>): Store {
  const isKept = !lost.has('outbox') && !lost.has('shopper');
  if (isKept && !lost.has('mirror')) return platform.store;
  const cache = memoryCache();
  if (isKept)
    return keptStore(
      platform.database,
      createMirror(async () => cache, platform.apiOrigin),
      noOldForm,
    );
  return memoryStore(lost.has('mirror') ? null : platform.mirror, lost.has('shopper') ? 'orders' : 'everything');
}

/** What an older version left can only be taken over with its entries, which are in the mirror. */
const noOldForm: OldForm = { read: async () => null, forget: () => undefined };

type Holding = Pick<WorkerPorts, 'locks' | 'posts'>;

/** A catalogue that only this tab has is filled by this tab, whoever fills that of the others. */
function withOwnReplication({ locks, posts }: Holding): Holding {
  const own: Holding = { locks: memoryLocks(), posts: memoryPosts() };
  const at = (post: Post): Posts => (isReplicationPost(post) ? own.posts : posts);
  return {
    locks: {
      request: (name, options, work) => (isReplicationPost(name) ? own.locks : locks).request(name, options, work),
    },
    posts: {
      takePost: (post) => at(post).takePost(post),
      leavePost: (post, lease) => at(post).leavePost(post, lease),
      beat: (post, lease) => at(post).beat(post, lease),
      pulse: (post) => at(post).pulse(post),
      isUnfinished: (post) => at(post).isUnfinished(post),
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
