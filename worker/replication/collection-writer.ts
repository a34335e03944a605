import type { RxCollection } from 'rxdb/plugins/core';
import { deepEqual } from 'rxdb/plugins/utils';
import { noteWork } from '../timing.ts';
import { clearAll, readAll } from './read-all.ts';

/**
 * The one writer of a collection: pages of replication and demanded slices come through here one after the other, and
 * what did not change is not written (an unchanged write costs as much as a changed one, measured).
 */
export class CollectionWriter<T extends { readonly id: string }> {
  private readonly collection: RxCollection<T>;
  private readonly beforeWrite: () => Promise<void>;
  private last: Promise<unknown> = Promise.resolve();

  constructor(collection: RxCollection<T>, beforeWrite: () => Promise<void> = async () => undefined) {
    this.collection = collection;
    this.beforeWrite = beforeWrite;
  }

  /** Adds or replaces documents and removes ids; resolves when they are stored. Returns how many were written. */
  write(documents: readonly T[], removedIds: readonly string[] = []): Promise<number> {
    const turn = this.last.then(() => this.writeNow(documents, removedIds));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Lets all documents go but those with these ids, after what is being written. */
  clear(keptIds: readonly string[] = []): Promise<void> {
    const turn = this.last.then(() => clearAll(this.collection, keptIds));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** The stored documents with these ids; no document object leaves here. */
  async read(ids: readonly string[]): Promise<T[]> {
    const found = await this.collection.storageInstance.findDocumentsById([...ids], false);
    return found;
  }

  /** Ids of stored documents. */
  async storedIds(isWanted: (id: string) => boolean): Promise<string[]> {
    return (await readAll(this.collection)).map(({ id }) => id).filter(isWanted);
  }

  private async writeNow(documents: readonly T[], removedIds: readonly string[]): Promise<number> {
    const comparedAt = performance.now();
    const known = new Map((await this.read(documents.map(({ id }) => id))).map((stored) => [stored.id, stored]));
    const fresh = documents.filter(({ id }) => !known.has(id));
    const changed = documents.filter((document) => {
      const stored = known.get(document.id);
      return stored !== undefined && !isSame(stored, document);
    });
    noteWork('store comparing', comparedAt, documents.length);
    const written = fresh.length + changed.length;
    if (written + removedIds.length === 0) return 0;
    const wroteAt = performance.now();
    await this.beforeWrite();
    if (fresh.length > 0) await this.collection.bulkInsert(fresh);
    if (changed.length > 0) await this.collection.bulkUpsert(changed);
    if (removedIds.length > 0) await this.collection.bulkRemove([...removedIds]);
    noteWork('store write', wroteAt, written);
    return written;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether the stored document says the same; the storage's own fields do not count, and one that has gone does. */
function isSame(stored: object, document: object): boolean {
  return Object.keys({ ...stored, ...document }).every(
    (field) => field[0] === '_' || deepEqual((stored as Fields)[field], (document as Fields)[field]),
  );
}
