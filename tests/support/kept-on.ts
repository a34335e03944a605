import type { TestDevice } from './device.ts';

/** Everything that a device keeps, as one text for each place. */
export async function keptOn(device: TestDevice): Promise<Map<string, string>> {
  const { session, ...outbox } = device.outbox.contents;
  const found = new Map([
    ['session', JSON.stringify(session)],
    ['outbox', JSON.stringify([[...outbox.rows.values()], [...outbox.carts]])],
    ['caches', JSON.stringify([...device.cache.texts])],
  ]);
  for (const { name = '' } of await device.indexedDB.databases()) found.set(name, await contentsOf(device, name));
  return found;
}

async function contentsOf(device: TestDevice, name: string): Promise<string> {
  const database = await done(device.indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  const contents = stores.map((store) => done(database.transaction(store).objectStore(store).getAll()));
  const text = JSON.stringify(await Promise.all(contents));
  database.close();
  return text;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not read', { cause: request.error })));
  });
}
