import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { inOutbox } from '../outbox/outbox-lock.ts';
import { cancel as cancelOrder } from './order.ts';

interface TaskCall {
  readonly id: string;
}

/** Sends a waiting task now («send now»). */
export async function sendNow({ outbox }: WorkerContext, { id }: TaskCall): Promise<Result<null>> {
  await outbox.sendNow(id);
  return ok(null);
}

/** Cancels a task that was never handed to fetch («cancel»); its effect on the cart goes with it. */
export async function cancel(context: WorkerContext, { id }: TaskCall): Promise<Result<null>> {
  const { ports, shopper } = context;
  const task = await shopper.database.collections.tasks.findOne(id).exec();
  if (task?.kind === 'order.place') return cancelOrder(context, { orderId: id });
  const isCancelled = await inOutbox(ports, async () => {
    const rows = await ports.journal.rows();
    const row = rows.find(({ entry }) => entry.id === id);
    const isOnItsWay = rows.some(({ request }) => request?.covers.includes(id));
    if (!row || isOnItsWay || row.reply !== null) return false;
    await ports.journal.remove(row.entry);
    await shopper.removeTasks([id]);
    return true;
  });
  return isCancelled ? ok(null) : fail({ code: 'orderAlreadySent' });
}

/** Puts a task that was refused out of sight; the shopper has read why. */
export async function dismiss({ shopper }: WorkerContext, { id }: TaskCall): Promise<Result<null>> {
  const task = await shopper.database.collections.tasks.findOne(id).exec();
  if (task?.state === 'failed') await shopper.removeTasks([id]);
  return ok(null);
}
