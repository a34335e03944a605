import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorSocket } from './cli/operator-socket.ts';
import { type Environment, migrationsFolder } from './environment.ts';
import { fillIfEmpty } from './fill.ts';
import { pruneStoredReplies } from './http/idempotent.ts';
import { rejectionLine } from './import/imported-catalogue.ts';
import { openDatabase, type ShopDatabase } from './store/database.ts';

/**
 * Opens the database that the environment names, fills it if it is empty, and says what it is doing meanwhile. From then
 * on the operator's commands work on it.
 */
export async function openShopDatabase(
  { dataDir, databaseUrl, catalogue }: Pick<Environment, 'dataDir' | 'databaseUrl' | 'catalogue'>,
  say: (text: string) => void,
): Promise<ShopDatabase> {
  const operator = await OperatorSocket.hold(dataDir);
  say(opening(databaseUrl, dataDir));
  const database = await openDatabase({ url: databaseUrl, dataDir, migrations: migrationsFolder() });
  const { queries } = database;
  const rejections = await fillIfEmpty(queries, catalogue, ({ store, collection, done, total }) => {
    say(`Filling ${store}: ${collection} ${done} of ${total}`);
  });
  for (const rejection of rejections) say(rejectionLine(rejection));
  await pruneStoredReplies(queries, new Date());
  operator.serve(queries);
  return {
    queries,
    close: async () => {
      await operator.release();
      await database.close();
    },
  };
}

function opening(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl) return 'Opening PostgreSQL ...';
  const isThere = existsSync(join(dataDir, 'database'));
  return isThere ? 'Opening the embedded database ...' : 'Making the embedded database (a few seconds) ...';
}
