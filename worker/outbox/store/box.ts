import { cartKey, type CartName } from '../cart-name.ts';
import type { Entry, FiledReply, RenderedRequest } from '../entry.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import type { WaitReason } from '../wait-reason.ts';

/** How sending of an entry has gone so far. */
export interface AttemptRecord {
  readonly attempts: number;
  /** Attempts that the server answered; after five the entry is shown as «needs you» (D12). */
  readonly answered: number;
  /** When the last attempt ended, and when the next is due, by this device's clock. */
  readonly at: number;
  readonly nextAt: number;
  readonly reason: WaitReason;
  /** Whether the shop, or what stands before it, said how long to wait; missing in attempts of before it was noted. */
  readonly isAskedToWait?: boolean;
  /** The last attempt may have had its effect: ask before sending again. */
  readonly isOutcomeUnknown: boolean;
}

/** A queued call with all that became of it. */
export interface Row {
  readonly entry: Entry;
  /** Present once the entry was handed to fetch: from then on it cannot be cancelled. */
  readonly request: RenderedRequest | null;
  readonly attempt: AttemptRecord | null;
  /** The outcome, until the views have it. */
  readonly reply: FiledReply | null;
}

/** The server cart of an owner in a store view, as far as replies have told. */
export interface CartRecord {
  readonly cartId: string | null;
  /** Idempotency-Key of the call that makes the cart, stored before the call (D97). */
  readonly createKey: string;
  /** Sequence number of that call: operations before it belong to an earlier cart. */
  readonly createSeq: number;
  /** The server knows the cart no more, and what it held waits for the worker to be put into a new one. */
  readonly isLost: boolean;
  /** When the server last said that the cart was not its owner's (decision 108). */
  readonly refusedAt?: number;
  /** Line ids of the server by line key. */
  readonly itemIds: Readonly<Record<string, string>>;
}

/** Everything that the outbox of a device holds. */
export interface Contents {
  /** The highest sequence number that was ever drawn. */
  readonly lastSeq: number;
  readonly rows: ReadonlyMap<number, Row>;
  readonly carts: ReadonlyMap<string, CartRecord>;
  readonly session: SessionRecord | null;
}

export const nothing: Contents = { lastSeq: 0, rows: new Map(), carts: new Map(), session: null };

/** What a step has changed, in the order in which it did. */
export interface Changes {
  readonly lastSeq: number;
  /** Rows as they are now; `null`: it is gone. */
  readonly rows: ReadonlyMap<number, Row | null>;
  readonly carts: ReadonlyMap<string, CartRecord | null>;
  /** `null`: it ended; `undefined`: it is what it was. No mirror has it. */
  readonly session: SessionRecord | null | undefined;
  /** Rows of which something was filed that the mirror has to have. */
  readonly filed: readonly Row[];
  /** Rows that are gone. */
  readonly removed: readonly Row[];
  /** Keys of sealings that were given up for good. */
  readonly givenUp: readonly string[];
}

/** The outbox as one step sees and changes it. Everything in a step happens at once: nothing in it is waited for. */
export class Box {
  private readonly contents: Contents;
  private drawn: number;
  private readonly changedRows = new Map<number, Row | null>();
  private readonly changedCarts = new Map<string, CartRecord | null>();
  private readonly filed: Row[] = [];
  private readonly removed: Row[] = [];
  private readonly givenUp: string[] = [];
  private changedSession: SessionRecord | null | undefined = undefined;

  constructor(contents: Contents) {
    this.contents = contents;
    this.drawn = contents.lastSeq;
  }

  get lastSeq(): number {
    return this.drawn;
  }

  /** All rows in the order of their sequence numbers. */
  get rows(): Row[] {
    const all = new Map<number, Row | null>([...this.contents.rows, ...this.changedRows]);
    return [...all.values()].filter((row) => row !== null).sort((a, b) => a.entry.seq - b.entry.seq);
  }

  get carts(): ReadonlyMap<string, CartRecord | null> {
    return new Map<string, CartRecord | null>([...this.contents.carts, ...this.changedCarts]);
  }

  get changes(): Changes {
    const { drawn: lastSeq, changedRows: rows, changedCarts: carts, changedSession: session } = this;
    const { filed, removed, givenUp } = this;
    return { lastSeq, rows, carts, session, filed, removed, givenUp };
  }

  /** Who is signed in on this device. */
  get session(): SessionRecord | null {
    return this.changedSession === undefined ? this.contents.session : this.changedSession;
  }

  setSession(session: SessionRecord | null): void {
    this.changedSession = session;
  }

  /** The next sequence number. */
  nextSeq(): number {
    return ++this.drawn;
  }

  /** Numbers go on above this one. */
  skipTo(seq: number): void {
    this.drawn = Math.max(this.drawn, seq);
  }

  rowOf(isIt: (entry: Entry) => boolean): Row | null {
    return this.rows.find(({ entry }) => isIt(entry)) ?? null;
  }

  /** Queues an entry that has its number. */
  add(entry: Entry): void {
    this.file({ entry, request: null, attempt: null, reply: null });
  }

  /** Keeps what is filed with an entry, in both places, or keeps it again. */
  file(row: Row): void {
    this.changedRows.set(row.entry.seq, row);
    this.filed.push(row);
  }

  /** Notes how sending goes, which only the database knows. */
  note(row: Row, attempt: AttemptRecord): void {
    this.changedRows.set(row.entry.seq, { ...row, attempt });
  }

  remove(row: Row): void {
    this.changedRows.set(row.entry.seq, null);
    this.removed.push(row);
  }

  /** Remembers that the sealing with this key must not be sent, even by a database that falls back to before that. */
  noteGivenUp(key: string): void {
    this.givenUp.push(key);
  }

  cart(name: CartName): CartRecord | null {
    return this.carts.get(cartKey(name)) ?? null;
  }

  setCart(name: CartName, record: CartRecord | null): void {
    this.setCartOf(cartKey(name), record);
  }

  setCartOf(key: string, record: CartRecord | null): void {
    this.changedCarts.set(key, record);
  }
}

/** The contents after a step. */
export function changed({ rows, carts, session }: Contents, changes: Changes): Contents {
  return {
    lastSeq: changes.lastSeq,
    rows: merged(rows, changes.rows),
    carts: merged(carts, changes.carts),
    session: changes.session === undefined ? session : changes.session,
  };
}

function merged<K, V>(kept: ReadonlyMap<K, V>, changes: ReadonlyMap<K, V | null>): Map<K, V> {
  const all = new Map(kept);
  for (const [key, value] of changes) {
    if (value === null) all.delete(key);
    else all.set(key, value);
  }
  return all;
}
