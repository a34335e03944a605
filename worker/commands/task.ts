import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { isOfReplacement } from '../outbox/repair/replacement.ts';
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
  const isCancelled = await inOutbox({ ports: context.ports, shopper }, async ({ step, shopper: own }) => {
    const isCarriedOver = (await own.carts()).some(({ contained }) => contained.includes(id));
    const queued = await own.task(id);
    if (!queued || isCarriedOver || isOfReplacement(queued, await own.tasks())) return false;
    const isLetGo = await step((box) => {
      const row = box.rowOf((entry) => entry.id === id);
      const isOnItsWay = box.rows.some(({ request }) => request?.covers.includes(id));
      if (!row || isOnItsWay || row.reply !== null) return false;
      box.remove(row);
      return true;
    });
    if (isLetGo) await own.removeTasks([id]);
    return isLetGo;
  });
  return isCancelled ? ok(null) : fail({ code: 'orderAlreadySent' });
}

/** Puts a task that was refused out of sight; the shopper has read why. */
export async function dismiss({ shopper }: WorkerContext, { id }: TaskCall): Promise<Result<null>> {
  const task = await shopper.task(id);
  if (task?.state === 'failed') await shopper.removeTasks([id]);
  return ok(null);
}
