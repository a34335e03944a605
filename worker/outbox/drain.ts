import { BACKOFF_FIRST_MS } from '#config/timings.ts';
import { attemptOnce } from './attempt-once.ts';
import { backoffMs } from './backoff.ts';
import { cartKey, cartsOf, ensureCarts, loseCart, recordReply } from './cart-record.ts';
import type { Verdict } from './classify.ts';
import type { AttemptRecord, CartRecord } from './control.ts';
import type { FiledReply, JournalEntry, RenderedRequest } from './entry.ts';
import { finishSeals } from './finish-seals.ts';
import type { JournalRow } from './journal.ts';
import { lookUpOrder } from './look-up-order.ts';
import { type Attempts, nextCandidate } from './next-candidate.ts';
import { asOnlySender, inOutbox, type Lease } from './outbox-lock.ts';
import type { OutboxPorts } from './ports.ts';
import { type Rendering, renderChange, renderCreate, renderSealed } from './render.ts';

/** What a run of the drain left behind. */
export interface DrainOutcome {
  /** Entries that still wait for an answer. */
  readonly waiting: number;
  /** How long until the next of them is due, or `null`. */
  readonly dueInMs: number | null;
}

/**
 * Sends what the journal holds, one entry at a time, first in first out for each owner, until nothing is due. Worker and
 * service worker run this same function; two of them at once are harmless (reliability 2.1: send).
 */
export async function drain(ports: OutboxPorts, isStopped: () => boolean = () => false): Promise<DrainOutcome> {
  for (;;) {
    const step = await asOnlySender(ports, (lease) => sendNext(ports, lease));
    if (step.isSent) ports.announce();
    if (!step.isSent || isStopped()) return step.outcome;
  }
}

interface Step {
  readonly isSent: boolean;
  readonly outcome: DrainOutcome;
}

async function sendNext(ports: OutboxPorts, lease: Lease): Promise<Step> {
  const next = await inOutbox({ ports }, (fenced) => prepare(fenced.ports));
  if (next.kind !== 'request') return { isSent: next.kind === 'prepared', outcome: next.outcome };
  // Whoever took over may die before it sends.
  if (!(await lease.isHeld())) return { isSent: false, outcome: { ...next.outcome, dueInMs: BACKOFF_FIRST_MS } };
  const verdict = await send(ports, next);
  // Whoever took over while the answer was awaited sends again; the server gives the same answer.
  await inOutbox({ ports }, async (fenced) => {
    if (await lease.isHeld()) await take(fenced.ports, next, verdict);
  });
  return { isSent: true, outcome: next.outcome };
}

type Prepared =
  | { readonly kind: 'nothing' | 'prepared'; readonly outcome: DrainOutcome }
  | ({ readonly kind: 'request'; readonly outcome: DrainOutcome } & ToSend);

interface ToSend {
  readonly entry: JournalEntry;
  readonly request: RenderedRequest;
  readonly attempt: AttemptRecord | null;
  /** An earlier attempt of this very request may have had its effect. */
  readonly isOutcomeUnknown: boolean;
}

/** Chooses what to send and files its request: from then on it may have had its effect, whatever happens to this realm. */
async function prepare(ports: OutboxPorts): Promise<Prepared> {
  const rows = await finishSeals(ports, await ports.journal.rows());
  const open = rows.filter((row) => row.reply === null);
  const carts = await cartsOf(ports, open);
  const attempts = await attemptsOf(ports, open);
  const { candidate, dueInMs } = nextCandidate(open, attempts, carts, ports.clock.now());
  const outcome = { waiting: open.length, dueInMs };
  if (await ensureCarts(ports, rows, carts)) return { kind: 'prepared', outcome };
  if (!candidate) return { kind: 'nothing', outcome };
  const { row, attempt, followers } = candidate;
  const { entry } = row;
  const request = row.request ?? (await render(ports, entry, followers, carts.get(cartKey(entry)) ?? null));
  if (!request) return { kind: 'prepared', outcome };
  // Whoever made the request may have died before it was kept in both places.
  if (row.request && !(await ports.control.request(entry.id))) await ports.control.setRequest(entry.id, row.request);
  const isOutcomeUnknown = row.request !== null && (attempt?.isOutcomeUnknown ?? true);
  return { kind: 'request', outcome, entry, request, attempt, isOutcomeUnknown };
}

