import { deleteDB, openDB } from 'idb';
import type { RenderedRequest } from '../entry.ts';
import type { AttemptRecord, CartRecord } from './box.ts';

/** What versions before this one kept beside the journal, which is the mirror of today. */
export interface OldOutbox {
  readonly lastSeq: number;
  readonly carts: ReadonlyMap<string, CartRecord>;
  readonly attempts: ReadonlyMap<string, AttemptRecord>;
  readonly requests: ReadonlyMap<string, RenderedRequest>;
}

/** The outbox of a device as versions before this one have left it. */
export interface OldForm {
  /** `null` where there is none. */
  read(): Promise<OldOutbox | null>;
  /** It has been taken over. */
  forget(): void;
}

const DATABASE = 'outbox-control';

/** Reads the database `outbox-control`, which held all but the entries. */
export function openOldForm(): OldForm {
  return {
    async read() {
      const names = await indexedDB.databases();
      if (!names.some(({ name }) => name === DATABASE)) return null;
      const database = await openDB(DATABASE);
      try {
        const mapOf = async <T>(store: string): Promise<Map<string, T>> => {
          if (!database.objectStoreNames.contains(store)) return new Map();
          const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
          return new Map(keys.map((key, index) => [String(key), values[index] as T]));
        };
        return {
          lastSeq: (await mapOf<number>('numbers')).get('seq') ?? 0,
          carts: await mapOf('carts'),
          attempts: await mapOf('attempts'),
          requests: await mapOf('requests'),
        };
      } finally {
        database.close();
      }
    },
    // A tab of before may have it open still: then it goes when that is gone, and nobody waits for it.
    forget: () => void deleteDB(DATABASE).catch(() => undefined),
  };
}
