import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { askRunningServer } from './cli/operator-socket.ts';
import { type Environment, migrationsFolder } from './environment.ts';
import { fillIfEmpty } from './fill.ts';
import { pruneStoredReplies } from './http/idempotent.ts';
import { openDatabase, type ShopDatabase } from './store/database.ts';

/** Opens the database that the environment names, fills it if it is empty, and says what it is doing meanwhile. */
export async function openShopDatabase(
  { dataDir, databaseUrl, catalogue }: Pick<Environment, 'dataDir' | 'databaseUrl' | 'catalogue'>,
  say: (text: string) => void,
): Promise<ShopDatabase> {
  // The embedded database belongs to one process at a time.
  if (!databaseUrl && (await askRunningServer(dataDir, []))) throw new Error(`a shop is running on ${dataDir} already`);
  mkdirSync(dataDir, { recursive: true });
  say(opening(databaseUrl, dataDir));
  const database = await openDatabase({ url: databaseUrl, dataDir, migrations: migrationsFolder() });
  await fillIfEmpty(database.queries, catalogue, ({ store, collection, done, total }) => {
    say(`Filling ${store}: ${collection} ${done} of ${total}`);
  });
  await pruneStoredReplies(database.queries, new Date());
  return database;
}

function opening(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl) return 'Opening PostgreSQL ...';
  const isThere = existsSync(join(dataDir, 'database'));
  return isThere ? 'Opening the embedded database ...' : 'Making the embedded database (a few seconds) ...';
}
