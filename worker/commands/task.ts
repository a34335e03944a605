import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import type { TaskDoc } from '../documents/shopper-documents.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { hasLaterEdit } from '../outbox/later-edit.ts';
import { makeDue } from '../outbox/make-due.ts';
import { isOfReplacement } from '../outbox/repair/replacement.ts';
import { isTheirTask } from '../session/their-order.ts';
import { cancel as cancelOrder } from './order.ts';

export interface TaskCall {
  readonly id: string;
}

/** Sends a waiting task now («send now»). */
export async function sendNow(context: WorkerContext, { id }: TaskCall): Promise<Result<null>> {
  if (!(await ownTask(context, id))) return ok(null);
  await makeDue(context.ports, id);
  // From now on it goes by itself; an order alone is held until somebody asks.
  await context.shopper.patchOrder(id, { isHeld: false });
  await context.connection.probe();
  context.outbox.wake();
  return ok(null);
}

/** Cancels a task that was never handed to fetch («cancel»); its effect on the cart goes with it. */
export async function cancel(context: WorkerContext, { id }: TaskCall): Promise<Result<null>> {
  const { shopper } = context;
  const task = await ownTask(context, id);
  if (!task) return fail({ code: 'orderAlreadySent' });
  if (task.kind === 'order.place') return cancelOrder(context, { orderId: id });
  // A realm that froze right after it let go of the task begins anew, and finds it gone: by its own doing, which is what it then says.
  let isLetGo = false;
  const isCancelled = await inOutbox({ ports: context.ports, shopper }, async ({ step, shopper: own }) => {
    const isCarriedOver = (await own.carts()).some(({ contained }) => contained.includes(id));
    const queued = await own.task(id);
    if (!queued) return isLetGo;
    const tasks = await own.tasks();
    if (isCarriedOver || isOfReplacement(queued, tasks) || hasLaterEdit(queued, tasks)) return false;
    await step((box) => {
      const row = box.rowOf((entry) => entry.id === id);
      const isOnItsWay = box.rows.some(({ request }) => request?.covers.includes(id));
      if (!row || isOnItsWay || row.reply !== null) return;
      box.remove(row);
      isLetGo = true;
    });
    if (isLetGo) await own.removeTasks([id]);
    return isLetGo;
  });
  return isCancelled ? ok(null) : fail({ code: 'orderAlreadySent' });
}

/** Puts a task that was refused out of sight; the shopper has read why. */
export async function dismiss(context: WorkerContext, { id }: TaskCall): Promise<Result<null>> {
  const task = await ownTask(context, id);
  if (task?.state === 'failed') await context.shopper.removeTasks([id]);
  return ok(null);
}

/** A task of who uses this device, or of an order that is theirs to decide about; nobody does anything to what belongs to another. */
async function ownTask(context: WorkerContext, id: string): Promise<TaskDoc | null> {
  const { shopper } = context;
  const [task, order] = await Promise.all([shopper.task(id), shopper.order(id)]);
  return task && isTheirTask(task, order ? [order] : [], context) ? task : null;
}
