import { eq } from 'drizzle-orm';
import { type OrderAction, orderActions } from '#domain/order-actions.ts';
import type { RequestReturnData } from '#schemas/api/generated/types.gen.ts';
import { dropShipment } from '../booking/shipments.ts';
import { orderIdOf } from '../cart/place-order.ts';
import type { OrderRow } from '../cart/placed-order.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import { orderReturns } from '../store/account-schema.ts';
import { giveBackPaymentOf } from '../payment/payments.ts';
import { takeFromStock } from '../store/change-product.ts';
import type { Queries } from '../store/database.ts';
import { orders } from '../store/schema.ts';
import { lockCatalogue } from '../store/transaction.ts';
import { historyOrder, ownOrder } from './order-history.ts';

/**
 * Cancels a customer's order: its articles go back into stock, its delivery is free, and what was paid at the provider is given
 * back. Runs in a transaction.
 */
export async function cancelOrder(queries: Queries, customerId: number, number: string): Promise<Reply> {
  await lockCatalogue(queries);
  const row = await ownOrder(queries, customerId, number);
  if (!row) return noSuchOrder();
  if (!isOffered('cancel', row)) {
    return refusal(400, 'ORDER_NOT_CANCELABLE', 'This order cannot be cancelled any more.');
  }
  return success(await historyOrder(queries, await canceled(queries, row)));
}

/** Registers that a customer wants to send lines of an order back. Runs in a transaction. */
export async function requestReturn(
  queries: Queries,
  customerId: number,
  number: string,
  { reason, items }: RequestReturnData['body'],
): Promise<Reply> {
  const row = await ownOrder(queries, customerId, number);
  if (!row) return noSuchOrder();
  if (!isOffered('return', row)) {
    return refusal(400, 'ORDER_NOT_RETURNABLE', 'This order cannot be sent back.');
  }
  const ordered = row.lines.map((line, index) => ({ item_id: index + 1, qty: Number(line['qty']) }));
  const wanted = items ?? ordered;
  const isOrdered = ({ item_id: id, qty }: { item_id: number; qty: number }): boolean =>
    qty <= (ordered.find((line) => line.item_id === id)?.qty ?? 0);
  if (!wanted.every(isOrdered) || new Set(wanted.map(({ item_id: id }) => id)).size < wanted.length) {
    return refusal(400, 'VALIDATION', 'More is sent back than was ordered.');
  }
  const asked = { reason, items: wanted, createdAt: new Date() };
  // Where the shop has completed the order once more, what is asked for now counts.
  await queries
    .insert(orderReturns)
    .values({ orderId: row.id, ...asked })
    .onConflictDoUpdate({ target: orderReturns.orderId, set: asked });
  return success(await historyOrder(queries, await withStatus(queries, row, 'return_requested')));
}

/** The statuses that the shop's people give an order; a return is asked for by its customer. */
export const ownStatuses = ['pending', 'processing', 'complete', 'canceled', 'closed'] as const;

/**
 * Sets the status of the order with this number. One that is cancelled stays so: its articles may be sold again, its delivery is
 * free, and its money is given back.
 */
export async function setOrderStatus(
  queries: Queries,
  number: string,
  status: (typeof ownStatuses)[number],
): Promise<'done' | 'same' | 'unknown' | 'canceled'> {
  await lockCatalogue(queries);
  const [row] = await queries
    .select()
    .from(orders)
    .where(eq(orders.id, orderIdOf(number) ?? 0))
    .for('update');
  if (!row) return 'unknown';
  if (row.status === 'canceled') return status === 'canceled' ? 'same' : 'canceled';
  await (status === 'canceled' ? canceled(queries, row) : withStatus(queries, row, status));
  return 'done';
}

async function canceled(queries: Queries, row: OrderRow): Promise<OrderRow> {
  await putBack(queries, row);
  await giveBackPaymentOf(queries, row.id);
  return withStatus(queries, row, 'canceled');
}

/** Gives an order another status, from now on. */
async function withStatus(queries: Queries, row: OrderRow, status: string): Promise<OrderRow> {
  const change = { status, statusChangedAt: new Date() };
  const [changed] = await queries.update(orders).set(change).where(eq(orders.id, row.id)).returning();
  return changed!;
}

async function putBack(queries: Queries, row: OrderRow): Promise<void> {
  const back = new Map<string, number>();
  for (const { sku, pieces } of takenBy(row)) back.set(sku, (back.get(sku) ?? 0) - pieces);
  await takeFromStock(queries, back);
  await dropShipment(queries, row.id);
}

function isOffered(action: OrderAction, { status, statusChangedAt, createdAt }: OrderRow): boolean {
  const statusChangedMs = (statusChangedAt ?? createdAt).getTime();
  return orderActions({ status, statusChangedMs, deliveryNumber: null }, Date.now()).includes(action);
}

/** The articles that an order took from the stock; a bundle took those that it was put together from. */
function takenBy({ lines }: OrderRow): { readonly sku: string; readonly pieces: number }[] {
  return lines.flatMap(({ sku, qty, taken }) =>
    Array.isArray(taken)
      ? (taken as { readonly sku: string; readonly pieces: number }[])
      : [{ sku: String(sku), pieces: Number(qty) }],
  );
}

function noSuchOrder(): Reply {
  return refusal(404, 'NOT_FOUND', 'There is no such order.');
}
