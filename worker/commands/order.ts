import { isMissingOrder } from '#domain/missing-order.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { isGivenUp } from '../documents/given-up.ts';
import type { OrderDoc, OrderState } from '../documents/shopper-documents.ts';
import type { Holding } from '../outbox/holding.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { notKept } from '../outbox/not-kept.ts';
import { returnLines } from '../outbox/repair/return-lines.ts';
import { entryOfOrder, orderOfEntry } from '../outbox/views/order-of-entry.ts';
import { queuedTask } from '../outbox/views/queued-task.ts';
import { isTheirOrder } from '../session/their-order.ts';

export interface OrderCall {
  readonly orderId: string;
}

const refused: ReadonlySet<OrderState | undefined> = new Set(['needsAttention', 'rejected']);

/** Cancels an order that was never handed to fetch; its lines go back into the cart (D16). One that is paid the shop has already. */
export async function cancel(context: WorkerContext, { orderId }: OrderCall): Promise<Result<null>> {
  return giveUp(context, orderId, async ({ step, ports }, { state, key, isPaid }) => {
    if (state !== 'sealed' || isPaid || (await wasSentWithoutDatabase(ports, key))) return false;
    return step((box) => {
      const row = box.rowOf((entry) => entry.key === key);
      if (!row || row.request !== null) return false;
      box.remove(row);
      box.noteGivenUp(key);
      return true;
    });
  });
}

/** A service worker for which no database opened has noted in the mirror alone what it sent. */
async function wasSentWithoutDatabase({ mirror }: Holding['ports'], key: string): Promise<boolean> {
  const copy = await mirror.read().catch(() => null);
  return copy?.rows.some(({ entry, request }) => entry.key === key && request !== null) ?? false;
}

/** Lets go of an order that the shop did not take; its lines go back into the cart. */
export async function discard(context: WorkerContext, { orderId }: OrderCall): Promise<Result<null>> {
  return giveUp(context, orderId, async ({ step }, order) => {
    // What is paid is for the shop to find, whatever it says of the order: ordered once more it would be paid twice.
    if (!refused.has(order.state) || order.isPaid) return false;
    const { key } = order;
    await step((box) => {
      // Only where no database keeps orders it is still there, with its reply.
      const row = box.rowOf((entry) => entry.key === key);
      if (row) box.remove(row);
      box.noteGivenUp(key);
    });
    return true;
  });
}

/**
 * Sends an order again that the shop took and does not know any more, as it was sealed and under its key: where the shop has it after
 * all, it is that order (reliability O9, decision 107). Not one that is paid: only the provider knows what became of its payment.
 */
export async function sendAgain(context: WorkerContext, { orderId }: OrderCall): Promise<Result<null>> {
  const { ports, shopper } = context;
  const result = await inOutbox({ ports, shopper }, async (held) => {
    const order = await held.shopper.order(orderId);
    if (!order || !isTheirOrder(order, context)) return fail({ code: 'orderAlreadySent' } as const);
    // The command may be repeated.
    if (order.state === 'sealed' || order.state === 'accepted') return ok(null);
    if (!isMissingOrder(order) || order.isPaid) return fail({ code: 'orderAlreadySent' } as const);
    const entry = await held.step((box) => {
      // Only where no database keeps orders it is still there, with its reply.
      const row = box.rowOf(({ key }) => key === order.key);
      if (row) box.remove(row);
      const seq = box.nextSeq();
      const again = entryOfOrder({ ...order, seq, isHeld: false });
      box.add(again);
      return again;
    });
    await ports.crashPoint('after-seal');
    // It is the purchase that web analytics heard of already.
    const { isMeasured = true } = order;
    await held.shopper.putOrder({ ...(await orderOfEntry(entry)), isMeasured });
    await held.shopper.putTask(queuedTask(entry));
    return ok(null);
  });
  context.outbox.filled();
  return result;
}

/** Notes that web analytics hears of a purchase; the window that is the first tells it, so that it may be missed but is never told twice. */
export async function noteMeasured(
  { shopper }: WorkerContext,
  { orderId }: OrderCall,
): Promise<Result<{ isFirst: boolean }>> {
  try {
    return ok({ isFirst: await shopper.noteMeasured(orderId) });
  } catch (error) {
    return notKept(error);
  }
}

async function giveUp(
  context: WorkerContext,
  orderId: string,
  letGo: (held: Holding, order: OrderDoc) => Promise<boolean>,
): Promise<Result<null>> {
  const { ports, shopper } = context;
  // What is sealed anew in another tab, after it was given up here, is wanted.
  const key = (await shopper.order(orderId))?.key;
  const result = await inOutbox({ ports, shopper }, async (held) => {
    const found = await held.shopper.order(orderId);
    const order = found?.key === key && found && isTheirOrder(found, context) ? found : null;
    if (order && isGivenUp(order)) return ok(null);
    if (!order || !(await letGo(held, order))) return fail({ code: 'orderAlreadySent' } as const);
    await held.shopper.patchOrder(orderId, { state: 'returning' });
    await returnLines(held);
    return ok(null);
  });
  context.outbox.filled();
  return result;
}
