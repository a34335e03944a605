import { storeViews } from '#config/stores.ts';
import type { OrderHistoryItem, OrderHistoryOrder } from '#schemas/api/generated/types.gen.ts';
import { toMinor } from '../money.ts';
import type { HistoryItemView, HistoryOrderView } from '../views/order-history.ts';
import { optionsFromWire } from './line-options.ts';
import { nameFromWire } from './name.ts';
import { parseWireTime } from './time.ts';

/** An order of the past for the screens; backends leave out what they do not know. */
export function historyOrderFromWire(order: OrderHistoryOrder, currency: string): HistoryOrderView {
  const store = storeViews.find(({ id }) => id === Number(order.store_id));
  return {
    number: order.increment_id,
    placedAt: parseWireTime(order.created_at) ?? 0,
    status: order.status,
    statusChangedMs: parseWireTime(order.status_changed_at),
    currency: order.order_currency_code ?? currency,
    ...(store ? { storeCode: store.code } : {}),
    deliveryNumber: order.delivery_number ?? null,
    deliveryType: order.delivery_type ?? order.shipping_description ?? null,
    items: order.items.map(itemFromWire),
    subtotalMinor: toMinor(order.subtotal_incl_tax ?? order.subtotal ?? 0),
    shippingMinor: toMinor(order.shipping_incl_tax ?? order.shipping_amount ?? 0),
    taxMinor: toMinor(order.tax_amount ?? 0),
    feesMinor: toMinor(order.additional_fees ?? 0),
    fees: (order.fees ?? []).map(({ label, price_incl_tax }) => ({
      label: nameFromWire(label),
      amountMinor: toMinor(price_incl_tax),
    })),
    // Some backends write it as what is taken off, others as what it comes to.
    discountMinor: 0 - Math.abs(toMinor(order.discount_amount ?? 0)),
    totalMinor: toMinor(order.grand_total),
  };
}

function itemFromWire(item: OrderHistoryItem): HistoryItemView {
  const { item_id: id, sku, name, qty_ordered: qty, row_total_incl_tax: row, discount_amount: discount } = item;
  return {
    id: String(id),
    sku,
    name,
    qty,
    // As cart and confirmation show it (spec 9: discounted rows).
    rowMinor: toMinor(row) - Math.abs(toMinor(discount ?? 0)),
    ...(item.chosen_options ? { optionLabels: item.chosen_options } : {}),
    ...(item.product_option ? { options: optionsFromWire(item.product_option) } : {}),
  };
}
