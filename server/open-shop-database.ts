import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorSocket } from './cli/operator-socket.ts';
import { emptyDatabase, type Environment, migrationsFolder } from './environment.ts';
import { fillIfEmpty, type Filling, readCatalogue } from './fill.ts';
import { followBackend, refuseWithoutBackend } from './stock-backend/fill-from-backend.ts';
import { openDatabase, type Queries, type ShopDatabase } from './store/database.ts';

/**
 * Opens the database that the environment names, fills it if it is empty or follows a stock backend with it, and reports its progress through `say`. After
 * that the operator's commands work on it.
 */
export async function openShopDatabase(
  {
    dataDir,
    databaseUrl,
    catalogue,
    stock = null,
  }: Pick<Environment, 'dataDir' | 'databaseUrl' | 'catalogue'> & Partial<Pick<Environment, 'stock'>>,
  say: (text: string) => void,
): Promise<ShopDatabase> {
  // A catalogue that cannot be read is told before anything is made.
  const isNew = stock === null && !databaseUrl && !existsSync(join(dataDir, 'database'));
  const read = isNew ? await readCatalogue(catalogue) : undefined;
  const operator = await OperatorSocket.hold(dataDir);
  say(opening(databaseUrl, dataDir));
  const database = await openDatabase({
    url: databaseUrl,
    dataDir,
    migrations: migrationsFolder(),
    empty: emptyDatabase(),
  });
  const { queries } = database;
  const following = stock === null ? null : await followBackend(queries, stock, say);
  if (stock === null) await fillAndTell(queries, { catalogue, read, dataDir, say });
  await database.writeBack();
  operator.serve(queries);
  return {
    ...database,
    close: async () => {
      await following?.stop();
      await operator.release();
      await database.close();
    },
  };
}

async function fillAndTell(queries: Queries, filling: Filling): Promise<void> {
  await refuseWithoutBackend(queries);
  const { say } = filling;
  const remarks = await fillIfEmpty(queries, filling, ({ store, collection, done, total }) => {
    say(`Filling ${store}: ${collection} ${done} of ${total}`);
  });
  for (const remark of remarks) say(remark);
}

function opening(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl) return 'Opening PostgreSQL ...';
  const isThere = existsSync(join(dataDir, 'database'));
  return isThere ? 'Opening the embedded database ...' : 'Making the embedded database (a few seconds) ...';
}
