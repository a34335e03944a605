import type { RxStorage, RxStorageInstance } from 'rxdb/plugins/core';

/** A storage of which each instance is taken in hand before anybody gets it. Where that throws, it does not open. */
export function asItOpens<Internals, Options>(
  storage: RxStorage<Internals, Options>,
  take: (instance: RxStorageInstance<unknown, Internals, Options>) => void | Promise<void>,
): RxStorage<Internals, Options> {
  const createStorageInstance: typeof storage.createStorageInstance = async (parameters) => {
    const instance = await storage.createStorageInstance(parameters);
    await take(instance as RxStorageInstance<unknown, Internals, Options>);
    return instance;
  };
  return Object.create(storage, { createStorageInstance: { value: createStorageInstance } }) as typeof storage;
}
