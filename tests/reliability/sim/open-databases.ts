import { OPEN_COLLECTIONS, type RxDatabase } from 'rxdb/plugins/core';
import { OPEN_MEMORY_INSTANCES } from 'rxdb/plugins/storage-memory';

const databases = new Set<RxDatabase>();

/** The library counts the collections of a process, and refuses many; in a scenario every thread is one. */
export function countAnew(): void {
  for (const { database } of OPEN_COLLECTIONS) databases.add(database);
  OPEN_COLLECTIONS.clear();
}

/** The library keeps what nobody closed, and a thread that dies closes nothing: all that it has is let go of. */
export function forgetDatabases(): void {
  countAnew();
  for (const { onClosed } of databases) onClosed?.();
  databases.clear();
  OPEN_MEMORY_INSTANCES.clear();
}
