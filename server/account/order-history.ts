import { and, count, desc, eq } from 'drizzle-orm';
import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import type { OrderHistory, OrderHistoryOrder } from '#schemas/api/generated/types.gen.ts';
import { shipmentNumberOf } from '../booking/shipments.ts';
import { chosenMethods } from '../cart/chosen-methods.ts';
import { settingsOf } from '../cart/settings-of.ts';
import { orderIdOf } from '../cart/place-order.ts';
import type { OrderRow } from '../cart/placed-order.ts';
import type { Queries } from '../store/database.ts';
import { orders } from '../store/schema.ts';
import { type MethodTitles, orderToWire } from './wire-order.ts';

/** A page of a customer's orders, the newest first; those that were placed as a guest are not among them. */
export async function orderHistory(
  queries: Queries,
  customerId: number,
  { pageSize, currentPage }: { readonly pageSize: number; readonly currentPage: number },
): Promise<OrderHistory> {
  const own = eq(orders.customerId, customerId);
  const [total] = await queries.select({ all: count() }).from(orders).where(own);
  const rows = await queries
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.id))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize);
  const items: OrderHistoryOrder[] = [];
  for (const row of rows) items.push(await historyOrder(queries, row));
  return { items, total_count: total!.all, search_criteria: { page_size: pageSize, current_page: currentPage } };
}

/** The customer's order with this number, locked for the rest of the transaction. */
export async function ownOrder(queries: Queries, customerId: number, number: string): Promise<OrderRow | undefined> {
  const id = orderIdOf(number);
  if (id === null) return undefined;
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)))
    .for('update');
  return row;
}

/** An order as the history shows it. */
export async function historyOrder(queries: Queries, row: OrderRow): Promise<OrderHistoryOrder> {
  const store = storeViewByCode(row.storeCode) ?? defaultStoreView;
  const deliveryNumber = await shipmentNumberOf(queries, row.id);
  return orderToWire(store, { ...row, deliveryNumber }, await methodTitles(queries, row));
}

/** What the chosen methods are called today; one that is gone keeps its code. */
async function methodTitles(queries: Queries, { storeCode, payload }: OrderRow): Promise<MethodTitles> {
  const settings = await settingsOf(queries, storeViewByCode(storeCode) ?? defaultStoreView);
  const { shipping, payment, paymentCode } = chosenMethods(settings, payload);
  const method = payload.addressInformation.shipping_method_code ?? '';
  return {
    shipping: shipping ? `${shipping.carrierTitle} - ${shipping.title}` : method,
    payment: payment?.title ?? paymentCode,
  };
}
