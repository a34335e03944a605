/**
 * The least time that keeping something twice can take, ms each. Runs in the worker's realm: a record goes into a plain object store in a
 * strict transaction, and then into a cache, from which it is read back.
 */
export async function measureKeptTwice({ times, bytes }: { times: number; bytes: number }): Promise<number[]> {
  const name = 'kept-twice';
  const opening = indexedDB.open(name);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows'));
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error(String(opening.error))));
  });
  const cache = await caches.open(name);
  const lasted: number[] = [];
  for (let round = 0; round < times; round++) {
    const text = String(round).padEnd(bytes, 'x');
    const startedAt = performance.now();
    const transaction = database.transaction('rows', 'readwrite', { durability: 'strict' });
    transaction.objectStore('rows').put(text, round);
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(new Error(String(transaction.error))));
    });
    await cache.put(`/${name}/${round}`, new Response(text));
    await (await cache.match(`/${name}/${round}`))?.text();
    lasted.push(performance.now() - startedAt);
  }
  database.close();
  indexedDB.deleteDatabase(name);
  await caches.delete(name);
  return lasted;
}
