import { additionOf } from '../cart-intent.ts';
import type { Holding } from '../holding.ts';
import { queueChanges } from '../queue-changes.ts';

/**
 * Puts the lines of orders that were given up back into their carts. Interrupted, it is taken up by the next repair: the
 * ids follow from the order, so no line comes back twice. For somebody who is in the outbox already.
 */
export async function returnLines(held: Holding): Promise<void> {
  const returning = (await held.shopper.orders()).filter(({ state }) => state === 'returning');
  for (const { id, key, owner, storeCode, lines } of returning) {
    await held.shopper.removeTasks([id]);
    const name = { owner, storeCode };
    await queueChanges(
      held,
      lines.map((line) => ({ name, id: `${id}.${key}.${line.key}`, intent: additionOf(line) })),
    );
    await held.shopper.patchOrder(id, { state: 'cancelled' });
  }
}
