import { type DBSchema, type IDBPDatabase, deleteDB, openDB } from 'idb';
import type { SessionRecord } from '../../session/session-record.ts';
import type { CartRecord, Changes, Contents, Row } from './box.ts';
import { Box } from './box.ts';
import { type OutboxDatabase, type Posts, takeStep } from './store.ts';
import type { Post } from '../lease.ts';

type NumberName = 'seq' | `${'lease' | 'pulse' | 'busy'} ${Post}`;

interface Schema extends DBSchema {
  numbers: { key: NumberName; value: number };
  rows: { key: number; value: Row };
  carts: { key: string; value: CartRecord };
}

/**
 * The session lies among the numbers: a store of its own would make another version of the database, and what the tabs of
 * the version before have queued could not be opened by them any more.
 */
interface SessionPlace {
  get(key: 'session'): Promise<SessionRecord | undefined>;
  put(value: SessionRecord | null, key: 'session'): Promise<unknown>;
  delete(key: 'session'): Promise<unknown>;
}

const DATABASE = 'outbox';
const STORES = ['numbers', 'rows', 'carts'] as const;

type Open = () => Promise<IDBPDatabase<Schema>>;
type Reading = ReturnType<IDBPDatabase<Schema>['transaction']>;

/** The outbox in IndexedDB. Every step is one strict transaction: what it resolved for survives the loss of power. */
export function openOutboxDatabase(): OutboxDatabase {
  const open = connection();
  return {
    ...posts(open),
    async transact(work, proof) {
      const transaction = (await open()).transaction(STORES, 'readwrite', { durability: 'strict' });
      // What aborts it is thrown below.
      transaction.done.catch(() => undefined);
      try {
        const contents = await contentsIn(transaction);
        const numbers = transaction.objectStore('numbers');
        const held = proof ? ((await numbers.get(`lease ${proof.post}`)) ?? 0) : 0;
        const step = takeStep(contents, work, proof, () => held);
        if (step.changes.lastSeq !== contents.lastSeq)
          void numbers.put(step.changes.lastSeq, 'seq').catch(() => undefined);
        writeRows(transaction.objectStore('rows'), step.changes);
        writeCarts(transaction.objectStore('carts'), step.changes);
        const { session } = step.changes;
        if (session !== undefined) write(numbers as unknown as SessionPlace, new Map([['session', session]]));
        await transaction.done;
        return step;
      } catch (error) {
        abort(transaction);
        throw error;
      }
    },
    async look(work) {
      const transaction = (await open()).transaction(STORES);
      transaction.done.catch(() => undefined);
      return work(new Box(await contentsIn(transaction)));
    },
  };
}

/**
 * The database; a lost connection is opened again at the next use. A database that lost a store to damage would never get
 * it back, so it is made anew: the mirror has what waited in it.
 */
function connection(): Open {
  let opened: ReturnType<Open> | null = null;
  const lose = (): void => void (opened = null);
  const open = (): ReturnType<Open> =>
    openDB<Schema>(DATABASE, 1, {
      upgrade(database) {
        for (const name of STORES) database.createObjectStore(name);
      },
      terminated: lose,
      // Another realm upgrades or deletes: give way, open again afterwards.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        lose();
      },
    });
  const openWhole = async (): ReturnType<Open> => {
    const database = await open();
    if (database.objectStoreNames.length === STORES.length) return database;
    database.close();
    await deleteDB(DATABASE);
    return open();
  };
  return () => {
    if (!opened) (opened = openWhole()).catch(lose);
    return opened;
  };
}

async function contentsIn(transaction: Reading): Promise<Contents> {
  const numbers = transaction.objectStore('numbers');
  const [lastSeq = 0, session = null, rows, names, records] = await Promise.all([
    numbers.get('seq'),
    (numbers as unknown as SessionPlace).get('session'),
    transaction.objectStore('rows').getAll(),
    transaction.objectStore('carts').getAllKeys(),
    transaction.objectStore('carts').getAll(),
  ]);
  return {
    lastSeq,
    rows: new Map(rows.map((row) => [row.entry.seq, row])),
    carts: new Map(names.map((name, index) => [name, records[index]!])),
    session,
  };
}

interface Writing<K, V> {
  put(value: V, key: K): Promise<unknown>;
  delete(key: K): Promise<unknown>;
}

/** What fails aborts the transaction, which says so. */
function write<K, V>(store: Writing<K, V>, changes: ReadonlyMap<K, V | null>): void {
  for (const [key, value] of changes)
    void (value === null ? store.delete(key) : store.put(value, key)).catch(() => undefined);
}

const writeRows = (store: Writing<number, Row>, { rows }: Changes): void => write(store, rows);
const writeCarts = (store: Writing<string, CartRecord>, { carts }: Changes): void => write(store, carts);

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

function posts(open: Open): Posts {
  const change = async <T>(
    work: (get: (name: NumberName) => Promise<number>, put: (name: NumberName, value: number) => void) => Promise<T>,
  ): Promise<T> => {
    // A heartbeat may be lost with the power.
    const { store, done } = (await open()).transaction('numbers', 'readwrite', { durability: 'relaxed' });
    done.catch(() => undefined);
    const put = (name: NumberName, value: number): void => void store.put(value, name).catch(() => undefined);
    const result = await work(async (name) => (await store.get(name)) ?? 0, put);
    await done;
    return result;
  };
  return {
    takePost: (post) =>
      change(async (get, put) => {
        const [held, pulse, busy] = await Promise.all([
          get(`lease ${post}`),
          get(`pulse ${post}`),
          get(`busy ${post}`),
        ]);
        const lease = held + 1;
        put(`lease ${post}`, lease);
        put(`pulse ${post}`, pulse + 1);
        put(`busy ${post}`, lease);
        return { lease, isUnfinished: busy !== 0 };
      }),
    leavePost: (post, lease) =>
      change(async (get, put) => {
        if ((await get(`lease ${post}`)) === lease) put(`busy ${post}`, 0);
      }),
    beat: (post, lease) =>
      change(async (get, put) => {
        const [held, pulse] = await Promise.all([get(`lease ${post}`), get(`pulse ${post}`)]);
        if (held !== lease) return false;
        put(`pulse ${post}`, pulse + 1);
        return true;
      }),
    pulse: async (post) => (await (await open()).get('numbers', `pulse ${post}`)) ?? 0,
    isUnfinished: async (post) => ((await (await open()).get('numbers', `busy ${post}`)) ?? 0) !== 0,
  };
}
