import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc, OrderState } from '../documents/shopper-documents.ts';
import type { Holding } from '../outbox/holding.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { returnLines } from '../outbox/repair/return-lines.ts';

export interface OrderCall {
  readonly orderId: string;
}

const given: ReadonlySet<OrderState | undefined> = new Set(['returning', 'cancelled']);
const refused: ReadonlySet<OrderState | undefined> = new Set(['needsAttention', 'rejected']);

/** Cancels an order that was never handed to fetch; its lines go back into the cart (D16). One that is paid the shop has already. */
export async function cancel(context: WorkerContext, { orderId }: OrderCall): Promise<Result<null>> {
  return giveUp(context, orderId, async ({ step }, { state, key, isPaid }) => {
    if (state !== 'sealed' || isPaid) return false;
    return step((box) => {
      const row = box.rowOf((entry) => entry.key === key);
      if (!row || row.request !== null) return false;
      box.remove(row);
      box.noteGivenUp(key);
      return true;
    });
  });
}

/** Lets go of an order that the shop did not take; its lines go back into the cart. */
export async function discard(context: WorkerContext, { orderId }: OrderCall): Promise<Result<null>> {
  return giveUp(context, orderId, async ({ step }, { state, key }) => {
    if (!refused.has(state)) return false;
    await step((box) => {
      // Only where no database keeps orders it is still there, with its reply.
      const row = box.rowOf((entry) => entry.key === key);
      if (row) box.remove(row);
      box.noteGivenUp(key);
    });
    return true;
  });
}

async function giveUp(
  context: WorkerContext,
  orderId: string,
  letGo: (held: Holding, order: OrderDoc) => Promise<boolean>,
): Promise<Result<null>> {
  const { ports, shopper } = context;
  const result = await inOutbox({ ports, shopper }, async (held) => {
    const found = await held.shopper.order(orderId);
    const order = found?.owner === context.cart.owner ? found : null;
    if (given.has(order?.state)) return ok(null);
    if (!order || !(await letGo(held, order))) return fail({ code: 'orderAlreadySent' } as const);
    await held.shopper.patchOrder(orderId, { state: 'returning' });
    await returnLines(held);
    return ok(null);
  });
  context.outbox.filled();
  return result;
}
