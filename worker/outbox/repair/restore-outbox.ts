import type { OrderDoc, OrderState, TaskDoc } from '../../documents/shopper-documents.ts';
import type { Entry } from '../entry.ts';
import type { Holding } from '../holding.ts';
import type { Box } from '../store/box.ts';
import { consumedThrough, isOfCart } from '../views/cart-state.ts';
import { entryOfOrder } from '../views/order-of-entry.ts';
import { endOldSealings } from './old-sealing.ts';

const isOver: ReadonlySet<OrderState> = new Set(['accepted', 'returning', 'cancelled']);

/**
 * What only the screens' database knows. An order is sent all the same, unless it was given up. A change that a sound
 * outbox does not know was let go of; where it was damaged, or has drawn no such number, the change was lost with it.
 * Returns whether something had been lost.
 */
export async function restoreOutbox(held: Holding, wasDamaged: boolean): Promise<boolean> {
  const { ports, shopper, step } = held;
  await endOldSealings(held);
  const [orders, tasks, carts] = await Promise.all([shopper.orders(), shopper.tasks(), shopper.carts()]);
  const { lastSeq, rows } = await ports.store.look((box) => ({ lastSeq: box.lastSeq, rows: box.rows }));
  const keys = new Set(rows.map(({ entry }) => entry.key));
  const highest = Math.max(0, ...[...orders, ...tasks].map(({ seq }) => seq), ...carts.map((cart) => cart.createSeq));

  const entries: Entry[] = [];
  const givenUp = await ports.store.givenUp();
  for (const order of orders) {
    if (isOver.has(order.state) || keys.has(order.key)) continue;
    if (givenUp.has(order.key)) await shopper.patchOrder(order.id, { state: 'returning' });
    else if (order.state === 'sealed') entries.push(entryOfOrder(order));
  }
  const orphans = tasks.filter(isUnsentWish).filter((task) => !keys.has(task.key) && !isConsumed(task, orders));
  const isLost = ({ seq }: WishTask): boolean => wasDamaged || seq > lastSeq;
  entries.push(...orphans.filter(isLost).map(entryOfWish));
  await shopper.removeTasks(orphans.filter((task) => !isLost(task)).map(({ id }) => id));
  if (entries.length > 0 || highest > lastSeq) await step((box) => putBack(box, entries, highest));
  return entries.length > 0 || highest > lastSeq;
}

function putBack(box: Box, entries: readonly Entry[], highest: number): void {
  box.skipTo(highest);
  for (const entry of entries) box.add(entry);
}

type WishTask = Extract<TaskDoc, { kind: 'cart.change' | 'cart.coupon' | 'profile.save' | 'task' }>;

function isUnsentWish(task: TaskDoc): task is WishTask {
  return task.kind !== 'order.place' && (task.state === 'queued' || task.state === 'sending');
}

function isConsumed(task: TaskDoc, orders: readonly OrderDoc[]): boolean {
  return isOfCart(task) && task.seq <= consumedThrough(orders, task);
}

function entryOfWish({ id, seq, key, owner, storeCode, createdAt, ...task }: WishTask): Entry {
  const shared = { version: 1, id, seq, key, owner, storeCode, createdAt } as const;
  if (task.kind === 'cart.change') return { ...shared, kind: task.kind, intent: task.intent };
  if (task.kind === 'cart.coupon')
    return { ...shared, kind: task.kind, couponCode: task.couponCode, percent: task.percent ?? null };
  if (task.kind === 'task') return { ...shared, kind: task.kind, wish: task.wish, wire: task.wire };
  const { kind, edit, update, base } = task;
  return { ...shared, kind, edit, update, base };
}
