import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openShopDatabase } from './open-shop-database.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['nonsense', 'CATALOGUE names neither demo, synthetic:N nor a path: nonsense'],
  ['empty.ndjson', 'Nothing in'],
  ['list.csv', 'nothing says what its columns mean'],
])('a catalogue that cannot be read (%s) is told before anything is made', async (name, sentence) => {
  writeFileSync(join(folder, 'empty.ndjson'), '');
  writeFileSync(join(folder, 'list.csv'), 'sku,name,price\nA,Bord,10\n');
  const dataDir = join(folder, 'data');
  const catalogue = name === 'nonsense' ? name : join(folder, name);
  await expect(openShopDatabase({ dataDir, databaseUrl: undefined, catalogue }, () => undefined)).rejects.toThrow(
    sentence,
  );
  expect(readdirSync(folder)).not.toContain('data');
});
