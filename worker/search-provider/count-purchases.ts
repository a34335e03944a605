import { COUNTED_ORDERS_MAX } from '#config/limits.ts';
import { PURCHASE_COUNTED_WITHIN_MS } from '#config/timings.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import { hasProvider, providerOf } from './provider-of.ts';

const COUNTED_ID = 'countedOrders';

/**
 * Tells the search provider of each order that the shop has accepted, once on this device, whichever tab is open then.
 * The order is noted as counted before it is told, so that it may be missed but is never counted twice.
 */
export function countPurchases(context: WorkerContext, ending: AbortSignal): void {
  const { shopper, store } = context;
  if (!hasProvider(context)) return;
  let last: Promise<unknown> = Promise.resolve();
  const following = shopper.orders$.subscribe((orders) => {
    const own = orders.filter((order) => order.storeCode === store.code);
    for (const order of own) last = last.then(() => count(context, order)).catch(() => undefined);
  });
  ending.addEventListener('abort', () => following.unsubscribe());
}

async function count(context: WorkerContext, { id, state, acceptedAt }: OrderDoc): Promise<void> {
  const { connection } = context;
  if (state !== 'accepted' || (acceptedAt ?? 0) < connection.now() - PURCHASE_COUNTED_WITHIN_MS) return;
  if (!(await isFirst(context, id))) return;
  (await providerOf(context))?.note({ kind: 'purchase', orderId: id });
}

/** Notes an order as counted; false when it was noted before, by any tab. */
async function isFirst({ shopper }: WorkerContext, orderId: string): Promise<boolean> {
  let isNew = false;
  await shopper.changeCustomer({ id: COUNTED_ID, kind: 'countedOrders', orderIds: [] }, (known) => {
    const before = known.kind === 'countedOrders' ? known.orderIds : [];
    isNew = !before.includes(orderId);
    return {
      id: COUNTED_ID,
      kind: 'countedOrders',
      orderIds: [...new Set([orderId, ...before])].slice(0, COUNTED_ORDERS_MAX),
    };
  });
  return isNew;
}
