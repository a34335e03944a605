import type { IDBPObjectStore } from 'idb';
import { type ControlDatabase, controlDatabase, type ControlSchema, type NumberName } from './control-database.ts';
import type { Owner, RenderedRequest, WaitReason } from './entry.ts';
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
  /** When the last attempt ended, and when the next is due, by this device's clock. */
  readonly at: number;
  readonly nextAt: number;
  readonly reason: WaitReason;
  /** The last attempt may have had its effect: ask before sending again. */
  readonly isOutcomeUnknown: boolean;
}

/** The small room that worker and service worker share: numbers, lease, carts, attempts, requests. */
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
  setAttempt(id: string, record: AttemptRecord): Promise<void>;
  /** The second copy of the request that an entry was handed to fetch with, for when the journal is lost. */
  request(id: string): Promise<RenderedRequest | null>;
  setRequest(id: string, request: RenderedRequest): Promise<void>;
  /** Lets everything go that is known about sending an entry. */
  forget(id: string): Promise<void>;
  /** Lets go what is known about entries that a lost journal took along. */
  forgetAllBut(ids: ReadonlySet<string>): Promise<void>;
}

/** Opens the control room in IndexedDB. */
export function openControl(): Control {
  const database = controlDatabase();
  return {
    ...numbers(database),
    ...carts(database),
    ...sending(database),
  };
}

type Open = () => Promise<ControlDatabase>;
type Numbers = IDBPObjectStore<ControlSchema, ['numbers'], 'numbers', 'readwrite'>;

function numbers(database: Open): Pick<Control, 'nextSeq' | 'lastSeq' | 'takeLease' | 'beat' | 'pulse'> {
  const number = async (key: NumberName): Promise<number> => (await (await database()).get('numbers', key)) ?? 0;
  const change = async <T>(durability: IDBTransactionDurability, work: (store: Numbers) => Promise<T>): Promise<T> => {
    const { store, done } = (await database()).transaction('numbers', 'readwrite', { durability });
    const result = await work(store);
    await done;
    return result;
  };
  /** A sign of life under a lease, or under a new one; `null` when the lease was lost. */
  const live = (post: Post, lease: number | null): Promise<number | null> =>
    change('relaxed', async (store) => {
      const [pulse = 0, held = 0] = await Promise.all([store.get(`pulse ${post}`), store.get(`lease ${post}`)]);
      if (lease !== null && lease !== held) return null;
      const kept = lease ?? held + 1;
      await Promise.all([store.put(pulse + 1, `pulse ${post}`), store.put(kept, `lease ${post}`)]);
      return kept;
    });
  return {
    // A number must never come twice; a heartbeat may.
    nextSeq: (least = 0) =>
      change('strict', async (store) => {
        const seq = Math.max(((await store.get('seq')) ?? 0) + 1, least);
        await store.put(seq, 'seq');
        return seq;
      }),
    lastSeq: () => number('seq'),
    takeLease: async (post) => (await live(post, null))!,
    beat: async (post, lease) => (await live(post, lease)) !== null,
    pulse: (post) => number(`pulse ${post}`),
  };
}

function carts(database: Open): Pick<Control, 'cart' | 'setCart'> {
  const cartKey = (owner: Owner, storeCode: string): string => `${owner}|${storeCode}`;
  return {
    cart: async (owner, storeCode) => (await (await database()).get('carts', cartKey(owner, storeCode))) ?? null,
    async setCart(owner, storeCode, record) {
      const key = cartKey(owner, storeCode);
      if (record) await (await database()).put('carts', record, key);
      else await (await database()).delete('carts', key);
    },
  };
}

type Sending = Pick<Control, 'attempt' | 'setAttempt' | 'request' | 'setRequest' | 'forget' | 'forgetAllBut'>;

function sending(database: Open): Sending {
  const forget = async (ids: readonly string[]): Promise<void> => {
    const transaction = (await database()).transaction(['attempts', 'requests'], 'readwrite');
    for (const id of ids) {
      void transaction.objectStore('attempts').delete(id);
      void transaction.objectStore('requests').delete(id);
    }
    await transaction.done;
  };
  return {
    attempt: async (id) => (await (await database()).get('attempts', id)) ?? null,
    async setAttempt(id, record) {
      await (await database()).put('attempts', record, id);
    },
    request: async (id) => (await (await database()).get('requests', id)) ?? null,
    async setRequest(id, request) {
      await (await database()).put('requests', request, id);
    },
    forget: (id) => forget([id]),
    async forgetAllBut(ids) {
      const opened = await database();
      const known = [...(await opened.getAllKeys('attempts')), ...(await opened.getAllKeys('requests'))];
      const orphans = known.filter((id) => !ids.has(id));
      if (orphans.length > 0) await forget(orphans);
    },
  };
}
