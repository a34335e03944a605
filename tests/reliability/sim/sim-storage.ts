import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import type { Realm } from './realm.ts';

type Memory = ReturnType<typeof getRxStorageMemory>;
type State = Memory['collectionStates'] extends Map<string, infer S> ? S : never;
type Stored = Readonly<Record<string, unknown>> & { readonly id: string; readonly _deleted: boolean };

const COLLECTIONS = ['cart', 'tasks', 'orders', 'customer'] as const;

type CollectionName = (typeof COLLECTIONS)[number];

let storages = 0;

/**
 * The IndexedDB of one device: every write is a whole or nothing, all tabs see it, and it outlives them. It can be damaged
 * as real ones are, without anybody being told (reliability, finding 5).
 */
export class SimStorage {
  private readonly states: Memory['collectionStates'] = new Map();

  /** The storage as one thread sees it. */
  forRealm(realm: Realm): RxStorage<unknown, unknown> {
    const memory = getRxStorageMemory();
    return {
      ...memory,
      collectionStates: this.states,
      // The library refuses a second database of a name in one process; here every thread is a process of its own.
      name: `memory ${++storages}`,
      async createStorageInstance(params) {
        const instance = await memory.createStorageInstance.call(this as Memory, params as never);
        const bound = realm.boundMethods(instance, ['bulkWrite', 'findDocumentsById', 'query', 'count']);
        // Who is dead would make queries of what others write, as long as they live.
        return Object.assign(bound, { changeStream: () => realm.heard(instance.changeStream()) }) as never;
      },
    } as RxStorage<unknown, unknown>;
  }

  /** Live documents of a collection of the shopper's database. */
  documents<T>(collection: CollectionName): T[] {
    const state = this.stateOf(collection);
    return state ? ([...latestOf(state).values()].filter(({ _deleted }) => !_deleted) as unknown[] as T[]) : [];
  }

  /** Remembers what is stored now; the function that it returns brings it back, as a damaged log does. */
  snapshot(): () => void {
    const kept = new Map(COLLECTIONS.map((name) => [name, latestOf(this.stateOf(name))]));
    return () => {
      for (const [name, documents] of kept) refill(this.stateOf(name), documents);
    };
  }

  /** Everything of the shopper is gone; no thread may be open. */
  wipeShopper(): void {
    for (const name of COLLECTIONS) refill(this.stateOf(name), new Map());
  }

  /** What a version begins with whose catalogue has another shape; no thread may be open. */
  dropCatalogues(): void {
    for (const name of this.states.keys()) if (name.startsWith('catalogue-')) this.states.delete(name);
  }

  private stateOf(collection: CollectionName): State | undefined {
    return this.states.get(`shopper--memory--${collection}--memory--0`);
  }
}

/** Documents by id, with those that the library has not moved into its indexes yet. */
function latestOf(state: State | undefined): Map<string, Stored> {
  const latest = new Map(state?.documents as Map<string, Stored> | undefined);
  const pending = state?.ensurePersistenceTask;
  for (const { document } of [...(pending?.bulkInsertDocs ?? []), ...(pending?.bulkUpdateDocs ?? [])]) {
    latest.set((document as Stored).id, document as Stored);
  }
  return latest;
}

function refill(state: State | undefined, documents: ReadonlyMap<string, Stored>): void {
  if (!state) return;
  delete state.ensurePersistenceTask;
  state.documents = new Map(documents);
  for (const index of state.byIndexArray) {
    index.docsWithIndex = [...documents]
      .map(([id, document]): [string, Stored, string] => [index.getIndexableString(document as never), document, id])
      .sort(([a], [b]) => (a < b ? -1 : 1)) as never;
  }
}
