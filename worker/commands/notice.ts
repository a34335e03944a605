import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { GUEST } from '../outbox/owner.ts';
import { isTheirTask } from '../session/their-order.ts';

/** Lets go of a message that the shopper closed: what was left for them, and what they were to be told of their tasks. */
export async function dismiss(
  context: WorkerContext,
  { keys }: { readonly keys: readonly string[] },
): Promise<Result<null>> {
  const { shopper, cart } = context;
  const left = (await shopper.customers()).filter(({ id, kind }) => kind === 'notice' && keys.includes(id));
  if (left.length > 0) await shopper.removeCustomers(left.map(({ id }) => id));
  const [tasks, orders] = await Promise.all([shopper.tasks(), shopper.orders()]);
  for (const task of tasks.filter(({ key }) => keys.includes(key))) {
    if (!isTheirTask(task, orders, context)) {
      if (task.owner === GUEST) await shopper.patchTask(task.id, { hintClosedBy: cart.owner });
    } else if (task.isUntold) await shopper.patchTask(task.id, { isUntold: false });
  }
  return ok(null);
}
