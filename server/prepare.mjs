// Makes sure that what a command needs is there: packages as the lock file names them, and a build of the sources as
// they are. Plain Node, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SOURCES = [
  'src',
  'worker',
  'sw',
  'schemas',
  'server',
  'locales',
  'public',
  'vite.config.ts',
  'package-lock.json',
];
const PROGRESS_MS = 3000;
/** Npm writes it when it has installed everything. */
const INSTALLED = join(root, 'node_modules', '.package-lock.json');
/** Names the sources of a build, and is written when the build is whole. */
const STAMP = '.stua-sources';
const SKIPPED = /\.test\.ts$|^\./;
/** Names the process that installs or builds here; all others wait for it. */
const LOCK = join(root, '.building');
/** Nobody installs or builds for so long: the process is gone, and its number is another one's. */
const LOCK_MAX_MS = 30 * 60_000;
const LOOK_EVERY_MS = 100;

const say = (text) => process.stdout.write(`${text}\n`);

/** Makes sure that some build and its packages are there. Those that are, however old, may be in use by a running server, which loads more of them later. */
export async function ensureAnyBuild() {
  if (existsSync(INSTALLED) && existsSync(join(root, 'dist', STAMP))) return;
  await ensureInstalled();
  ensureBuilt();
}

/** Installs the packages when they are missing or differ from the lock file, and reports progress. */
export async function ensureInstalled() {
  if (missingPackages().length === 0) return;
  waitForLock();
  try {
    await installMissing();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

async function installMissing() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  say(`Installing ${missing.length} packages (once) ...`);
  const progress = setInterval(() => {
    const there = missing.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    say(`Installing: ${there} of ${missing.length}`);
  }, PROGRESS_MS);
  // Standard output belongs to the command that is prepared here, so npm writes to standard error.
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  const [status] = await once(npm, 'close');
  clearInterval(progress);
  if (status !== 0) process.exit(status ?? 1);
}

/** Packages whose installed version differs from the lock file, by the list that npm wrote when it installed them. */
function missingPackages() {
  const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});
  const there = packagesIn(INSTALLED);
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(([path, { version, optional }]) => path !== '' && !optional && there[path]?.version !== version)
    .map(([path]) => path);
}

/**
 * Builds the shop when its sources changed since the last time; `mode` is `production` or `test`, which has crash points and a clock that can
 * be shifted, and stays apart.
 */
export function ensureBuilt(mode = 'production') {
  const folder = join(root, mode === 'test' ? 'dist-test' : 'dist');
  if (isBuilt(folder)) return;
  waitForLock();
  try {
    if (!isBuilt(folder)) build(mode, folder);
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function isBuilt(folder) {
  const stamp = join(folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === versionOfSources();
}

function versionOfSources() {
  return hashOf(SOURCES.flatMap((name) => filesBelow(join(root, name)))).slice(0, 16);
}

/** Builds beside what there is, which others use until the new one is whole, or for good where it never is. */
function build(mode, folder) {
  const version = versionOfSources();
  const fresh = `${folder}-new`;
  rmSync(fresh, { recursive: true, force: true });
  for (const [target, what] of [
    ['client', 'pages and worker'],
    ['sw', 'service worker'],
    ['server', 'server'],
  ]) {
    say(`Building ${mode === 'test' ? 'for tests: ' : ''}${what} ...`);
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const outDir = join(fresh, target === 'server' ? 'server' : 'client');
    run(process.execPath, [vite, 'build', '--mode', mode, '--outDir', outDir, '--logLevel', 'warn'], {
      BUILD_TARGET: target,
      VITE_VERSION: version,
      // Test runners set `test` here, with which React's development build would be built in.
      NODE_ENV: 'production',
    });
  }
  say(`Building ${mode === 'test' ? 'for tests: ' : ''}an empty database ...`);
  run(process.execPath, [join(root, 'server', 'store', 'make-database.mjs'), join(fresh, 'server', 'database.tar.gz')]);
  writeFileSync(join(fresh, STAMP), version);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** Returns when this process alone may install or build. Who died over it is not waited for. */
function waitForLock() {
  for (let isSaid = false; ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS)) {
    try {
      return writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = lockHolder();
    if (holder === null) rmSync(LOCK, { force: true });
    else if (!isSaid) say(`Waiting for process ${holder}, which installs or builds here ...`);
    isSaid = holder !== null;
  }
}

/** The number of the process that has the lock; `null` where it is gone. */
function lockHolder() {
  try {
    const holder = Number(readFileSync(LOCK, 'utf8'));
    const isOld = Date.now() - statSync(LOCK).mtimeMs > LOCK_MAX_MS;
    if (isOld || holder === process.pid) return null;
    process.kill(holder, 0);
    return holder;
  } catch (error) {
    // It is another user's.
    return error.code === 'EPERM' ? 'of somebody else' : null;
  }
}

/** Runs a command to its end and shows its output; when it fails, this process ends with its status. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.test(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}
