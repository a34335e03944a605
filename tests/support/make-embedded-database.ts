import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS } from './postgres-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a file with an empty database that has the schema. */
    readonly embeddedDatabase: string;
  }
}

/** Makes a database once, before the tests, because that takes four times as long as copying one. */
// oxlint-disable-next-line import/no-default-export -- how Vitest loads its set-up
export default async function makeEmbeddedDatabase(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'stua-test-database-'));
  const embedded = await PGlite.create();
  await migrate(drizzle(embedded), { migrationsFolder: MIGRATIONS });
  const made = await embedded.dumpDataDir('none');
  await embedded.close();
  const file = join(folder, 'database.tar');
  writeFileSync(file, Buffer.from(await made.arrayBuffer()));
  project.provide('embeddedDatabase', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
