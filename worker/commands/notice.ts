import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';

/** Lets go of a message that the shopper closed: what was left for them, and what they were to be told of their tasks. */
export async function dismiss(
  { shopper, cart: { owner } }: WorkerContext,
  { keys }: { readonly keys: readonly string[] },
): Promise<Result<null>> {
  const left = (await shopper.customers()).filter(({ id, kind }) => kind === 'notice' && keys.includes(id));
  if (left.length > 0) await shopper.removeCustomers(left.map(({ id }) => id));
  for (const { id, key, isUntold, ...task } of await shopper.tasks())
    if (isUntold && task.owner === owner && keys.includes(key)) await shopper.patchTask(id, { isUntold: false });
  return ok(null);
}
