import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { OperatorSocket } from '#server/cli/operator-socket.ts';
import { EmbeddedDatabase } from '#server/store/embedded-database.ts';

let folder: string;
const umask = process.umask();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stua-private-'));
});

afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

/** Paths in the folder to which other users have any permission. */
const openToOthers = (at: string): string[] =>
  [at, ...readdirSync(at, { recursive: true }).map((name) => join(at, String(name)))].filter(
    (path) => (statSync(path).mode & 0o077) !== 0,
  );

test('nobody else can read the database, its folder or its socket', async () => {
  const dataDir = join(folder, 'new', 'data');
  process.umask(0);
  const operator = await OperatorSocket.hold(dataDir);
  const database = await EmbeddedDatabase.open({
    folder: join(dataDir, 'database'),
    copyOf: inject('embeddedDatabase'),
    deadlineMs: 60_000,
  });
  await database.queries.execute('create table later as select 1 as one');
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'shop.sock']);
  expect(openToOthers(dataDir)).toEqual([]);
  await database.close();
  await operator.release();
});

test('files that were open are closed to others, and files behind links are left alone', async () => {
  process.umask(0);
  const [dataDir, elsewhere] = [join(folder, 'data'), join(folder, 'elsewhere')];
  for (const path of [dataDir, elsewhere]) mkdirSync(join(path, 'deep'), { recursive: true, mode: 0o777 });
  for (const path of [dataDir, elsewhere]) writeFileSync(join(path, 'deep', 'file'), '', { mode: 0o666 });
  symlinkSync(elsewhere, join(dataDir, 'link'));
  chmodSync(dataDir, 0o755);
  const operator = await OperatorSocket.hold(dataDir);
  await operator.release();
  expect([statSync(dataDir), statSync(join(dataDir, 'deep'))].map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700]);
  expect(statSync(join(dataDir, 'deep', 'file')).mode & 0o777).toBe(0o600);
  expect(statSync(join(elsewhere, 'deep', 'file')).mode & 0o777).toBe(0o666);
});
