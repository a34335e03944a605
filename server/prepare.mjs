// Makes sure that what a command needs is there: packages as the lock file names them, and a build of the sources as
// they are. Plain Node, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
const SKIPPED = /\.test\.ts$|^\./;

const say = (text) => process.stdout.write(`${text}\n`);

/** Installs the packages when they are missing or not those of the lock file. */
export function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.stua-lock');
  const wanted = hashOf([join(root, 'package-lock.json')]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages (once) ...');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/** Builds the shop when its sources changed since the last time; `mode` is `production` or `test`. */
export function ensureBuilt(mode = 'production') {
  const folder = join(root, mode === 'test' ? 'dist-test' : 'dist');
  const stamp = join(folder, '.stua-sources');
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
    });
  }
  writeFileSync(stamp, version);
}

/** Runs a command to its end; what it says is shown, and its failure ends ours. */
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
