import type { RxCollection } from 'rxdb/plugins/core';

/** IndexedDB has no index of truth values, so the storage keeps them as texts. */
const NOT_DELETED = '0';

interface DexieInternals {
  readonly dexieTable: { toArray(): Promise<unknown[]> };
}

/**
 * Every stored document of a collection, past the query cache: `find()` over everything would pin it all in memory
 * (measured). Reads the table of the Dexie storage where it is one; other storages are asked in the ordinary way.
 */
export async function readAll<T>(collection: RxCollection<T>): Promise<T[]> {
  const { internals } = collection.internalStorageInstance as unknown as {
    internals?: Promise<Partial<DexieInternals>>;
  };
  const table = (await internals)?.dexieTable;
  if (!table) return (await collection.find().exec()).map((document) => document.toMutableJSON());
  const rows = (await table.toArray()) as (T & { readonly _deleted: string })[];
  return rows.filter((row) => row._deleted === NOT_DELETED);
}
