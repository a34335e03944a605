import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { projectFolder, readEnvironment } from './environment.ts';
import { failureFacts, reasonOf } from './failure-facts.ts';
import { createShopServer } from './http/http-server.ts';
import { keepTidy } from './keep-tidy.ts';
import { createLogger } from './logger.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { createShopApp } from './shop-app.ts';
import { stopShop } from './stop-shop.ts';

/** How often open payments are asked for, where a callback of the provider was lost, and who waits for an article is looked after. */
const SETTLE_EVERY_MS = 60_000;
/**
 * Signals that come together are one wish to stop: npm passes on what the terminal or the service manager tells the shop already. Who
 * signals again after that wants the end at once.
 */
const TOGETHER_MS = 1000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Opens the database, fills it if it is empty, and serves the shop. */
async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const database = await openShopDatabase(environment, say);
  const build = import.meta.env.MODE === 'test' ? 'dist-test' : 'dist';
  const logger = createLogger(environment.logLevel);
  const app = createShopApp(database.queries, environment, join(projectFolder(), build, 'client'), logger);
  await app.restoreIndexes();
  const server = createShopServer(app, { trusted: environment.trustedProxies, logger });
  server.on('error', refuseToStart);
  server.listen(environment.port, environment.host, () => {
    const { port } = server.address() as AddressInfo;
    say(`Stua is open at ${environment.shopUrl.replace(/:0$/, `:${port}`)}/`);
  });
  const settle = (): void =>
    void app
      .settlePayments()
      .catch((error: unknown) => logger.warn(failureFacts(error), 'payments were not looked at'));
  const tell = (): void =>
    void app
      .tellRestocked()
      .catch((error: unknown) => logger.warn(failureFacts(error), 'nobody was told what can be bought again'));
  settle();
  tell();
  const endTidying = keepTidy(database, logger);
  const repeating = [setInterval(settle, SETTLE_EVERY_MS), setInterval(tell, SETTLE_EVERY_MS)];
  let stoppedAt: number | undefined;
  const stop = (): void => {
    if (stoppedAt !== undefined && performance.now() - stoppedAt > TOGETHER_MS) process.exit(1);
    if (stoppedAt !== undefined) return;
    stoppedAt = performance.now();
    for (const each of repeating) clearInterval(each);
    void stopShop({ server, app, database, endTidying }).finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Says in one sentence why the server did not start: a stack would not help to understand that a port is taken. */
function refuseToStart(error: unknown): void {
  process.stderr.write(`The shop could not start: ${reasonOf(error)}\n`);
  process.exit(1);
}

start().catch(refuseToStart);
