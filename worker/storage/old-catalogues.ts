import { CATALOGUE_VERSION } from './database.ts';

/** Databases of a catalogue: its collections, as RxDB names them over Dexie, and the plain one beside them. */
const OF_CATALOGUE = /^(?:rxdb-dexie-)?catalogue-.+?-(\d+)(?:--.*|-index)$/;

/**
 * Deletes the catalogues of earlier versions, of every store view: each version fills a new one, and nothing reads those before it.
 * Nobody waits for it: where a tab of before has one open still, the browser deletes it when that lets go.
 */
export async function dropOldCatalogues(databases: Pick<IDBFactory, 'databases' | 'deleteDatabase'>): Promise<void> {
  for (const { name = '' } of await databases.databases())
    if (Number(OF_CATALOGUE.exec(name)?.[1] ?? CATALOGUE_VERSION) < CATALOGUE_VERSION) databases.deleteDatabase(name);
}
