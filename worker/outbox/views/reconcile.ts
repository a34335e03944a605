import type { Shopper } from '../../shopper/shopper.ts';
import type { Holding } from '../holding.ts';
import type { Box, Row } from '../store/box.ts';
import { showOutcome } from './outcomes.ts';

/**
 * Brings filed replies into the views, then lets their entries go: a crash in between repeats a reply and loses none. An
 * order that no database keeps stays in the outbox with its reply, for the next start and for other tabs (decision 035).
 * Returns how many replies there were.
 */
export async function reconcile({ ports, shopper, step }: Holding): Promise<number> {
  const answered = await newAnswers(shopper, await ports.store.look((box) => box.rows));
  for (const { entry, reply } of answered) await showOutcome(shopper, entry, reply!);
  const done = answered.filter(({ entry }) => shopper.isKept || entry.kind !== 'order.place');
  if (done.length > 0) await step((box) => letGo(box, new Set(done.map(({ entry }) => entry.seq))));
  return answered.length;
}

/** Replies that this tab has not taken over. */
export async function newAnswers(shopper: Shopper, rows: readonly Row[]): Promise<Row[]> {
  const answered = rows.filter(({ reply }) => reply !== null);
  const isKnown = await Promise.all(answered.map((row) => isTakenOver(shopper, row)));
  return answered.filter((_row, index) => !isKnown[index]);
}

/** Whether this tab knows the outcome of an order that stays in the outbox. */
async function isTakenOver(shopper: Shopper, { entry }: Row): Promise<boolean> {
  if (shopper.isKept || entry.kind !== 'order.place') return false;
  const order = await shopper.order(entry.id);
  return order?.key !== entry.key || order.state !== 'sealed';
}

function letGo(box: Box, seqs: ReadonlySet<number>): void {
  for (const row of box.rows) if (seqs.has(row.entry.seq)) box.remove(row);
}

/** Shows on a waiting task how sending goes. */
export async function showProgress(shopper: Shopper, { entry, request, attempt }: Row): Promise<void> {
  const task = await shopper.task(entry.id);
  if (!task) return;
  const change = {
    state: request && attempt === null ? ('sending' as const) : ('queued' as const),
    attempts: attempt?.attempts ?? 0,
    waitReason: attempt?.reason ?? null,
  };
  const isSame =
    task.state === change.state && task.attempts === change.attempts && task.waitReason === change.waitReason;
  if (!isSame) await shopper.showSending(entry.id, change);
}
