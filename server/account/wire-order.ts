import type { StoreView } from '#config/stores.ts';
import { toMajor } from '#domain/money.ts';
import { netOf, taxOf } from '#domain/tax.ts';
import { sumOfFees, type Sums } from '#domain/totals.ts';
import { formatWireTime } from '#domain/wire/time.ts';
import type { OrderHistoryItem, OrderHistoryOrder } from '#schemas/api/generated/types.gen.ts';
import { orderNumber } from '../cart/place-order.ts';
import type { OrderLine, OrderRow } from '../cart/placed-order.ts';

/** Names of the methods of an order. */
export interface MethodTitles {
  readonly shipping: string;
  readonly payment: string;
}

/** An order, and the number of the shipment that brings it, if its delivery is booked. */
type DeliveredOrder = OrderRow & { readonly deliveryNumber: string | null };

/** A placed order in major units, as the order history of the contract has it. */
export function orderToWire(store: StoreView, row: DeliveredOrder, titles: MethodTitles): OrderHistoryOrder {
  const rate = store.tax.rateBasisPoints;
  const lines = row.lines as unknown as readonly OrderLine[];
  const sums = row.totals as unknown as Sums & { readonly currency: string };
  const deliveryMinor = sums.deliveryMinor ?? 0;
  const items = lines.map((line, index) => itemToWire(line, index + 1, rate));
  const information = row.payload.addressInformation;
  return {
    entity_id: row.id,
    increment_id: orderNumber(row),
    order_id: row.orderId,
    created_at: formatWireTime(row.createdAt.getTime()),
    updated_at: formatWireTime((row.statusChangedAt ?? row.createdAt).getTime()),
    state: row.status,
    status: row.status,
    status_changed_at: (row.statusChangedAt ?? row.createdAt).toISOString(),
    customer_email: row.customer,
    order_currency_code: sums.currency,
    store_id: store.id,
    subtotal: sum(items, ({ row_total }) => row_total ?? 0),
    subtotal_incl_tax: toMajor(sums.subtotalMinor),
    shipping_amount: toMajor(netOf(deliveryMinor, rate)),
    shipping_incl_tax: toMajor(deliveryMinor),
    shipping_description: titles.shipping,
    tax_amount: toMajor(sums.taxMinor),
    discount_amount: toMajor(sums.discountMinor),
    additional_fees: toMajor(sums.paymentFeeMinor + sumOfFees(sums)),
    fees: (sums.fees ?? []).map(({ label, amountMinor }) => ({ label, price_incl_tax: toMajor(amountMinor) })),
    grand_total: toMajor(sums.grandTotalMinor),
    total_item_count: items.length,
    total_qty_ordered: sum(items, ({ qty_ordered }) => qty_ordered),
    delivery_number: row.deliveryNumber,
    delivery_type: information.shipping_method_code ?? null,
    items,
    billing_address: information.billingAddress,
    payment: { method: information.payment_method_code, additional_information: [titles.payment] },
  };
}

function itemToWire(line: OrderLine, itemId: number, defaultRate: number): OrderHistoryItem {
  const { sku, name, qty, price, discount, options, productOption, taxBasisPoints: rate = defaultRate } = line;
  return {
    item_id: itemId,
    sku,
    name,
    qty_ordered: qty,
    price: toMajor(netOf(price, rate)),
    price_incl_tax: toMajor(price),
    row_total: toMajor(netOf(price * qty, rate)),
    row_total_incl_tax: toMajor(price * qty),
    tax_amount: toMajor(taxOf(price * qty, rate)),
    tax_percent: rate / 100,
    discount_amount: toMajor(discount),
    ...(options?.length ? { chosen_options: [...options] } : {}),
    ...(productOption ? { product_option: productOption } : {}),
  };
}

/** A sum of amounts in major units, which are exact to minor ones only. */
function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return Math.round(items.reduce((total, item) => total + amountOf(item), 0) * 100) / 100;
}
