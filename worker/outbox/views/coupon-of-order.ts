import type { Order as WireOrder } from '#schemas/api/generated/types.gen.ts';
import type { OrderDoc } from '../../documents/shopper-documents.ts';

/** The coupon that an order was sealed with, unless the shop said that it is gone; of an old one of a guest nobody knows any more. */
export function couponOfOrder({ payload, reason }: Pick<OrderDoc, 'payload' | 'reason'>): string | null {
  const isGone = (reason?.changes ?? []).some(({ kind }) => kind === 'coupon');
  return isGone ? null : (expectedOf({ payload })?.coupon_code ?? null);
}

/** What the shopper agreed to when the order was sealed; `null` of an old one of a guest, whose contents are deleted (D15). */
export function expectedOf({ payload }: Pick<OrderDoc, 'payload'>): WireOrder['expected'] | null {
  return payload === '' ? null : (JSON.parse(payload) as WireOrder).expected;
}
