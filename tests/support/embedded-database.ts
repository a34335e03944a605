import { inject } from 'vitest';
import type { Queries, ShopDatabase } from '#server/store/database.ts';
import { EmbeddedDatabase } from '#server/store/embedded-database.ts';

/** As long as a test may take. */
const DEADLINE_MS = 60_000;

/** An embedded database in memory, with the schema and nothing in it. */
export async function openEmbeddedDatabase(): Promise<ShopDatabase> {
  const embedded = await EmbeddedDatabase.open({ copyOf: inject('embeddedDatabase'), deadlineMs: DEADLINE_MS });
  return { queries: embedded.queries as unknown as Queries, close: () => embedded.close() };
}
