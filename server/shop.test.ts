import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';

let folder: string;

const files = {
  'package.json': '{"type":"module"}',
  'package-lock.json': '{"packages":{"node_modules/a":{"version":"2.0.0"}}}',
  'node_modules/.package-lock.json': '{"packages":{"node_modules/a":{"version":"1.0.0"}}}',
  'node_modules/a/index.js': 'export const version = 1;',
  'src/main.tsx': 'newer than the build',
  'dist/.stua-sources': 'of older sources',
  'dist/server/main.js': 'of the server that runs',
  'dist/server/shop.js': 'process.stdout.write(process.argv.slice(2).join(" "));',
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stua-checkout-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of ['build.mjs', 'shop.mjs', 'prepare.mjs'])
    cpSync(join(import.meta.dirname, name), join(folder, 'server', name));
  return () => rmSync(folder, { recursive: true, force: true });
});

/** Runs the operator's command where no npm is found, so that nothing can be fetched. */
const orders = () =>
  spawnSync(process.execPath, [join(folder, 'server', 'shop.mjs'), 'orders'], {
    encoding: 'utf8',
    env: { PATH: join(folder, 'nowhere') },
  });

test('a command beside a running server touches neither its build nor its packages, though there are newer sources', () => {
  const { status, stdout } = orders();
  expect([status, stdout]).toEqual([0, 'orders']);
  for (const [path, text] of Object.entries(files)) expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text);
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['.stua-sources', 'server']);
});

test.each([
  ['packages', 'node_modules/.package-lock.json'],
  ['a whole build', 'dist/.stua-sources'],
])('without %s a command installs and builds first', (_, path) => {
  rmSync(join(folder, path));
  expect(orders().stderr).toContain('Installing 1 packages');
});

describe('a build', () => {
  /** Notes each part that is built, and whether the command of before is there meanwhile; while it is held, it goes no further. */
  const builder = `
    import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
    const given = process.argv.indexOf('--outDir');
    const target = process.env.BUILD_TARGET === 'server' ? 'server' : 'client';
    const out = given < 0 ? 'dist/' + target : process.argv[given + 1];
    appendFileSync('built.txt', process.env.BUILD_TARGET + ' ' + existsSync('dist/server/shop.js') + '\\n');
    if (existsSync('broken.txt')) process.exit(1);
    mkdirSync(out, { recursive: true });
    while (existsSync('held.txt')) await new Promise((resolve) => setTimeout(resolve, 20));
    writeFileSync(out + '/shop.js', 'process.stdout.write("new");');
  `;
  const lock = () => join(folder, '.building');
  const built = () => readFileSync(join(folder, 'built.txt'), 'utf8').trim().split('\n');
  const whole = ['client true', 'sw true', 'server true'];

  beforeEach(() => {
    const made = {
      'node_modules/.package-lock.json': files['package-lock.json'],
      'node_modules/vite/bin/vite.js': builder,
      'node_modules/vite/package.json': files['package.json'],
      'server/store/make-database.mjs': '',
    };
    for (const [path, text] of Object.entries(made)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });

  const start = async (name: 'build' | 'shop', told: (text: string) => void = () => undefined) => {
    const child = spawn(process.execPath, [join(folder, 'server', `${name}.mjs`)], { cwd: folder });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => told((text += String(part))));
    const [status] = (await once(child, 'close')) as [number];
    return { status, text };
  };

  test('is made once by those who begin at the same time', async () => {
    const held = join(folder, 'held.txt');
    writeFileSync(held, '');
    const letGo = (text: string): void => {
      if (/Waiting for process \d+/.test(text)) rmSync(held, { force: true });
    };
    const both = await Promise.all([start('build', letGo), start('build', letGo)]);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    expect(built()).toEqual(whole);
    expect(existsSync(lock())).toBe(false);
  });

  test('lets a command use the one of before until it is whole', async () => {
    const { status } = await start('build');
    expect([status, built()]).toEqual([0, whole]);
    expect((await start('shop')).text).toBe('new');
    expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });

  test('that fails leaves the one of before', async () => {
    writeFileSync(join(folder, 'broken.txt'), '');
    expect((await start('build')).status).toBe(1);
    expect(readFileSync(join(folder, 'dist/server/shop.js'), 'utf8')).toBe(files['dist/server/shop.js']);
  });

  test('does not wait for who died over it', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock(), String(pid));
    expect(await start('build')).toMatchObject({ status: 0 });
    expect(existsSync(lock())).toBe(false);
  });
});
