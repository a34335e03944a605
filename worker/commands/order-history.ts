import { fail, ok, type Result, type ShopError } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { historyOrder } from '../documents/order-history.ts';
import { enqueueWish } from '../outbox/queue-wish.ts';
import { productOnDevice } from '../queries/product-on-device.ts';
import { add, type CartOutcome, changeId } from './cart.ts';

/** An order, and what is done with it; the caller draws the id, so that a repeated call counts once. */
export interface OrderCall {
  readonly operationId: string;
  /** Number of the order as the history shows it. */
  readonly orderNumber: string;
}

/** Queues that an order is to be cancelled; the shop decides whether it still can be (spec 4: order actions). */
export function cancel(context: WorkerContext, call: OrderCall): Promise<Result<null>> {
  return want(context, call, 'cancel', null);
}

/** Queues that all of an order is to be sent back; why may be empty. */
export function requestReturn(
  context: WorkerContext,
  { reason = '', ...call }: OrderCall & { readonly reason?: string },
): Promise<Result<null>> {
  return want(context, call, 'return', { reason: reason.trim() });
}

async function want(
  context: WorkerContext,
  { operationId: id, orderNumber }: OrderCall,
  change: 'cancel' | 'return',
  body: object | null,
): Promise<Result<null>> {
  const { cart: name, shopper, outbox } = context;
  const order = historyOrder(await shopper.customers(), name.owner, orderNumber);
  if (!order) return fail({ code: 'notAvailableOffline' });
  const queued = await enqueueWish(context, {
    name,
    id,
    wish: { kind: 'orderChange', change, orderNumber },
    wire: {
      method: 'POST',
      url: `/api/user/orders/${encodeURIComponent(orderNumber)}/${change}`,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    },
  });
  if (queued.ok) outbox.filled();
  return queued;
}

/**
 * Puts what was ordered once into the cart again, as far as it is still sold: of what there is not enough, what is left. Refused
 * where there is nothing of it, with the reason of the first.
 */
export async function reorder(
  context: WorkerContext,
  { operationId, orderNumber }: OrderCall,
): Promise<Result<CartOutcome | 'partlyAdded'>> {
  const { shopper, cart } = context;
  const order = historyOrder(await shopper.customers(), cart.owner, orderNumber);
  if (!order) return fail({ code: 'notAvailableOffline' });
  let outcome: CartOutcome | null = null;
  let refusal: ShopError | null = null;
  for (const [place, { sku, qty, options = {} }] of order.items.entries()) {
    // Orders name the variant, and not its product.
    const product = await productOnDevice(context, sku);
    const call = { operationId: changeId(operationId, place), parentSku: product?.sku ?? sku, sku, qty, options };
    let added = await add(context, call);
    if (!added.ok) {
      refusal ??= added.error;
      if (added.error.code === 'moreThanLeft')
        added = await add(context, { ...call, qty: Number(added.error.params.left) });
    }
    if (added.ok) outcome ??= added.value;
  }
  if (outcome !== null) return ok(refusal === null ? outcome : 'partlyAdded');
  return fail(refusal ?? { code: 'outOfStock' });
}
