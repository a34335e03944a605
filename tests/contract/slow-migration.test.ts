import { sql } from 'drizzle-orm';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { rowsOf } from '#server/store/documents.ts';
import { emptyPostgresUrl } from '#tests/support/postgres-database.ts';

/** A statement of a caller is cancelled after ten seconds; what brings the schema up to date takes its time (decision 091). */

const LONGER_THAN_A_CALLER_S = 11;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stua-migration-'));
  mkdirSync(join(folder, 'meta'));
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_slow', breakpoints: true };
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
  );
  const slow = `create table slow (id int);--> statement-breakpoint\nselect pg_sleep(${LONGER_THAN_A_CALLER_S});`;
  writeFileSync(join(folder, '0000_slow.sql'), slow);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.concurrent.each([
  ['embedded', () => Promise.resolve(undefined)],
  ['PostgreSQL', emptyPostgresUrl],
])('a migration that takes long is carried out: %s', async (name, urlOf) => {
  const url = await urlOf();
  const database = await openDatabase({ url, dataDir: join(folder, name), migrations: folder });
  expect(rowsOf(await database.queries.execute(sql`select from slow`))).toEqual([]);
  await database.close();
});
