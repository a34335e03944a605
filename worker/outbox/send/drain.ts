import { BACKOFF_FIRST_MS, TOKEN_AWAITED_MS } from '#config/timings.ts';
import { callOf } from '../calls/calls.ts';
import { ensureCarts } from '../calls/cart-record.ts';
import { consume } from '../calls/consume.ts';
import type { FiledReply, RenderedRequest } from '../entry.ts';
import { GUEST } from '../owner.ts';
import type { OutboxPorts } from '../ports.ts';
import { asOnlyHolder } from '../post.ts';
import type { Lease } from '../lease.ts';
import type { Box, Row } from '../store/box.ts';
import { LostLease } from '../lease.ts';
import type { HeldToken } from '../tokens.ts';
import { attempt } from './attempt.ts';
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
 * Sends what the outbox holds, one entry at a time, first in first out for each owner, until nothing is due. What somebody
 * queued who is not signed in stays where it is (D14). Worker and service worker run this same function; two of them at
 * once are harmless (reliability 2.1: send).
 */
export async function drain(ports: OutboxPorts, isStopped: () => boolean = () => false): Promise<DrainOutcome> {
  const waiting = await ports.store.look(sendable);
  if (waiting.length === 0) return { waiting: 0, dueInMs: null };
  const isPersonal = waiting.some(({ entry }) => entry.owner !== GUEST);
  let outcome: DrainOutcome = { waiting: 1, dueInMs: BACKOFF_FIRST_MS };
  const sendAll = async (lease: Lease): Promise<void> => {
    for (;;) {
      const held = isPersonal ? await (await ports.tokens(ports)).current() : null;
      const { toSend, ...left } = await ports.store.step((box) => prepare(ports, box, held), lease);
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
  /** Whose token it is sent with; `null` for what a guest queued. */
  readonly held: HeldToken | null;
  /** An earlier attempt of this very request may have had its effect. */
  readonly isOutcomeUnknown: boolean;
}

/** Chooses what to send and files its request: from then on it may have had its effect, whatever happens to this realm. */
function prepare(
  { ids, clock }: OutboxPorts,
  box: Box,
  held: HeldToken | null,
): DrainOutcome & { readonly toSend: ToSend | null } {
  const now = clock.now();
  consume(box);
  ensureCarts(box, { nextId: () => ids.next(), now });
  for (;;) {
    const waiting = sendable(box);
    // A token of somebody who signed out meanwhile sends nothing.
    const open = waiting.filter(({ entry }) => entry.owner === GUEST || held?.sessionId === box.session?.id);
    const { candidate, dueInMs: ofOpen } = nextCandidate(open, box.carts, now);
    const dueInMs = open.length < waiting.length ? Math.min(ofOpen ?? TOKEN_AWAITED_MS, TOKEN_AWAITED_MS) : ofOpen;
    const outcome = { waiting: waiting.length, dueInMs };
    if (!candidate) return { ...outcome, toSend: null };
    const { row, followers } = candidate;
    const request = row.request ?? renderNext(box, row, followers, now);
    if (!request) continue;
    // Also one that was filed before: its mirror may not have come to be.
    box.file({ ...row, request });
    const isOutcomeUnknown = row.request !== null && (row.attempt?.isOutcomeUnknown ?? true);
    return { ...outcome, toSend: { row, request, held: row.entry.owner === GUEST ? null : held, isOutcomeUnknown } };
  }
}

/** What nobody has answered, of a guest and of who is signed in. */
function sendable({ rows, session }: Box): Row[] {
  const owner = session?.state === 'signedIn' ? session.owner : GUEST;
  return rows.filter(({ entry, reply }) => reply === null && (entry.owner === GUEST || entry.owner === owner));
}

async function send(ports: OutboxPorts, { row: { entry }, request, held, isOutcomeUnknown }: ToSend): Promise<Verdict> {
  const known: FiledReply | null = isOutcomeUnknown && callOf(entry).canBeLookedUp ? await lookUp(ports, entry) : null;
  return known ? { kind: 'final', reply: known } : attempt(ports, { entry, request }, held);
}
