import { Dexie, type EntityTable, liveQuery } from 'dexie';
import { Observable } from 'rxjs';

/** The plain database beside the catalogue's documents: how far each pull came, and packed indexes by name. */
export interface IndexStore {
  checkpoints(): Promise<ReadonlyMap<string, PullRecord>>;
  /** The checkpoints now and after every change, also by another tab. */
  checkpoints$(): Observable<ReadonlyMap<string, PullRecord>>;
  setCheckpoint(pull: string, record: PullRecord): Promise<void>;
  blob(name: string): Promise<IndexBlob | null>;
  setBlob(name: string, blob: IndexBlob): Promise<void>;
  /** Forgets how far a pull came, so that it begins anew. */
  dropCheckpoint(pull: string): Promise<void>;
  /** Deletes all packed indexes. */
  dropBlobs(): Promise<void>;
  close(): void;
}

/** How far a pull came. */
export interface PullRecord {
  /** `null` until the first page of the pull came. */
  readonly checkpoint: string | null;
  /** How many documents the server holds, and how many of them are here. */
  readonly total: number;
  readonly done: number;
  readonly isComplete: boolean;
  /** Everything is pulled again, because the backend declared the checkpoint void. */
  readonly isRenewal: boolean;
  /**
   * Up to which number of a document this was done. An interrupted renewal goes on from there; one that is told no such number begins
   * anew, because nobody knows then what came already.
   */
  readonly renewedThrough?: number | null;
  /** Names of documents that cannot be read; the sync centre shows them. */
  readonly unreadable: readonly string[];
  /**
   * Since when the shop has not answered as it should, in epoch milliseconds of this device; the sync centre shows it.
   */
  readonly failedSince?: number | null;
}

/** A packed index, and what it was made of: at least the checkpoint of the products. */
export interface IndexBlob {
  readonly checkpoint: string;
  readonly data: ArrayBuffer;
}

/** Opens the plain Dexie database beside a catalogue. */
export async function openIndexStore(name: string): Promise<IndexStore> {
  const database = new Dexie(`${name}-index`, { chromeTransactionDurability: 'relaxed' }) as Dexie & {
    checkpoints: EntityTable<PullRecord & { pull: string }, 'pull'>;
    blobs: EntityTable<IndexBlob & { name: string }, 'name'>;
  };
  database.version(1).stores({ checkpoints: 'pull', blobs: 'name' });
  await database.open();
  const checkpoints = async (): Promise<ReadonlyMap<string, PullRecord>> =>
    new Map((await database.checkpoints.toArray()).map((row) => [row.pull, row]));
  return {
    checkpoints,
    checkpoints$: () =>
      new Observable((subscriber) => {
        const subscription = liveQuery(checkpoints).subscribe(subscriber);
        return () => subscription.unsubscribe();
      }),
    setCheckpoint: async (pull, record) => void (await database.checkpoints.put({ ...record, pull })),
    blob: async (of) => (await database.blobs.get(of)) ?? null,
    setBlob: async (of, blob) => void (await database.blobs.put({ ...blob, name: of })),
    dropCheckpoint: (pull) => database.checkpoints.delete(pull),
    dropBlobs: () => database.blobs.clear(),
    close: () => database.close(),
  };
}
