import { Pool } from 'pg';
import { inject } from 'vitest';
import { openDatabase, type ShopDatabase } from '#server/store/database.ts';
import type { PostgresProxy } from './postgres-proxy.ts';

export const MIGRATIONS = 'server/store/migrations';
export const TEMPLATE = 'shop_template';

let databases = 0;

/** Opens a new PostgreSQL database, with the schema and nothing in it. */
export async function openPostgresDatabase(): Promise<ShopDatabase> {
  const folder = inject('postgres');
  const name = `shop_${process.pid}_${++databases}`;
  await administer(folder, `create database ${name} template ${TEMPLATE}`);
  return openDatabase({ url: addressOf(folder, name), dataDir: folder, migrations: MIGRATIONS });
}

/** Opens a new PostgreSQL database by a proxy; what is silent for `silenceMs` is taken for lost. */
export async function openProxiedDatabase(proxy: PostgresProxy, silenceMs: number): Promise<ShopDatabase> {
  const folder = inject('postgres');
  const name = `shop_${process.pid}_${++databases}`;
  await administer(folder, `create database ${name} template ${TEMPLATE}`);
  const url = `postgres://shop@127.0.0.1:${proxy.port}/${name}`;
  return openDatabase({ url, dataDir: folder, migrations: MIGRATIONS, silenceMs });
}

/** The address of a new PostgreSQL database without anything in it. */
export async function emptyPostgresUrl(): Promise<string> {
  const folder = inject('postgres');
  const name = `empty_${process.pid}_${++databases}`;
  await administer(folder, `create database ${name}`);
  return addressOf(folder, name);
}

/** Runs a statement that concerns the cluster and not one of its databases. */
export async function administer(folder: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: addressOf(folder, 'postgres'), max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}

/** The address of a database in the cluster whose socket is in the folder. */
export function addressOf(folder: string, name: string): string {
  return `postgres://shop@localhost/${name}?host=${encodeURIComponent(folder)}`;
}
