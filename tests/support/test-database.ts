import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { Queries, ShopDatabase } from '#server/store/database.ts';

export const MIGRATIONS = 'server/store/migrations';

/** An embedded database in memory, with the schema and nothing in it. */
export async function openTestDatabase(): Promise<ShopDatabase> {
  const embedded = await PGlite.create({ loadDataDir: await openAsBlob(inject('testDatabase')) });
  return { queries: drizzle(embedded) as unknown as Queries, close: () => embedded.close() };
}
