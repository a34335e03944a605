import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Queries, ShopDatabase } from '#server/store/database.ts';

export const MIGRATIONS = 'server/store/migrations';

/** An embedded database in memory, with the schema and nothing in it. */
export async function openTestDatabase(): Promise<ShopDatabase> {
  const embedded = await PGlite.create();
  const database = drizzle(embedded);
  await migrate(database, { migrationsFolder: MIGRATIONS });
  return { queries: database as unknown as Queries, close: () => embedded.close() };
}
