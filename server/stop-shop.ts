import { once } from 'node:events';
import type { Server } from 'node:http';
import type { App } from './app.ts';
import type { ShopDatabase } from './store/database.ts';

/** How long answers and mails that are under way may take once the shop is told to stop. */
const PATIENCE_MS = 10_000;

/** What runs while the shop is open. */
export interface RunningShop {
  readonly server: Server;
  readonly app: Pick<App, 'settled'>;
  readonly database: Pick<ShopDatabase, 'close'>;
  /** Ends work on the database that nobody waits for; resolves when none is under way. */
  readonly endTidying: () => Promise<void>;
}

/**
 * Stops the shop: lets nobody new in, finishes the answers and mails that are under way, and closes the database. What takes longer than ten
 * seconds is cut off.
 */
export async function stopShop({ server, app, database, endTidying }: RunningShop): Promise<void> {
  let patience: NodeJS.Timeout | undefined;
  const isTooLate = new Promise<void>((resolve) => (patience = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([isTooLate, Promise.all([answered(server).then(() => app.settled()), endTidying()])]);
  clearTimeout(patience);
  server.closeAllConnections();
  await database.close();
}

/** Lets nobody new in; resolves when everybody who came has the answer. */
async function answered(server: Server): Promise<void> {
  const isClosed = once(server, 'close');
  // A connection that has its answer would stay open for another request.
  server.keepAliveTimeout = 1;
  server.close();
  await isClosed;
}
