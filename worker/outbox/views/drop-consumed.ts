import type { Shopper } from '../../shopper/shopper.ts';
import { consumedThrough, isOfCart } from './cart-state.ts';

/** Cart changes that went into an order are over. */
export async function dropConsumed(shopper: Shopper): Promise<void> {
  const [orders, tasks] = await Promise.all([shopper.orders(), shopper.tasks()]);
  const consumed = tasks.filter((task) => isOfCart(task) && task.seq <= consumedThrough(orders, task));
  await shopper.removeTasks(consumed.map(({ id }) => id));
}
