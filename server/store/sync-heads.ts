import { storeViews } from '#config/stores.ts';
import { type Collection, collections } from './collections.ts';
import { writeCheckpoint } from './checkpoint.ts';
import type { Queries } from './database.ts';
import { newestChanges } from './documents.ts';
import { databaseId } from './meta.ts';

/** So long what was read may be told: a part of a device's five seconds that saves the database all reads but two a second. */
export const HEADS_FRESH_MS = 500;

/** In which forms a collection is pulled; each has checkpoints of its own. */
const formsOf = (collection: Collection) => (collection === 'products' ? (['list', 'all'] as const) : ['all' as const]);

/**
 * Where the lists of every store view end, as the text of an answer. Every open device asks for it every few seconds, so it
 * is read for all of them together. What another server on the same database writes is told as soon as what this one does.
 */
export class SyncHeads {
  private readonly database: Queries;
  private readonly freshMs: number;
  private texts: Promise<ReadonlyMap<string, string>> | null = null;
  private readAt = 0;

  constructor(database: Queries, freshMs: number) {
    this.database = database;
    this.freshMs = freshMs;
  }

  /** The answer for a store view. */
  async of(storeCode: string): Promise<string> {
    if (!this.texts || performance.now() - this.readAt >= this.freshMs) {
      this.readAt = performance.now();
      const texts = this.read();
      this.texts = texts;
      // What could not be read is read again for whoever asks next.
      texts.catch(() => this.texts === texts && (this.texts = null));
    }
    return (await this.texts).get(storeCode)!;
  }

  private async read(): Promise<ReadonlyMap<string, string>> {
    const codes = storeViews.map(({ code }) => code);
    const [database, changes] = await Promise.all([databaseId(this.database), newestChanges(this.database, codes)]);
    const newest = new Map(
      changes.map(({ storeCode, collection, changeNumber }) => [`${storeCode} ${collection}`, changeNumber]),
    );
    return new Map(codes.map((storeCode) => [storeCode, headsText(database, storeCode, newest)]));
  }
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
