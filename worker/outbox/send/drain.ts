import { BACKOFF_FIRST_MS } from '#config/timings.ts';
import { callOf } from '../calls/calls.ts';
import { ensureCarts } from '../calls/cart-record.ts';
import { consume } from '../calls/consume.ts';
import type { FiledReply, RenderedRequest } from '../entry.ts';
import type { OutboxPorts } from '../ports.ts';
import { asOnlyHolder } from '../post.ts';
import type { Lease } from '../lease.ts';
import type { Box, Row } from '../store/box.ts';
import { LostLease } from '../lease.ts';
import { attemptOnce } from './attempt-once.ts';
import type { Verdict } from './classify.ts';
import { lookUp } from './look-up.ts';
import { nextCandidate } from './next-candidate.ts';
import { renderNext } from './render-next.ts';
import { takeVerdict } from './take-verdict.ts';

/** What a run of the drain left behind. */
export interface DrainOutcome {
  /** Entries that still wait for an answer. */
  readonly waiting: number;
  /** How long until the next of them is due, or `null`. */
  readonly dueInMs: number | null;
}

/**
 * Sends what the outbox holds, one entry at a time, first in first out for each owner, until nothing is due. Worker and
 * service worker run this same function; two of them at once are harmless (reliability 2.1: send).
 */
export async function drain(ports: OutboxPorts, isStopped: () => boolean = () => false): Promise<DrainOutcome> {
  const isEmpty = await ports.store.look((box) => box.rows.every(({ reply }) => reply !== null));
  if (isEmpty) return { waiting: 0, dueInMs: null };
  let outcome: DrainOutcome = { waiting: 1, dueInMs: BACKOFF_FIRST_MS };
  const sendAll = async (lease: Lease): Promise<void> => {
    for (;;) {
      const { toSend, ...left } = await ports.store.step((box) => prepare(ports, box), lease);
      outcome = left;
      if (!toSend) return;
      await sendOne(ports, toSend, lease);
      ports.announce();
      if (isStopped()) return;
    }
  };
  await asOnlyHolder(ports, 'sender', sendAll).catch((error: unknown) => {
    if (!(error instanceof LostLease)) throw error;
    // Whoever took over may die before it sends.
    outcome = { ...outcome, dueInMs: BACKOFF_FIRST_MS };
  });
  return outcome;
}

async function sendOne(ports: OutboxPorts, next: ToSend, lease: Lease): Promise<void> {
  await lease.confirm();
  const verdict = await send(ports, next);
  // Whoever took over while the answer was awaited sends again; the server gives the same answer.
  await ports.store.step((box) => takeVerdict(ports, box, next, verdict), lease);
}

interface ToSend {
  readonly row: Row;
  readonly request: RenderedRequest;
  /** An earlier attempt of this very request may have had its effect. */
  readonly isOutcomeUnknown: boolean;
}

/** Chooses what to send and files its request: from then on it may have had its effect, whatever happens to this realm. */
function prepare({ ids, clock }: OutboxPorts, box: Box): DrainOutcome & { readonly toSend: ToSend | null } {
  const now = clock.now();
  consume(box);
  ensureCarts(box, { nextId: () => ids.next(), now });
  for (;;) {
    const open = box.rows.filter(({ reply }) => reply === null);
    const { candidate, dueInMs } = nextCandidate(open, box.carts, now);
    const outcome = { waiting: open.length, dueInMs };
    if (!candidate) return { ...outcome, toSend: null };
    const { row, followers } = candidate;
    const request = row.request ?? renderNext(box, row, followers, now);
    if (!request) continue;
    // Also one that was filed before: its mirror may not have come to be.
    box.file({ ...row, request });
    const isOutcomeUnknown = row.request !== null && (row.attempt?.isOutcomeUnknown ?? true);
    return { ...outcome, toSend: { row, request, isOutcomeUnknown } };
  }
}

async function send(ports: OutboxPorts, { row: { entry }, request, isOutcomeUnknown }: ToSend): Promise<Verdict> {
  const known: FiledReply | null = isOutcomeUnknown && callOf(entry).canBeLookedUp ? await lookUp(ports, entry) : null;
  return known ? { kind: 'final', reply: known } : attemptOnce(ports, { entry, request });
}
