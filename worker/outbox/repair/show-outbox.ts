import type { OrderDoc } from '../../documents/shopper-documents.ts';
import type { EntryOf } from '../entry.ts';
import type { Holding } from '../holding.ts';
import type { Row } from '../store/box.ts';
import { orderOfEntry } from '../views/order-of-entry.ts';
import { isTold, queuedTask, type ToldEntry } from '../views/queued-task.ts';

/** Makes the views show what the outbox holds. Returns whether they had lost something. */
export async function showOutbox(held: Holding): Promise<boolean> {
  const { lastSeq, rows } = await held.ports.store.look((box) => ({ lastSeq: box.lastSeq, rows: box.rows }));
  let isLost = false;
  for (const row of rows) {
    const { entry } = row;
    if (entry.kind === 'order.place') isLost = (await showOrder(held, entry)) || isLost;
    else if (isTold(entry))
      // The very last one may just have been interrupted: that is no loss.
      isLost = ((await showWish(held, entry, row)) && entry.seq < lastSeq) || isLost;
  }
  return isLost;
}

async function showOrder({ shopper }: Holding, entry: EntryOf<'order.place'>): Promise<boolean> {
  const order = await shopper.order(entry.id);
  if (order && isBehind(entry, order)) return false;
  if ((await shopper.task(entry.id))?.key !== entry.key) await shopper.putTask(queuedTask(entry));
  if (order && order.seq >= entry.seq) return false;
  await shopper.putOrder(await orderOfEntry(entry));
  return true;
}

/** Whether the views know what came of this sealing, or of a later one. */
function isBehind(entry: EntryOf<'order.place'>, order: OrderDoc): boolean {
  return order.seq > entry.seq || (order.seq === entry.seq && order.state !== 'sealed');
}

async function showWish({ shopper, step }: Holding, entry: ToldEntry, { reply }: Row): Promise<boolean> {
  const task = await shopper.task(entry.id);
  if (task?.state === 'queued' || task?.state === 'sending') return false;
  if (!task && !(await shopper.hadTask(entry.id))) {
    await shopper.putTask(queuedTask(entry));
    return true;
  }
  // It was answered while the database of the outbox did not open.
  if (reply === null)
    await step((box) => {
      const row = box.rowOf(({ seq }) => seq === entry.seq);
      if (row) box.remove(row);
    });
  return false;
}
