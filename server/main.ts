import { serve } from '@hono/node-server';
import type { ServerOptions } from 'node:http';
import { join } from 'node:path';
import { projectFolder, readEnvironment } from './environment.ts';
import { clientAddress } from './http/client-address.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { createShopApp } from './shop-app.ts';

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
  const database = await openShopDatabase(environment, say);
  const build = import.meta.env.MODE === 'test' ? 'dist-test' : 'dist';
  const app = createShopApp(database.queries, environment, join(projectFolder(), build, 'client'));
  const server = serve(
    {
      fetch: (request, { incoming }) => {
        const forwarded = request.headers.get('x-forwarded-for');
        const address = clientAddress(incoming.socket.remoteAddress, forwarded, environment.trustedProxies);
        return app.handle(request, address);
      },
      port: environment.port,
      hostname: environment.host,
      serverOptions,
      overrideGlobalObjects: false,
    },
    ({ port }) => say(`Stua is open at ${environment.shopUrl.replace(/:0$/, `:${port}`)}/`),
  );
  server.on('error', refuseToStart);
  const stop = (): void => {
    server.close();
    void database.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Says why in one sentence: nobody needs a stack to learn that a port is taken. */
function refuseToStart(error: unknown): void {
  process.stderr.write(`The shop could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

start().catch(refuseToStart);
