import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorSocket } from './cli/operator-socket.ts';
import { emptyDatabase, type Environment, migrationsFolder } from './environment.ts';
import { fillIfEmpty, type Filling, readCatalogue } from './fill.ts';
import { pruneSignIns } from './account/sign-ins.ts';
import { pruneCarts } from './cart/cart-store.ts';
import { pruneStoredReplies } from './http/idempotent.ts';
import { pruneRestock } from './restock/restock-requests.ts';
import { pruneUnpaid } from './payment/payments.ts';
import { followBackend, refuseWithoutBackend } from './stock-backend/fill-from-backend.ts';
import { openDatabase, type Queries, type ShopDatabase } from './store/database.ts';

const TIDY_EVERY_MS = 3600_000;

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
  const tidy = async (isStart: boolean): Promise<void> => {
    await prune(queries);
    // A catalogue that was just filled has nothing to give back, and whoever starts the shop waits for it.
    if (!isStart) await database.vacuum();
    await database.writeBack();
  };
  const following = stock === null ? null : await followBackend(queries, stock, say);
  if (stock === null) await fillAndTell(queries, { catalogue, read, dataDir, say });
  await tidy(true);
  // What fails is repeated an hour later.
  const tidying = setInterval(() => void tidy(false).catch(() => undefined), TIDY_EVERY_MS).unref();
  operator.serve(queries);
  return {
    ...database,
    close: async () => {
      clearInterval(tidying);
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

/**
 * Deletes stored replies, carts, tokens and addresses that nobody will ask for again, so that the database does not grow by them.
 */
async function prune(queries: Queries): Promise<void> {
  await pruneStoredReplies(queries, new Date());
  await pruneCarts(queries, new Date());
  await pruneSignIns(queries, new Date());
  await pruneUnpaid(queries, new Date());
  await pruneRestock(queries, new Date());
}

function opening(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl) return 'Opening PostgreSQL ...';
  const isThere = existsSync(join(dataDir, 'database'));
  return isThere ? 'Opening the embedded database ...' : 'Making the embedded database (a few seconds) ...';
}
