import { migrationsFolder } from '#server/environment.ts';
import { fillIfEmpty } from '#server/fill.ts';
import { openDatabase } from '#server/store/database.ts';
import type { Bench } from '../bench.ts';
import { atMost, type Row } from '../row.ts';

const FILL_MAX_MS = 5000;

/** Fills a new database with the whole demo shop, in every store view. */
export async function demoFilling(bench: Bench): Promise<Row[]> {
  const dataDir = bench.folder('demo');
  const database = await openDatabase({ dataDir, migrations: migrationsFolder() });
  try {
    const since = performance.now();
    await fillIfEmpty(database.queries, { catalogue: 'demo', dataDir, say: () => undefined }, () => undefined);
    return [atMost(FILL_MAX_MS, 'fill an empty database with the demo shop', performance.now() - since, 'ms')];
  } finally {
    await database.close();
  }
}
