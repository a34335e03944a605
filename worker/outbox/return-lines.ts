import { fail, ok, type Result } from '#schemas/errors.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import { type EnqueueTools, queueChange } from './enqueue.ts';
import { additionOf } from './entry.ts';

/**
 * Puts the lines of orders that were given up back into their carts. Interrupted, it is taken up by the next repair: the
 * ids follow from the order, so no line comes back twice. For somebody who is in the outbox already.
 */
export async function returnLines(tools: EnqueueTools): Promise<Result<null>> {
  const returning = (await tools.shopper.orders()).filter(({ state }) => state === 'returning');
  for (const order of returning) {
    await tools.shopper.removeTasks([order.id]);
    const returned = await returnLinesOf(tools, order);
    if (!returned.ok) return returned;
    await tools.shopper.patchOrder(order.id, { state: 'cancelled' });
    await tools.ports.journal.noteGivenUp(order.key);
  }
  return ok(null);
}

async function returnLinesOf(
  tools: EnqueueTools,
  { id, key, owner, storeCode, lines }: OrderDoc,
): Promise<Result<null>> {
  for (const line of lines) {
    const queued = await queueChange(tools, { owner, storeCode }, `${id}.${key}.${line.key}`, additionOf(line));
    if (!queued.ok) return fail(queued.error);
  }
  return ok(null);
}
