import type { Shopper } from '../../shopper.ts';
import { dropEntry } from '../drop-entry.ts';
import type { JournalRow } from '../journal.ts';
import { asOnlyHolder } from '../outbox-lock.ts';
import type { OutboxPorts } from '../ports.ts';
import { reconcileOrder } from './order.ts';

/**
 * Brings filed replies into the database, then lets their entries go: a crash in between repeats a reply and loses none.
 * An order that no database keeps stays in the journal with its reply, for the next start and for other tabs (decision
 * 035). Also shows on every waiting task how sending goes. Returns how many replies there were.
 */
export async function reconcile(ports: OutboxPorts, shopper: Shopper): Promise<number> {
  return asOnlyHolder(ports, 'reconcile', async () => {
    const rows = await ports.journal.rows();
    let answers = 0;
    for (const row of rows) {
      if (row.reply === null || (await isTakenOver(shopper, row))) continue;
      await reconcileOne(shopper, row);
      if (shopper.isKept || row.entry.kind !== 'order.place') await dropEntry(ports, row.entry);
      answers++;
    }
    for (const row of rows) if (row.reply === null) await showProgress(ports, shopper, row);
    return answers;
  });
}

/** Whether this tab knows the outcome of an order that stays in the journal. */
async function isTakenOver(shopper: Shopper, { entry }: JournalRow): Promise<boolean> {
  if (shopper.isKept || entry.kind !== 'order.place') return false;
  const order = await shopper.order(entry.id);
  return order?.key !== entry.key || order.state !== 'sealed';
}

async function reconcileOne(shopper: Shopper, { entry, reply }: JournalRow): Promise<void> {
  if (entry.kind === 'order.place') return reconcileOrder(shopper, entry, reply!);
  if (entry.kind === 'cart.create') return undefined;
  // An answered change stays folded until a pull shows that the server's lines contain it.
  const change =
    reply!.outcome === 'accepted'
      ? { state: 'sent' as const, waitReason: null }
      : { state: 'failed' as const, waitReason: null, refusalCode: reply!.code };
  return shopper.patchTask(entry.id, change);
}

async function showProgress(ports: OutboxPorts, shopper: Shopper, { entry, request }: JournalRow): Promise<void> {
  const attempt = await ports.control.attempt(entry.id);
  const change = {
    state: request && attempt === null ? ('sending' as const) : ('queued' as const),
    attempts: attempt?.attempts ?? 0,
    waitReason: attempt?.reason ?? null,
  };
  const task = await shopper.task(entry.id);
  if (!task) return;
  const isSame =
    task.state === change.state && task.attempts === change.attempts && task.waitReason === change.waitReason;
  if (!isSame) await shopper.showSending(entry.id, change);
}
