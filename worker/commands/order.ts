import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import { enqueueCartChange } from '../outbox/enqueue.ts';
import { inOutbox } from '../outbox/outbox-lock.ts';

interface OrderCall {
  readonly orderId: string;
}

/** Cancels an order that was never handed to fetch; its lines go back into the cart (D16). */
export async function cancel(context: WorkerContext, { orderId }: OrderCall): Promise<Result<null>> {
  const { ports, shopper } = context;
  const cancelled = await inOutbox(ports, async () => {
    const order = await shopper.order(orderId);
    const row = (await ports.journal.rows()).find(({ entry }) => entry.id === orderId);
    if (order?.state !== 'sealed' || !row || row.request !== null) return null;
    await shopper.patchOrder(orderId, { state: 'cancelled' });
    await ports.journal.remove(row.entry);
    await shopper.removeTasks([orderId]);
    return order;
  });
  if (!cancelled) return fail({ code: 'orderAlreadySent' });
  return putLinesBack(context, cancelled);
}

/** Lets go of an order that the shop did not take; its lines go back into the cart. */
export async function discard(context: WorkerContext, { orderId }: OrderCall): Promise<Result<null>> {
  const order = await context.shopper.order(orderId);
  if (order?.state !== 'needsAttention' && order?.state !== 'rejected') return fail({ code: 'orderAlreadySent' });
  await context.shopper.patchOrder(orderId, { state: 'cancelled' });
  await context.shopper.removeTasks([orderId]);
  return putLinesBack(context, order);
}

/** The ids follow from the order, so a repeated call puts nothing back twice. */
async function putLinesBack(context: WorkerContext, { id, key, lines }: OrderDoc): Promise<Result<null>> {
  for (const line of lines) {
    const { key: lineKey, sku, qty, options } = line;
    const operationId = `${id}.${key}.${lineKey}`;
    const queued = await enqueueCartChange(context, context.cart, operationId, {
      kind: 'add',
      lineKey,
      sku,
      qty,
      options,
      line,
    });
    if (!queued.ok) return queued;
  }
  context.outbox.wake();
  return ok(null);
}
