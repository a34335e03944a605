import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';

/** Queries of either database; a transaction has the same shape. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** An open database: embedded, or PostgreSQL. */
export interface ShopDatabase {
  readonly queries: Queries;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 20_000;
const POOL_SIZE = 10;

/** Opens PostgreSQL where `url` is given, else the embedded database in `dataDir`, and brings its schema up to date. */
export async function openDatabase(options: {
  url?: string | undefined;
  dataDir: string;
  migrations: string;
}): Promise<ShopDatabase> {
  return options.url
    ? openPostgres(options.url, options.migrations)
    : openEmbedded(options.dataDir, options.migrations);
}

async function openPostgres(connectionString: string, migrationsFolder: string): Promise<ShopDatabase> {
  const pool = new Pool({ connectionString, max: POOL_SIZE, statement_timeout: STATEMENT_TIMEOUT_MS });
  // A connection that breaks, idle or at work, must not end the process: its query fails, and the pool opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const database = drizzlePg(pool);
  await migratePg(database, { migrationsFolder });
  return { queries: database as unknown as Queries, close: () => pool.end() };
}

async function openEmbedded(dataDir: string, migrationsFolder: string): Promise<ShopDatabase> {
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const embedded = await PGlite.create(folder);
  const database = drizzlePglite(embedded);
  await migratePglite(database, { migrationsFolder });
  return { queries: database as unknown as Queries, close: () => embedded.close() };
}
