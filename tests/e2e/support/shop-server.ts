import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { askRunningServer } from '#server/cli/operator-socket.ts';

export interface ShopServerOptions {
  readonly dataDir: string;
  readonly catalogue?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the build; tests of faults use the one that has crash points. */
  readonly build?: 'dist' | 'dist-test';
}

/** A shop in a process of its own, as an operator runs it. */
export interface ShopServer {
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** How often the operator's commands may have changed articles. */
  readonly changes: number;
  /** Has an operator's command carried out; resolves with its JSON document. Starting a process for each took seconds. */
  operator<T = unknown>(...command: (string | number)[]): Promise<T>;
  /** Kills the process as `kill -9` does. */
  kill(): Promise<void>;
  /** Ends the process in an orderly way. */
  stop(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(env?: Readonly<Record<string, string>>): Promise<ShopServer>;
  remove(): Promise<void>;
}

const START_LIMIT_MS = 240_000;

/** The operator's commands after which every article is as it was. */
const withoutArticles: ReadonlySet<unknown> = new Set(['orders', 'carts', 'users', 'add-coupon', 'add-demo-customer']);

/** Starts a shop and waits until it reports that it is open. */
export async function startShop(options: ShopServerOptions): Promise<ShopServer> {
  const port = options.port ?? (await freePort());
  const build = options.build ?? 'dist-test';
  const env = {
    ...process.env,
    // As `npm start` sets it; test runners set another value.
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: options.dataDir,
    CATALOGUE: options.catalogue ?? 'demo',
    RATE_LIMITS: 'off',
    ...options.env,
  };
  const child = spawn(process.execPath, [`${build}/server/main.js`], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  await opened(child);
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  let changes = 0;
  return {
    get changes() {
      return changes;
    },
    origin: `http://localhost:${port}`,
    port,
    dataDir: options.dataDir,
    process: child,
    operator: async <T>(...command: (string | number)[]): Promise<T> => {
      if (!withoutArticles.has(command[0])) changes++;
      const outcome = await askRunningServer(options.dataDir, command.map(String));
      if (!outcome?.ok) throw new Error(outcome?.message ?? 'the shop does not run');
      return outcome.document as T;
    },
    kill: () => stop('SIGKILL'),
    stop: () => stop('SIGTERM'),
    async restart(more) {
      if (child.exitCode === null && child.signalCode === null) await stop('SIGTERM');
      return startShop({ ...options, port, env: { ...options.env, ...more } });
    },
    async remove() {
      if (child.exitCode === null && child.signalCode === null) await stop('SIGKILL');
      rmSync(options.dataDir, { recursive: true, force: true });
    },
  };
}

function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const limit = setTimeout(() => reject(new Error(`the shop did not open: ${said}`)), START_LIMIT_MS);
    const listen = (chunk: Buffer): void => {
      said += String(chunk);
      if (!said.includes('Stua is open')) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the shop ended (${code}): ${said}`)));
  });
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
