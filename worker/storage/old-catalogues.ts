import { replicationPost } from '../outbox/lease.ts';
import { CATALOGUE_VERSION } from './database.ts';

/** Databases of a catalogue: its collections, as RxDB names them over Dexie, and the plain one beside them. */
const OF_CATALOGUE = /^(?:rxdb-dexie-)?(?<catalogue>catalogue-.+?-(?<version>\d+))(?:--.*|-index)$/;

/**
 * Deletes the catalogues of earlier versions, of every store view: each version fills a new one, and nothing reads those before it. That
 * of a tab of before stays until the tab is closed, which holds the post that fills it: a database that goes is closed for its readers.
 */
export async function dropOldCatalogues(
  databases: Pick<IDBFactory, 'databases' | 'deleteDatabase'>,
  locks: Pick<LockManager, 'request'>,
): Promise<void> {
  for (const { name = '' } of await databases.databases()) {
    const { catalogue = '', version = CATALOGUE_VERSION } = OF_CATALOGUE.exec(name)?.groups ?? {};
    if (Number(version) >= CATALOGUE_VERSION) continue;
    await locks.request(replicationPost(catalogue), { ifAvailable: true }, (lock) => {
      if (lock) databases.deleteDatabase(name);
    });
  }
}
