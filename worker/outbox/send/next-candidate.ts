import { ANSWERED_ATTEMPTS_BEFORE_ATTENTION } from '#config/timings.ts';
import { callOf } from '../calls/calls.ts';
import { cartKey } from '../cart-name.ts';
import type { Entry } from '../entry.ts';
import type { AttemptRecord, Box, Row } from '../store/box.ts';
import { isDue } from './backoff.ts';

/** What to send now. */
export interface Candidate {
  readonly row: Row;
  /** Further unsent calls of the same subject; some may go with the first request. */
  readonly followers: readonly Row[];
}

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
 * keeps refusing to answer well steps aside («needs you») and only holds back its own subject (D10, D12).
 */
export function nextCandidate(rows: readonly Row[], carts: Box['carts'], now: number): Next {
  const blockedOwners = new Set<string>();
  const blockedSubjects = new Set<string>();
  let dueInMs: number | null = null;
  for (const row of rows.toSorted(inTurn)) {
    const { entry, attempt } = row;
    const { subject: subjectOf, isWaiting } = callOf(entry);
    const subject = subjectOf(entry);
    if (blockedOwners.has(entry.owner) || (subject && blockedSubjects.has(subject))) continue;
    if (isWaiting(row, carts.get(cartKey(entry)) ?? null)) continue;
    if (!attempt || isDue(attempt, now)) return { candidate: { row, followers: followersOf(row, rows) }, dueInMs };
    dueInMs = Math.min(dueInMs ?? Number.POSITIVE_INFINITY, attempt.nextAt - now);
    if (!isAside(entry, attempt)) blockedOwners.add(entry.owner);
    else if (subject) blockedSubjects.add(subject);
  }
  return { candidate: null, dueInMs };
}

/**
 * Whether it holds back its own subject only. What waits for a page that is open does, as the others need none; and a wish or a profile of which
 * the shop gets too many for now, as no order stands on it.
 */
function isAside({ kind }: Entry, { reason, answered }: AttemptRecord): boolean {
  if (reason === 'recaptcha' || answered >= ANSWERED_ATTEMPTS_BEFORE_ATTENTION) return true;
  return reason === 'tooManyRequests' && (kind === 'task' || kind === 'profile.save');
}

function inTurn(a: Row, b: Row): number {
  const rank = ({ entry }: Row): number => (callOf(entry).isFirst ? 0 : 1);
  return rank(a) - rank(b) || a.entry.seq - b.entry.seq;
}

function followersOf(row: Row, rows: readonly Row[]): Row[] {
  const subjectOf = ({ entry }: Row): string | null => callOf(entry).subject(entry);
  const subject = subjectOf(row);
  if (subject === null || row.request) return [];
  return rows.filter((other) => other !== row && subjectOf(other) === subject && !other.request);
}
