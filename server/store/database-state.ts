import { sql } from 'drizzle-orm';
import { storeViews } from '#config/stores.ts';
import type { Queries } from './database.ts';
import { newestOfEach, rowsOf } from './documents.ts';
import { DATABASE_ID, databaseId } from './meta.ts';

/** Which database this is, and how far its changes go. */
export interface DatabaseState {
  readonly database: string;
  /** The highest change number of all documents; 0 where there is none. */
  readonly changeNumber: number;
}

/** Both by one statement, because it is asked before each page. */
export async function databaseState(queries: Queries): Promise<DatabaseState> {
  const [row] = rowsOf<{ id: string | null; last: string | number }>(
    await queries.execute(sql`
      select (select value from shop_meta where key = ${DATABASE_ID}) as id, coalesce(max(newest.change_number), 0) as last
      from ${newestOfEach(storeViews.map(({ code }) => code))}`),
  );
  return { database: row!.id ?? (await databaseId(queries)), changeNumber: Number(row!.last) };
}
