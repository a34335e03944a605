import { claimsId } from '../../documents/claims.ts';
import { isCallOfCart } from '../calls/of-cart.ts';
import type { Holding } from '../holding.ts';
import { GUEST } from '../owner.ts';
import type { Row } from '../store/box.ts';

/**
 * Wipes what the shop accepted of an owner who signed out while it was on its way: the sign-out wiped everything else of theirs.
 * What was refused is theirs to see, and what follows from a change of a cart is still to come. Repeating it changes nothing.
 */
export async function forgetAbsent({ ports, shopper }: Holding, rows: readonly Row[]): Promise<void> {
  const present = await ports.store.look((box) => box.session?.owner);
  const entries = rows
    .filter(({ entry, reply }) => reply?.outcome === 'accepted' && !isCallOfCart(entry))
    .map(({ entry }) => entry)
    .filter(({ owner }) => owner !== GUEST && owner !== present);
  if (entries.length === 0) return;
  const ids = new Set(entries.map(({ id }) => id));
  // One that the shop took for another order is shown as refused.
  const orders = (await shopper.orders()).filter(({ id, state }) => ids.has(id) && state === 'accepted');
  await shopper.removeOrders(orders.map(({ id }) => id));
  const tasks = (await shopper.tasks()).filter(({ id, state }) => ids.has(id) && state === 'sent');
  await shopper.removeTasks(tasks.map(({ id }) => id));
  await shopper.removeCustomers([...new Set(entries.map(({ owner }) => claimsId(owner)))]);
  await shopper.wipeRemoved();
}
