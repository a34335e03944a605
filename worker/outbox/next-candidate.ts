import { ANSWERED_ATTEMPTS_BEFORE_ATTENTION } from '#config/timings.ts';
import { isDue } from './backoff.ts';
import { cartKey, type Carts } from './cart-record.ts';
import type { AttemptRecord } from './control.ts';
import type { JournalEntry } from './entry.ts';
import type { JournalRow } from './journal.ts';

/** What to send now. */
export interface Candidate {
  readonly row: JournalRow;
  readonly attempt: AttemptRecord | null;
  /** Further unsent changes of the same cart line; some may go with the first request. */
  readonly followers: readonly JournalRow[];
}

/** How sending of each entry has gone so far, by id. */
export type Attempts = ReadonlyMap<string, AttemptRecord | null>;

/**
 * What to send now, if anything, and how long until it is worth looking again, if something waits for its time. A span,
 * because the clock may be set before anybody waits.
 */
export interface Next {
  readonly candidate: Candidate | null;
  readonly dueInMs: number | null;
}

/**
 * The entry to send now. The head of an owner's queue waits for its time and holds back the others; one that the server
 * keeps refusing to answer well steps aside («needs you») and only holds back its own cart line (D10, D12).
 */
export function nextCandidate(rows: readonly JournalRow[], attempts: Attempts, carts: Carts, now: number): Next {
  const blockedOwners = new Set<string>();
  const blockedLines = new Set<string>();
  let dueInMs: number | null = null;
  for (const row of rows.toSorted(cartsFirst)) {
    const { entry } = row;
    const line = lineOf(entry);
    if (blockedOwners.has(entry.owner) || (line && blockedLines.has(line))) continue;
    if (entry.kind === 'cart.change' && !isCartKnown(entry, carts)) continue;
    const attempt = attempts.get(entry.id) ?? null;
    // What was handed to fetch once is no longer held, also when control forgot about it.
    if (entry.kind === 'order.place' && entry.isHeld && attempt === null && row.request === null) continue;
    if (!attempt || isDue(attempt, now)) {
      return { candidate: { row, attempt, followers: followersOf(row, rows) }, dueInMs };
    }
    dueInMs = Math.min(dueInMs ?? Number.POSITIVE_INFINITY, attempt.nextAt - now);
    if (attempt.answered < ANSWERED_ATTEMPTS_BEFORE_ATTENTION) blockedOwners.add(entry.owner);
    else if (line) blockedLines.add(line);
  }
  return { candidate: null, dueInMs };
}

/** Changes wait for their cart, so the call that makes it overtakes them. */
function cartsFirst(a: JournalRow, b: JournalRow): number {
  const rank = ({ entry }: JournalRow): number => (entry.kind === 'cart.create' ? 0 : 1);
  return rank(a) - rank(b) || a.entry.seq - b.entry.seq;
}

function followersOf(row: JournalRow, rows: readonly JournalRow[]): JournalRow[] {
  const line = lineOf(row.entry);
  if (line === null || row.request) return [];
  return rows.filter((other) => other !== row && lineOf(other.entry) === line && !other.request);
}

function lineOf(entry: JournalEntry): string | null {
  return entry.kind === 'cart.change' ? `${cartKey(entry)}|${entry.intent.lineKey}` : null;
}

function isCartKnown(entry: JournalEntry, carts: Carts): boolean {
  const cart = carts.get(cartKey(entry));
  return Boolean(cart?.cartId) && !cart!.isLost;
}
