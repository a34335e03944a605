import { additionOf } from '../cart-intent.ts';
import type { Holding } from '../holding.ts';
import { lookWhose } from '../owner-by-now.ts';
import { type QueuedChange, queueChanges } from '../queue-changes.ts';
import { percentOf } from '#domain/coupon.ts';
import { cartState } from '../views/cart-state.ts';
import { couponOfOrder } from '../views/coupon-of-order.ts';

/**
 * Puts the lines of orders that were given up back into their carts, and the coupon; those of a guest into the cart of who has signed in
 * since, where the guest's cart is. Interrupted, it is taken up by the next repair: the
 * ids follow from the order, so no line comes back twice. For somebody who is in the outbox already.
 */
export async function returnLines(held: Holding): Promise<void> {
  const returning = (await held.shopper.orders()).filter(({ state }) => state === 'returning');
  for (const order of returning) {
    const { id, key, owner, storeCode, lines } = order;
    await held.shopper.removeTasks([id]);
    const given = { owner, storeCode };
    const name = { ...given, owner: await lookWhose(held, given) };
    const changes: QueuedChange[] = lines.map((line) => ({
      name,
      id: `${id}.${key}.${line.key}`,
      intent: additionOf(line),
    }));
    const couponCode = couponOfOrder(order);
    // A coupon of the cart of today is a later wish.
    if (couponCode !== null && cartState(await held.shopper.cartFacts(name), name).coupon === null)
      changes.push({ name, id: `${id}.${key}.coupon`, couponCode, percent: percentOf(couponCode) });
    await queueChanges(held, changes);
    await held.shopper.patchOrder(id, { state: 'cancelled' });
  }
}
