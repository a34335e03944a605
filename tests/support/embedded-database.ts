import { inject } from 'vitest';
import type { Queries, ShopDatabase } from '#server/store/database.ts';
import { EmbeddedDatabase } from '#server/store/embedded-database.ts';

/** A statement may take as long as a test. */
const DEADLINE_MS = 60_000;

/** An embedded database in memory, with the schema and nothing in it. */
export async function openEmbeddedDatabase(): Promise<ShopDatabase> {
  const embedded = await EmbeddedDatabase.open({ copyOf: inject('embeddedDatabase'), deadlineMs: DEADLINE_MS });
  return {
    queries: embedded.queries as unknown as Queries,
    writeBack: () => embedded.writeBack(),
    vacuum: () => embedded.vacuum(),
    close: () => embedded.close(),
  };
}
