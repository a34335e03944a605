import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

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
  for (const name of ['shop.mjs', 'prepare.mjs']) cpSync(join(import.meta.dirname, name), join(folder, 'server', name));
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
