/** What `measureRawPuts` found. */
export interface RawPuts {
  readonly records: number;
  readonly lastedMs: number;
}

/**
 * The least time that storing can take. Runs in the worker's realm: reads every stored record of a catalogue and puts
 * the same records into plain object stores, one for each collection, in batches of the same size, each in a
 * transaction.
 */
export async function measureRawPuts({ catalogue, batch }: { catalogue: string; batch: number }): Promise<RawPuts> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(String(request.error))));
    });
  const ended = (transaction: IDBTransaction): Promise<void> =>
    new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(new Error(String(transaction.error))));
    });
  const putAll = async (target: IDBDatabase, rows: readonly unknown[]): Promise<number> => {
    const startedAt = performance.now();
    for (let start = 0; start < rows.length; start += batch) {
      const transaction = target.transaction('rows', 'readwrite', { durability: 'relaxed' });
      const store = transaction.objectStore('rows');
      for (const row of rows.slice(start, start + batch)) store.put(row);
      await ended(transaction);
    }
    return performance.now() - startedAt;
  };
  let records = 0;
  let lastedMs = 0;
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith(`rxdb-dexie-${catalogue}-`) || name.endsWith('_rxdb_internal')) continue;
    const source = await done(indexedDB.open(name));
    const rows = await done(source.transaction('docs').objectStore('docs').getAll());
    source.close();
    const opening = indexedDB.open(`raw-puts ${name}`);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows', { keyPath: 'id' }));
    const target = await done(opening);
    lastedMs += await putAll(target, rows);
    records += rows.length;
    target.close();
    await done(indexedDB.deleteDatabase(`raw-puts ${name}`));
  }
  return { records, lastedMs };
}
