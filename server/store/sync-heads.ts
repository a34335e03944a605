import { storeViews } from '#config/stores.ts';
import { type Collection, collections } from './collections.ts';
import { writeCheckpoint } from './checkpoint.ts';
import type { Queries } from './database.ts';
import { newestChanges } from './documents.ts';
import { databaseId } from './meta.ts';

/** In which forms a collection is pulled; each has checkpoints of its own. */
const formsOf = (collection: Collection) => (collection === 'products' ? (['list', 'all'] as const) : ['all' as const]);

/** Where the lists of every store view end, as the text of an answer, by the code of the store view. */
export async function readSyncHeads(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const codes = storeViews.map(({ code }) => code);
  const [database, changes] = await Promise.all([databaseId(queries), newestChanges(queries, codes)]);
  const newest = new Map(
    changes.map(({ storeCode, collection, changeNumber }) => [`${storeCode} ${collection}`, changeNumber]),
  );
  return new Map(codes.map((storeCode) => [storeCode, headsText(database, storeCode, newest)]));
}

function headsText(database: string, storeCode: string, newest: ReadonlyMap<string, number>): string {
  const heads = collections.flatMap((collection) =>
    formsOf(collection).map((fields) => {
      const changeNumber = newest.get(`${storeCode} ${collection}`) ?? 0;
      const checkpoint = writeCheckpoint({ database, storeCode, collection, fields }, changeNumber);
      return { collection, fields, checkpoint };
    }),
  );
  return JSON.stringify({ heads });
}