async function send(ports: OutboxPorts, { entry, request, isOutcomeUnknown }: ToSend): Promise<Verdict> {
  const known = isOutcomeUnknown && entry.kind === 'order.place' ? await lookUpOrder(ports, entry) : null;
  return known ? { kind: 'final', reply: known } : attemptOnce(ports, { entry, request });
}

async function take(ports: OutboxPorts, { entry, request, attempt }: ToSend, verdict: Verdict): Promise<void> {
  // An order that was sealed meanwhile took the change with it, or another sender was faster.
  if (!(await ports.journal.rows()).some((row) => row.entry.id === entry.id && row.reply === null)) return;
  if (verdict.kind === 'final') await settle(ports, entry, request, verdict.reply);
  else if (verdict.kind === 'cartGone') await loseCart(ports, entry, request);
  else await postpone(ports, entry, attempt, verdict);
}

async function attemptsOf(ports: OutboxPorts, rows: readonly JournalRow[]): Promise<Attempts> {
  const attempts = new Map<string, AttemptRecord | null>();
  for (const { entry } of rows) attempts.set(entry.id, await ports.control.attempt(entry.id));
  return attempts;
}

/** Makes the request of a first attempt and files it; `null` when there is nothing to send. */
async function render(
  ports: OutboxPorts,
  entry: JournalEntry,
  followers: readonly JournalRow[],
  cart: CartRecord | null,
): Promise<RenderedRequest | null> {
  const rendering = renderingOf(entry, followers, cart);
  if (rendering.kind === 'request') {
    await ports.journal.fileRequest(entry, rendering.request);
    await ports.control.setRequest(entry.id, rendering.request);
    return rendering.request;
  }
  const at = ports.clock.now();
  if (rendering.kind === 'nothing') {
    await fileNothingSent(ports, rendering.covers, { outcome: 'accepted', status: 200, result: true, at });
  } else {
    const reply = { outcome: 'rejected', status: 400, code: 'CART_ID_MISSING', result: null, at } as const;
    await fileReplies(ports, [entry.id], reply);
  }
  return null;
}

/**
 * Changes that come to nothing together are filed in their order: a crash leaves the later ones, which come to nothing
 * too, for they end like the whole. The first one alone would be sent.
 */
async function fileNothingSent(ports: OutboxPorts, ids: readonly string[], reply: FiledReply): Promise<void> {
  const rows = await ports.journal.rows();
  for (const { entry } of rows.filter((row) => ids.includes(row.entry.id))) await ports.journal.fileReply(entry, reply);
}

function renderingOf(entry: JournalEntry, followers: readonly JournalRow[], cart: CartRecord | null): Rendering {
  if (entry.kind === 'cart.create') return renderCreate(entry.id);
  if (entry.kind !== 'cart.change') return renderSealed(entry.wire, entry.id, cart);
  const changes = [entry, ...followers.map((row) => row.entry)].filter((change) => change.kind === 'cart.change');
  return renderChange(changes, cart);
}

/** Files the outcome beside every entry that the request carried; what follows from it for later requests comes first. */
async function settle(
  ports: OutboxPorts,
  entry: JournalEntry,
  request: RenderedRequest,
  reply: FiledReply,
): Promise<void> {
  await recordReply(ports, entry, request, reply);
  await fileReplies(ports, request.covers, reply);
}

async function fileReplies(ports: OutboxPorts, ids: readonly string[], reply: FiledReply): Promise<void> {
  const rows = await ports.journal.rows();
  // The entry whose request it was comes last: after a crash it is sent again, and its answer reaches the others too.
  // What control knows of the entry stays until the database has the reply: the journal may be lost before.
  for (const { entry } of rows.filter((row) => ids.includes(row.entry.id)).toReversed()) {
    await ports.journal.fileReply(entry, reply);
  }
}

async function postpone(
  ports: OutboxPorts,
  entry: JournalEntry,
  attempt: AttemptRecord | null,
  verdict: Extract<Verdict, { kind: 'retry' }>,
): Promise<void> {
  const attempts = (attempt?.attempts ?? 0) + 1;
  const at = ports.clock.now();
  await ports.control.setAttempt(entry.id, {
    attempts,
    answered: (attempt?.answered ?? 0) + (verdict.isAnswered ? 1 : 0),
    at,
    nextAt: at + backoffMs(attempts, verdict.retryAfterMs, ports.ids.random()),
    reason: verdict.reason,
    isOutcomeUnknown: verdict.isOutcomeUnknown || (attempt?.isOutcomeUnknown ?? false),
  });
}
