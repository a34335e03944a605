import { orderContents } from '#domain/wire/order-contents.ts';
import { orderToWire } from '#domain/wire/order.ts';
import { placedFromWire } from '#domain/wire/placed-totals.ts';
import type { WorkerContext } from '../context.ts';
import type { AgreedOrder, PaymentDoc } from '../documents/payment-doc.ts';
import { hashOf } from '../outbox/order-payload.ts';
import { asPaid } from './paid-delivery.ts';
import type { ToldPlaced } from './payment-answers.ts';

/**
 * What the shop has placed of all that was agreed to for a payment, with the delivery that was paid for: it may have been paid before the
 * shop was told of what is agreed to now. `null` where the shop does not say it, and where it is nothing that is known here.
 */
export async function placedContents(
  context: WorkerContext,
  { orderId, agreed: now, earlier = [] }: PaymentDoc,
  told: ToldPlaced,
): Promise<AgreedOrder | null> {
  if (told.contents_hash === undefined) return null;
  const total = placedFromWire(told.totals)?.grandTotalMinor;
  // The digest does not tell fees and coupons apart, and the total does.
  for (const agreed of [now, ...earlier].toSorted((a, b) => isAt(b, total) - isAt(a, total))) {
    const paid = await asPaid(context, agreed, told);
    if ((await digestOf(context, orderId, paid)) === told.contents_hash) return paid;
  }
  return null;
}

function isAt({ totals }: AgreedOrder, total: number | undefined): number {
  return totals.grandTotalMinor === total ? 1 : 0;
}

/** What the shop calls `contents_hash` (decision 022). */
function digestOf({ store }: WorkerContext, orderId: string, agreed: AgreedOrder): Promise<string> {
  const wire = orderToWire({
    ...agreed,
    orderId,
    userId: '',
    cartId: null,
    storeCode: store.code,
    storeId: store.id,
    currency: store.currency.code,
    createdAtMs: 0,
    fees: [],
    grandTotalMinor: agreed.totals.grandTotalMinor,
  });
  return hashOf(orderContents(wire));
}
