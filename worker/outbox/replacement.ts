import { ok, type Result } from '#schemas/errors.ts';
import type { TaskDoc } from '../documents/shopper-documents.ts';
import type { CartName } from './cart-record.ts';
import { consumedThrough } from './cart-state.ts';
import { type EnqueueTools, inOutboxOrNot, queueChange } from './enqueue.ts';
import { additionOf, type CartIntent } from './entry.ts';

type ChangeTask = Extract<TaskDoc, { kind: 'cart.change' }>;

/** Of the task that takes the old line away; the first part is that of the one that puts the new line in its place. */
const removalId = (id: string): string => `${id}.replaced`;
const returnId = (id: string): string => `${id}.returned`;

/** What is known of a queued change; of other tasks only that they are some. */
interface Queued {
  readonly id: string;
  readonly seq: number;
  readonly intent?: CartIntent;
}

/**
 * Whether a task is one half of a replacement, or changed the line that is replaced: such are not cancelled one by one,
 * because the line may have to come back as it was. The cart is where a line is changed back.
 */
export function isOfReplacement({ id, seq, intent }: Queued, all: readonly Queued[]): boolean {
  if (intent === undefined) return false;
  const isReplaced = (other: Queued): boolean => other.seq > seq && other.intent?.replaces?.key === intent.lineKey;
  return intent.replaces !== undefined || id.endsWith(removalId('')) || all.some(isReplaced);
}

/**
 * Puts a line in the place of another one, as an addition and a removal, because that is what the shop understands. The
 * addition names what it replaces: whatever is interrupted or refused after it, repair and reconcile bring to its end.
 */
export function enqueueReplacement(
  tools: EnqueueTools,
  name: CartName,
  id: string,
  intent: CartIntent,
): Promise<Result<null>> {
  return inOutboxOrNot(tools, async (fenced) => {
    const queued = await queueChange(fenced, name, id, intent);
    if (!queued.ok) return queued;
    await fenced.ports.crashPoint('between-replacement');
    // What is kept cannot be refused any more: should the rest not fit, it follows as soon as it does.
    await finishReplacements(fenced);
    return ok(null);
  });
}

/**
 * What follows from replacements that are half done: the old line goes, or comes back where the shop refused the new one.
 * The ids follow from the addition, so nothing happens twice. For somebody who is in the outbox already.
 */
export async function finishReplacements(tools: EnqueueTools): Promise<void> {
  const { shopper } = tools;
  const replacements = (await shopper.tasks()).filter(
    (task): task is ChangeTask => task.kind === 'cart.change' && task.intent.replaces !== undefined,
  );
  if (replacements.length === 0) return;
  const orders = await shopper.orders();
  for (const task of replacements) {
    if (task.seq <= consumedThrough(orders, task) || !(await removeReplaced(tools, task)).ok) continue;
    if (task.state !== 'failed' || !(await returnReplaced(tools, task)).ok) continue;
    const { replaces: _, ...intent } = task.intent;
    await shopper.patchTask(task.id, { intent });
  }
}

function removeReplaced(tools: EnqueueTools, task: ChangeTask): Promise<Result<null>> {
  const { key: lineKey, sku, options } = task.intent.replaces!;
  return queueOnce(tools, task, removalId(task.id), { kind: 'remove', lineKey, sku, qty: 0, options, line: null });
}

function returnReplaced(tools: EnqueueTools, task: ChangeTask): Promise<Result<null>> {
  return queueOnce(tools, task, returnId(task.id), additionOf(task.intent.replaces!));
}

/** Every repair looks here again: what is queued already draws no number. */
async function queueOnce(tools: EnqueueTools, name: CartName, id: string, intent: CartIntent): Promise<Result<null>> {
  return (await tools.shopper.hadTask(id)) ? ok(null) : queueChange(tools, name, id, intent);
}
