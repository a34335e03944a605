import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { dropEntry } from '../outbox/drop-entry.ts';
import { inOutbox } from '../outbox/outbox-lock.ts';
import { isOfReplacement } from '../outbox/replacement.ts';
import { cancel as cancelOrder } from './order.ts';

export interface TaskCall {
  readonly id: string;
}

/** Sends a waiting task now («send now»). */
export async function sendNow({ outbox }: WorkerContext, { id }: TaskCall): Promise<Result<null>> {
  await outbox.sendNow(id);
  return ok(null);
}

/** Cancels a task that was never handed to fetch («cancel»); its effect on the cart goes with it. */
export async function cancel(context: WorkerContext, { id }: TaskCall): Promise<Result<null>> {
  const { shopper } = context;
  const task = await shopper.task(id);
  if (task?.kind === 'order.place') return cancelOrder(context, { orderId: id });
  const isCancelled = await inOutbox({ ports: context.ports, shopper }, async ({ ports, shopper: own }) => {
    const rows = await ports.journal.rows();
    const row = rows.find(({ entry }) => entry.id === id);
    const isOnItsWay = rows.some(({ request }) => request?.covers.includes(id));
    const isCarriedOver = (await own.carts()).some(({ contained }) => contained.includes(id));
    if (!row || isOnItsWay || isCarriedOver || row.reply !== null) return false;
    if (isOfReplacement(row.entry, await own.tasks())) return false;
    // The entry last: of a cancelling that is cut off nothing may be left but a task that waits, at its place in the row.
    await own.removeTasks([id]);
    await dropEntry(ports, row.entry);
    return true;
  });
  return isCancelled ? ok(null) : fail({ code: 'orderAlreadySent' });
}

/** Puts a task that was refused out of sight; the shopper has read why. */
export async function dismiss({ shopper }: WorkerContext, { id }: TaskCall): Promise<Result<null>> {
  const task = await shopper.task(id);
  if (task?.state === 'failed') await shopper.removeTasks([id]);
  return ok(null);
}
