import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { EmbeddedDatabase } from './embedded-database.ts';
import { openPool, pooledQueries, SILENCE_MS, STATEMENT_DEADLINE_MS } from './pooled-queries.ts';

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

/** Any number that no other lock of the shop has. */
const MIGRATION_LOCK = 7_041_777;

/** Opens PostgreSQL where `url` is given, else the embedded database in `dataDir`, and brings its schema up to date. */
export async function openDatabase(options: {
  url?: string | undefined;
  dataDir: string;
  migrations: string;
  /** What a new embedded database is a copy of; without it the engine makes one. */
  empty?: string | null;
  /** After how long PostgreSQL is taken for lost when it does not answer. */
  silenceMs?: number;
}): Promise<ShopDatabase> {
  return options.url
    ? openPostgres(options.url, options.migrations, options.silenceMs ?? SILENCE_MS)
    : openEmbedded(options.dataDir, options.migrations, options.empty ?? null);
}

async function openPostgres(
  connectionString: string,
  migrationsFolder: string,
  silenceMs: number,
): Promise<ShopDatabase> {
  await migratePostgres(connectionString, migrationsFolder);
  const pool = openPool(connectionString, silenceMs);
  return {
    queries: pooledQueries(pool) as unknown as Queries,
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
