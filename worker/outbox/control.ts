import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Owner, WaitReason } from './entry.ts';
import type { Post } from './outbox-lock.ts';

/** The server cart of an owner in a store view, as far as replies have told. */
export interface CartRecord {
  readonly cartId: string | null;
  /** Idempotency-Key of the call that makes the cart, stored before the call (D97). */
  readonly createKey: string;
  /** Sequence number of that call: operations before it belong to an earlier cart. */
  readonly createSeq: number;
  /** The server knows the cart no more, and what it held waits for the worker to be put into a new one. */
  readonly isLost: boolean;
  /** Line ids of the server by line key. */
  readonly itemIds: Readonly<Record<string, string>>;
}

/** How sending of an entry has gone so far. */
export interface AttemptRecord {
  readonly attempts: number;
  /** Attempts that the server answered; after five the entry is shown as «needs you» (D12). */
  readonly answered: number;
  readonly nextAt: number;
  readonly reason: WaitReason;
  /** The last attempt may have had its effect: ask before sending again. */
  readonly isOutcomeUnknown: boolean;
}

/** The small room that worker and service worker share: numbers, lease, carts, attempts. */
export interface Control {
  /** The next sequence number, never below `least`. */
  nextSeq(least?: number): Promise<number>;
  lastSeq(): Promise<number>;
  /** Takes the lease of a post; the number it returns is lost as soon as somebody else takes it. */
  takeLease(post: Post): Promise<number>;
  /** Counts the heartbeat of the lease up; false when the lease was lost. */
  beat(post: Post, lease: number): Promise<boolean>;
  /** A number that changes as long as the holder of the post lives. */
  pulse(post: Post): Promise<number>;
  cart(owner: Owner, storeCode: string): Promise<CartRecord | null>;
  setCart(owner: Owner, storeCode: string, record: CartRecord | null): Promise<void>;
  attempt(id: string): Promise<AttemptRecord | null>;
  setAttempt(id: string, record: AttemptRecord | null): Promise<void>;
}

type NumberName = 'seq' | `lease ${Post}` | `pulse ${Post}`;

interface ControlSchema extends DBSchema {
  numbers: { key: NumberName; value: number };
  carts: { key: string; value: CartRecord };
  attempts: { key: string; value: AttemptRecord };
}

const DATABASE = 'outbox-control';

/** Opens the control room in IndexedDB. A lost connection is opened again at the next use. */
export function openControl(): Control {
  let connection: Promise<IDBPDatabase<ControlSchema>> | null = null;
  const database = (): Promise<IDBPDatabase<ControlSchema>> => {
    connection ??= openDB<ControlSchema>(DATABASE, 1, {
      upgrade(created) {
        for (const name of ['numbers', 'carts', 'attempts'] as const) created.createObjectStore(name);
      },
      terminated: () => (connection = null),
      // Another realm upgrades: give way, open again afterwards.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        connection = null;
      },
    }).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };

  const change = async (key: NumberName, next: (value: number) => number | null): Promise<number | null> => {
    const transaction = (await database()).transaction('numbers', 'readwrite', {
      // A number must never come twice; a heartbeat may.
      durability: key === 'seq' ? 'strict' : 'relaxed',
    });
    const value = next((await transaction.store.get(key)) ?? 0);
    if (value !== null) await transaction.store.put(value, key);
    await transaction.done;
    return value;
  };
  const number = async (key: NumberName): Promise<number> => (await (await database()).get('numbers', key)) ?? 0;
  const cartKey = (owner: Owner, storeCode: string): string => `${owner}|${storeCode}`;

  return {
    nextSeq: async (least = 0) => (await change('seq', (value) => Math.max(value + 1, least)))!,
    lastSeq: () => number('seq'),
    takeLease: async (post) => (await change(`lease ${post}`, (value) => value + 1))!,
    async beat(post, lease) {
      if ((await number(`lease ${post}`)) !== lease) return false;
      await change(`pulse ${post}`, (value) => value + 1);
      return true;
    },
    pulse: (post) => number(`pulse ${post}`),
    cart: async (owner, storeCode) => (await (await database()).get('carts', cartKey(owner, storeCode))) ?? null,
    async setCart(owner, storeCode, record) {
      const key = cartKey(owner, storeCode);
      if (record) await (await database()).put('carts', record, key);
      else await (await database()).delete('carts', key);
    },
    attempt: async (id) => (await (await database()).get('attempts', id)) ?? null,
    async setAttempt(id, record) {
      if (record) await (await database()).put('attempts', record, id);
      else await (await database()).delete('attempts', id);
    },
  };
}
