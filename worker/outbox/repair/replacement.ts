import { type CartLine, foldCart } from '#domain/cart.ts';
import { additionOf, type CartIntent, removalId, removalOf, returnId } from '../cart-intent.ts';
import type { Holding } from '../holding.ts';
import { queueChanges } from '../queue-changes.ts';
import { type CartTask, cartTasks, consumedThrough, operationOf } from '../views/cart-state.ts';

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
 * What follows from replacements that are half done: the old line goes, or comes back where the shop refused the new one.
 * The ids follow from the addition, so nothing happens twice. Returns whether there is more to send. For somebody who is in
 * the outbox already.
 */
export async function finishReplacements(held: Holding): Promise<boolean> {
  const { shopper } = held;
  const changes = cartTasks(await shopper.tasks());
  const replacements = changes.filter(({ intent }) => intent.replaces !== undefined);
  if (replacements.length === 0) return false;
  const orders = await shopper.orders();
  let isMore = false;
  for (const task of replacements) {
    if (task.seq <= consumedThrough(orders, task)) continue;
    const { owner, storeCode } = task;
    const { replaces, ...intent } = task.intent;
    const name = { owner, storeCode };
    if (task.state !== 'failed') {
      isMore = (await queueChanges(held, [{ name, id: removalId(task.id), intent: removalOf(replaces!) }])) || isMore;
      continue;
    }
    if (await shopper.hadTask(removalId(task.id))) {
      const missing = missingPieces(task, changes);
      // Whether the line is replaced once more is not known yet.
      if (missing === null) continue;
      const line = { ...replaces!, qty: missing };
      const returned = missing === 0 ? [] : [{ name, id: returnId(task.id), intent: additionOf(line) }];
      isMore = (await queueChanges(held, returned)) || isMore;
    }
    await shopper.patchTask(task.id, { intent });
  }
  return isMore;
}

/**
 * How many pieces of the old line are missing after a replacement that the shop refused. The shopper may have added the
 * article again, set or removed it since: those changes count as if the line had never gone. `null`: a later replacement
 * of the same line is not answered yet.
 */
function missingPieces({ id, seq, owner, storeCode, intent }: CartTask, all: readonly CartTask[]): number | null {
  const old = intent.replaces!;
  const later = all
    .filter((task) => task.owner === owner && task.storeCode === storeCode && task.seq > seq)
    .sort((a, b) => a.seq - b.seq);
  const again = later.filter((task) => task.intent.replaces?.key === old.key);
  if (again.some(({ state }) => state !== 'sent' && state !== 'failed')) return null;
  // Refused replacements bring their own pieces back.
  const undone = new Set(
    [id, ...again.filter(({ state }) => state === 'failed').map((task) => task.id)].map(removalId),
  );
  const operations = later
    .filter((task) => task.intent.lineKey === old.key && task.state !== 'failed' && !undone.has(task.id))
    .map(operationOf);
  const qtyOf = (lines: readonly CartLine[]): number => lines.find(({ key }) => key === old.key)?.qty ?? 0;
  return qtyOf(foldCart([old], operations)) - qtyOf(foldCart([], operations));
}
