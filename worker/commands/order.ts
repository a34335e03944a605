import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc, OrderState } from '../documents/shopper-documents.ts';
import { dropEntry } from '../outbox/drop-entry.ts';
import type { EnqueueTools } from '../outbox/enqueue.ts';
import { inOutbox } from '../outbox/outbox-lock.ts';
import { returnLines } from '../outbox/return-lines.ts';

export interface OrderCall {
  readonly orderId: string;
}

const given: ReadonlySet<OrderState | undefined> = new Set(['returning', 'cancelled']);
const refused: ReadonlySet<OrderState | undefined> = new Set(['needsAttention', 'rejected']);

/** Cancels an order that was never handed to fetch; its lines go back into the cart (D16). */
export async function cancel(context: WorkerContext, { orderId }: OrderCall): Promise<Result<null>> {
  return giveUp(context, orderId, async ({ ports }, { state, key }) => {
    const row = (await ports.journal.rows()).find(({ entry }) => entry.key === key);
    // The entry may be gone and the rest not written yet, because the device was full.
    const request = row ? row.request : await ports.control.request(orderId);
    if (state !== 'sealed' || request !== null) return false;
    if (row) await dropEntry(ports, row.entry);
    return true;
  });
}

/** Lets go of an order that the shop did not take; its lines go back into the cart. */
export async function discard(context: WorkerContext, { orderId }: OrderCall): Promise<Result<null>> {
  return giveUp(context, orderId, async ({ ports }, { state, key }) => {
    // Only where no database keeps orders it is still there, with its reply.
    const row = refused.has(state) && (await ports.journal.rows()).find(({ entry }) => entry.key === key);
    if (row) await dropEntry(ports, row.entry);
    return refused.has(state);
  });
}

async function giveUp(
  context: WorkerContext,
  orderId: string,
  letGo: (tools: EnqueueTools, order: OrderDoc) => Promise<boolean>,
): Promise<Result<null>> {
  const { ports, shopper } = context;
  const result = await inOutbox({ ports, shopper }, async (tools) => {
    const order = await tools.shopper.order(orderId);
    if (given.has(order?.state)) return ok(null);
    if (!order || !(await letGo(tools, order))) return fail({ code: 'orderAlreadySent' } as const);
    await tools.shopper.patchOrder(orderId, { state: 'returning' });
    return returnLines(tools);
  });
  context.outbox.filled();
  return result;
}
