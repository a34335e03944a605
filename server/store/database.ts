import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { EmbeddedDatabase } from './embedded-database.ts';

/** Runs queries on either database; a transaction has the same type. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** An open database: embedded, or PostgreSQL. */
export interface ShopDatabase {
  readonly queries: Queries;
  /** Writes everything to its place and lets the log of changes go. PostgreSQL does that by itself. */
  writeBack(): Promise<void>;
  /** Gives the room of deleted rows to new ones. PostgreSQL does that by itself. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A statement that takes longer is cancelled, and its call fails. The cost of a call is bounded before it is carried
 * out (server/search/search-cost.ts), so this deadline catches only what was overlooked. Writing a batch of a large
 * catalogue on a busy machine must fit into it.
 */
const STATEMENT_DEADLINE_MS = 10_000;
/**
 * How long a statement waits for a lock, such as an order during an import. After that the caller is told that the shop
 * is busy and tries again, and its connection serves others meanwhile.
 */
const LOCK_PATIENCE_MS = 2000;
const POOL_SIZE = 10;
/** Any number that no other lock of the shop has. */
const MIGRATION_LOCK = 7_041_777;

/** Opens PostgreSQL where `url` is given, else the embedded database in `dataDir`, and brings its schema up to date. */
export async function openDatabase(options: {
  url?: string | undefined;
  dataDir: string;
  migrations: string;
  /** What a new embedded database is a copy of; without it the engine makes one. */
  empty?: string | null;
}): Promise<ShopDatabase> {
  return options.url
    ? openPostgres(options.url, options.migrations)
    : openEmbedded(options.dataDir, options.migrations, options.empty ?? null);
}

async function openPostgres(connectionString: string, migrationsFolder: string): Promise<ShopDatabase> {
  await migratePostgres(connectionString, migrationsFolder);
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    // What a transaction asks at once is sent at once; without it the driver takes no statement while another is under way.
    pipeline: true,
    statement_timeout: STATEMENT_DEADLINE_MS,
    lock_timeout: LOCK_PATIENCE_MS,
  });
  // A broken connection must not end the process: its query fails, and the pool opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const database = drizzlePg(pool);
  return {
    queries: database as unknown as Queries,
    writeBack: () => Promise.resolve(),
    vacuum: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

/** Has a connection of its own, because changing the schema of a large shop may take longer than a statement of a caller. */
async function migratePostgres(connectionString: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString });
  // When the connection is lost, the statement that waits for it fails.
  client.on('error', () => {});
  await client.connect();
  try {
    // Servers that start at the same time take turns; the lock ends with the connection.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function openEmbedded(dataDir: string, migrationsFolder: string, empty: string | null): Promise<ShopDatabase> {
  const folder = join(dataDir, 'database');
  const copyOf = existsSync(folder) ? null : empty;
  mkdirSync(folder, { recursive: true });
  const source = { folder, ...(copyOf ? { copyOf } : {}) };
  const embedded = await EmbeddedDatabase.open({ ...source, deadlineMs: STATEMENT_DEADLINE_MS }, (queries) =>
    migratePglite(queries, { migrationsFolder }),
  );
  return {
    queries: embedded.queries as unknown as Queries,
    writeBack: () => embedded.writeBack(),
    vacuum: () => embedded.vacuum(),
    close: () => embedded.close(),
  };
}
