import type { Shopper } from '../../shopper/shopper.ts';
import type { Row } from '../store/box.ts';

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
