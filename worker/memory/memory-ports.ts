import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { createJournal } from '../outbox/journal.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { WorkerPorts } from '../ports.ts';
import { memoryCache } from './memory-cache.ts';
import { memoryControl } from './memory-control.ts';
import { memoryIndexStore } from './memory-index-store.ts';
import { memoryLocks } from './memory-locks.ts';

/** The same platform where it stores nothing: everything lasts as long as the tab, and no tab knows of another (P6). */
export function memoryPorts(platform: WorkerPorts): WorkerPorts {
  const cache = memoryCache();
  const storage = getRxStorageMemory();
  return {
    ...platform,
    locks: memoryLocks(),
    journal: createJournal(async () => cache, platform.apiOrigin),
    control: memoryControl(),
    announce: () => undefined,
    onAnnouncement: () => () => undefined,
    catalogueStorage: storage,
    shopperStorage: storage,
    openIndexStore: async () => memoryIndexStore(),
    pictures: noPictures,
    freeBytes: async () => null,
    hasRoomFor: async () => true,
    isMultiInstance: false,
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
