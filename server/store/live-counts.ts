import type { Collection } from './collections.ts';
import type { Queries } from './database.ts';
import { countLive } from './documents.ts';

interface Counted {
  readonly newest: number;
  readonly total: Promise<number>;
}

/**
 * How many documents each list has. Counting reads the whole list, and a device that comes for the first time asks with each of
 * hundreds of pages, so a list is counted once for each of its changes.
 */
export class LiveCounts {
  private readonly queries: Queries;
  private readonly counted = new Map<string, Counted>();

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** The number of documents that a list has, whose newest change is known. */
  of(storeCode: string, collection: Collection, newest: number): Promise<number> {
    const key = `${storeCode} ${collection}`;
    const known = this.counted.get(key);
    if (known?.newest === newest) return known.total;
    const total = countLive(this.queries, storeCode, collection);
    this.counted.set(key, { newest, total });
    // The next page counts again.
    total.catch(() => this.counted.delete(key));
    return total;
  }
}
