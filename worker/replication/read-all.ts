import type { RxCollection } from 'rxdb/plugins/core';

/** IndexedDB has no index of truth values, so the storage keeps them as texts. */
const NOT_DELETED = '0';

/** The part of a Dexie table that is used past RxDB. */
interface StoredTable {
  toArray(): Promise<unknown[]>;
  where(key: ':id'): {
    above(id: string): { limit(rows: number): { toArray(): Promise<unknown[]> } };
    noneOf(ids: readonly string[]): { delete(): Promise<number> };
  };
}

/**
 * Every stored document of a collection, past the query cache: `find()` over everything would pin it all in memory
 * (measured). Reads the table of the Dexie storage where it is one; other storages are asked in the ordinary way.
 */
export async function readAll<T>(collection: RxCollection<T>): Promise<T[]> {
  const table = await tableOf(collection);
  if (!table) return (await collection.find().exec()).map((document) => document.toMutableJSON());
  const rows = (await table.toArray()) as (T & { readonly _deleted: string })[];
  return rows.filter((row) => row._deleted === NOT_DELETED);
}

/**
 * The stored documents of a collection in the order of their ids, so many at a time: all of a large catalogue at once would hold up
 * the thread for seconds. What is written meanwhile may be in it or not.
 */
export async function* readInTurns<T extends { readonly id: string }>(
  collection: RxCollection<T>,
  size: number,
): AsyncGenerator<readonly T[]> {
  const table = await tableOf(collection);
  if (!table) return yield await readAll(collection);
  for (let after = '', isEnd = false; !isEnd;) {
    const rows = (await table.where(':id').above(after).limit(size).toArray()) as (T & { readonly _deleted: string })[];
    after = rows.at(-1)?.id ?? after;
    isEnd = rows.length < size;
    yield rows.filter((row) => row._deleted === NOT_DELETED);
  }
}

/** Lets every document of a collection go at once but those with these ids; RxDB would write a tombstone for each, which takes room. */
export async function clearAll<T extends { readonly id: string }>(
  collection: RxCollection<T>,
  keptIds: readonly string[],
): Promise<void> {
  const table = await tableOf(collection);
  if (table) return void (await table.where(':id').noneOf(keptIds).delete());
  const going = (await readAll(collection)).map(({ id }) => id).filter((id) => !keptIds.includes(id));
  await collection.bulkRemove(going);
}

async function tableOf<T>(collection: RxCollection<T>): Promise<StoredTable | undefined> {
  const { internals } = collection.internalStorageInstance as unknown as {
    internals?: Promise<{ readonly dexieTable?: StoredTable }>;
  };
  return (await internals)?.dexieTable;
}
