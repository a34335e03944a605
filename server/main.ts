import { serve } from '@hono/node-server';
import { existsSync, mkdirSync } from 'node:fs';
import type { ServerOptions } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { listenForOperator } from './cli/operator-socket.ts';
import { migrationsFolder, projectFolder, readEnvironment } from './environment.ts';
import { fillIfEmpty } from './fill.ts';
import { pruneStoredReplies } from './http/idempotent.ts';
import { createLimiter } from './http/rate-limit.ts';
import { createLogger } from './logger.ts';
import { mediaRoutes } from './media/media-route.ts';
import { readAssets } from './render/page-assets.ts';
import { pageRoutes } from './render/pages.ts';
import { staticFileRoutes } from './routes/static-files.ts';
import { openDatabase } from './store/database.ts';

/** Bounds on slow or large requests (reliability 5, row 24; row 37). */
const serverOptions: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 60_000,
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Opens the database, fills it if it is empty, and serves the shop. */
async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const logger = createLogger();
  mkdirSync(environment.dataDir, { recursive: true });
  say(environment.databaseUrl ? 'Opening PostgreSQL ...' : 'Opening the embedded database ...');
  const database = await openDatabase({
    url: environment.databaseUrl,
    dataDir: environment.dataDir,
    migrations: migrationsFolder(),
  });
  await fillIfEmpty(database.queries, environment.catalogue, ({ store, collection, done, total }) => {
    say(`Filling ${store}: ${collection} ${done} of ${total}`);
  });
  await pruneStoredReplies(database.queries, new Date());

  const app = createApp(
    {
      database: database.queries,
      limiter: createLimiter(environment.isLimiting),
      logger,
      version: import.meta.env['VITE_VERSION'] ?? 'dev',
    },
    (pages) => {
      mediaRoutes(pages);
      const client = join(projectFolder(), import.meta.env.MODE === 'test' ? 'dist-test' : 'dist', 'client');
      if (existsSync(client)) staticFileRoutes(pages, client);
      pageRoutes(pages, { database: database.queries, shopUrl: environment.shopUrl, assetsOf: readAssets(client) });
    },
  );
  const operator = await listenForOperator(environment.dataDir, database.queries);
  const server = serve(
    {
      fetch: (request, { incoming }) => app.handle(request, incoming.socket.remoteAddress ?? 'unknown'),
      port: environment.port,
      hostname: environment.host,
      serverOptions,
      overrideGlobalObjects: false,
    },
    ({ port }) => say(`Stua is open at ${environment.shopUrl.replace(/:0$/, `:${port}`)}/`),
  );
  const stop = (): void => {
    server.close();
    operator.close();
    void database.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

start().catch((error: unknown) => {
  process.stderr.write(`The shop could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
