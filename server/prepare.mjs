// Makes sure that what a command needs is there: packages as the lock file names them, and a build of the sources as
// they are. Plain Node, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

const say = (text) => process.stdout.write(`${text}\n`);

/** Makes sure that some build and its packages are there. Those that are, however old, may be in use by a running server, which loads more of them later. */
export async function ensureAnyBuild() {
  if (existsSync(INSTALLED) && existsSync(join(root, 'dist', STAMP))) return;
  await ensureInstalled();
  ensureBuilt();
}

/** Installs the packages when they are missing or differ from the lock file, and reports progress. */
export async function ensureInstalled() {
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

/** Builds the shop when its sources changed since the last time; `mode` is `production` or `test`. */
export function ensureBuilt(mode = 'production') {
  const folder = join(root, mode === 'test' ? 'dist-test' : 'dist');
  const stamp = join(folder, STAMP);
  const version = hashOf(SOURCES.flatMap((name) => filesBelow(join(root, name)))).slice(0, 16);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  rmSync(folder, { recursive: true, force: true });
  for (const [target, what] of [
    ['client', 'pages and worker'],
    ['sw', 'service worker'],
    ['server', 'server'],
  ]) {
    say(`Building ${mode === 'test' ? 'for tests: ' : ''}${what} ...`);
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    run(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
      BUILD_TARGET: target,
      VITE_VERSION: version,
      // Test runners set `test` here, with which React's development build would be built in.
      NODE_ENV: 'production',
    });
  }
  say(`Building ${mode === 'test' ? 'for tests: ' : ''}an empty database ...`);
  run(process.execPath, [
    join(root, 'server', 'store', 'make-database.mjs'),
    join(folder, 'server', 'database.tar.gz'),
  ]);
  writeFileSync(stamp, version);
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
