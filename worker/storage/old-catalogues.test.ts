import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { catalogueName, CATALOGUE_VERSION } from './database.ts';
import { dropOldCatalogues } from './old-catalogues.ts';

function make(databases: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = databases.open(name, 1);
    asked.addEventListener('success', () => {
      asked.result.close();
      resolve();
    });
    asked.addEventListener('error', () => reject(asked.error!));
  });
}

test('catalogues of earlier versions go, of all store views, once no tab shows them; nothing else does', async () => {
  const databases = new IDBFactory();
  const current = catalogueName('bmno');
  const old = ['bmno', 'default', 'bm-en'].map((store) => `catalogue-${store}-${CATALOGUE_VERSION - 1}`);
  const kept = [`${current}-index`, `rxdb-dexie-${current}--0--products`, `rxdb-dexie-${current}--0--_rxdb_internal`];
  const others = ['outbox', 'rxdb-dexie-shopper--0--orders', 'catalogue', 'catalogue-of-somebody', `x-${old[0]}-index`];
  const gone = old.flatMap((name) => [`${name}-index`, `rxdb-dexie-${name}--0--products`]);
  const newer = `rxdb-dexie-catalogue-bmno-${CATALOGUE_VERSION + 1}--0--products`;
  for (const name of [...kept, ...others, newer, ...gone]) await make(databases, name);
  const shown = `replication ${old[1]}`;
  const held = new Set([shown]);
  const locks = {
    request: async (name: string, _options: LockOptions, work: (lock: Lock | null) => unknown) =>
      work(held.has(name) ? null : { name, mode: 'exclusive' }),
  } as Pick<LockManager, 'request'>;
  const ofTab = gone.filter((name) => name.includes('-default-'));
  const left = async (): Promise<string[]> => (await databases.databases()).map(({ name = '' }) => name).sort();
  await dropOldCatalogues(databases, locks);
  await expect.poll(left).toEqual([...kept, ...others, newer, ...ofTab].sort());
  held.delete(shown);
  await dropOldCatalogues(databases, locks);
  await expect.poll(left).toEqual([...kept, ...others, newer].sort());
});
