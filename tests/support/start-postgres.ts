import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { addressOf, administer, MIGRATIONS, TEMPLATE } from './postgres-database.ts';

const DEBIAN_BINARIES = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;
const MISSING =
  'These tests need PostgreSQL: put its server binaries (initdb, postgres) on the PATH, or run as root on Debian.';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the socket of the cluster that all tests share. */
    readonly postgres: string;
  }
}

/**
 * Starts a cluster in a folder of its own, reachable by a socket in it. It ends with this process, however that ends:
 * its guardian waits for the end of a pipe, stops the server and removes the folder.
 */
// oxlint-disable-next-line import/no-default-export -- how Vitest loads its set-up
export default async function startPostgres(project: TestProject): Promise<void> {
  const binaries = findBinaries() ?? installBinaries();
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'stua-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const guardian = spawn('sh', ['-c', guardianScript, 'sh', join(binaries, 'postgres'), data, folder], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guardian.unref();
  (guardian.stdin as unknown as { unref(): void }).unref();
  await untilReady(folder);
  await administer(folder, `create database ${TEMPLATE}`);
  const pool = new Pool({ connectionString: addressOf(folder, TEMPLATE) });
  await migrate(drizzle(pool), { migrationsFolder: MIGRATIONS });
  await pool.end();
  project.provide('postgres', folder);
}

const guardianScript = `
  "$1" -D "$2" -k "$3" -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off \\
    -c max_connections=300 >"$3/log" 2>&1 &
  cat >/dev/null
  kill -QUIT $!
  wait
  cd / && rm -rf "$3"`;

/** The folder of the server's binaries: on the PATH, or else the newest version of Debian's package. */
function findBinaries(): string | null {
  const versions = existsSync(DEBIAN_BINARIES) ? readdirSync(DEBIAN_BINARIES) : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_BINARIES, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** Installs Debian's package; of several processes that need it, one installs and the others wait. */
function installBinaries(): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(MISSING);
  const install = 'apt-get update && apt-get install -y --no-install-recommends postgresql';
  const isThere = `ls ${DEBIAN_BINARIES}/*/bin/postgres`;
  try {
    execFileSync('flock', [join(tmpdir(), 'stua-postgresql.lock'), 'sh', '-c', `${isThere} || (${install})`], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    throw new Error(`${MISSING} Installing the package failed.`, { cause: error });
  }
  const binaries = findBinaries();
  if (!binaries) throw new Error(MISSING);
  return binaries;
}

/** The user to run PostgreSQL as, which refuses to run as root: `postgres`, or else `nobody`; `null` when not root. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

async function untilReady(folder: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await administer(folder, 'select 1');
    } catch (error) {
      if (Date.now() > end) {
        const log = existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '';
        throw new Error(`PostgreSQL did not start in ${folder}. ${log}`, { cause: error });
      }
      await new Promise((resolve) => void setTimeout(resolve, 50));
    }
  }
}
