import type { Order as WireOrder } from '#schemas/api/generated/types.gen.ts';
import type { OrderDoc } from '../../documents/shopper-documents.ts';

/** The coupon that an order was sealed with, unless the shop said that it is gone; of an old one of a guest nobody knows any more. */
export function couponOfOrder({ payload, reason }: Pick<OrderDoc, 'payload' | 'reason'>): string | null {
  const isGone = (reason?.changes ?? []).some(({ kind }) => kind === 'coupon');
  return isGone || payload === '' ? null : ((JSON.parse(payload) as WireOrder).expected?.coupon_code ?? null);
}
