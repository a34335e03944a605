import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Queries } from './database.ts';
import { shopMeta } from './schema.ts';

export const DATABASE_ID = 'database_id';

/**
 * The id of this database. A refilled database has another id, and a restored one gets it from its operator, which makes the
 * checkpoints of devices void.
 */
export async function databaseId(queries: Queries): Promise<string> {
  return madeOnce(queries, DATABASE_ID, randomUUID);
}

/** Makes another database of this one: its numbers will stand for other changes than those that devices heard of. */
export async function renewDatabaseId(queries: Queries): Promise<void> {
  await setMeta(queries, DATABASE_ID, randomUUID());
}

/** A fact of this database that is made when it is needed first, and stays as it is. */
export async function madeOnce(queries: Queries, key: string, make: () => string): Promise<string> {
  const known = await metaValue(queries, key);
  if (known !== undefined) return known;
  await queries.insert(shopMeta).values({ key, value: make() }).onConflictDoNothing();
  return (await metaValue(queries, key))!;
}

/** A stored fact, or `undefined`. */
export async function metaValue(queries: Queries, key: string): Promise<string | undefined> {
  const [row] = await queries.select().from(shopMeta).where(eq(shopMeta.key, key));
  return row?.value;
}

/** Stores a fact, replacing an older one. */
export async function setMeta(queries: Queries, key: string, value: string): Promise<void> {
  await queries.insert(shopMeta).values({ key, value }).onConflictDoUpdate({ target: shopMeta.key, set: { value } });
}
