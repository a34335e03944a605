import { defaultStoreView, storeViews } from '#config/stores.ts';
import { formatPrice } from '#domain/price-format.ts';
import { deliveryOf } from './delivery.ts';
import type { StandInOrder } from './stand-in-orders.ts';

/** An amount of an order in its words. */
export function writtenAmount({ order }: StandInOrder, minor: number): string {
  const store = storeViews.find(({ currency }) => currency.code === order.purchase_currency) ?? defaultStoreView;
  return formatPrice(minor, store.currency, order.locale);
}

/** How an order stands, as its frame shows it: the sum, and the delivery that it is for. */
export function frameState(row: StandInOrder) {
  const { status, reason, order } = row;
  return {
    status,
    reason,
    amount: order.order_amount,
    sum: writtenAmount(row, order.order_amount),
    ...deliveryOf(order),
  };
}
