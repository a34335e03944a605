import { asc, gte } from 'drizzle-orm';
import { orderNumber } from '../cart/place-order.ts';
import type { Queries } from '../store/database.ts';
import { orders } from '../store/schema.ts';
import { type Arguments, CommandError, type CommandOutcome } from './command-outcome.ts';
import { paymentsByOrder } from './list-payments.ts';

/** Every order, the oldest first. */
export async function listOrders(database: Queries, { values }: Arguments): Promise<CommandOutcome> {
  const since = values.since === undefined ? null : new Date(values.since);
  if (since && Number.isNaN(since.getTime())) throw new CommandError('--since is not a time');
  const rows = await database
    .select()
    .from(orders)
    .where(since ? gte(orders.createdAt, since) : undefined)
    .orderBy(asc(orders.id));
  const paid = await paymentsByOrder(database);
  const document = rows.map((row) => ({
    orderNumber: orderNumber(row),
    orderId: row.orderId,
    idempotencyKey: row.idempotencyKey,
    created: row.createdAt.toISOString(),
    store: row.storeCode,
    customer: row.customer,
    lines: row.lines,
    totals: operatorTotals(row.totals),
    status: row.status,
    payment: paid.get(row.id) ?? null,
  }));
  const lines = document.map(({ orderNumber: number, created, customer, totals, status, payment }) =>
    [
      number,
      created,
      customer,
      `${Number(totals.grandTotal) / 100} ${String(totals.currency)}`,
      status,
      ...(payment ? [`${payment.method} ${payment.state}`] : []),
    ].join('  '),
  );
  return { ok: true, document, lines: lines.length > 0 ? lines : ['No orders.'] };
}

/** Totals as the operator reads them: gross, minor units (D78). */
function operatorTotals(totals: Readonly<Record<string, unknown>>) {
  return {
    subtotal: totals['subtotalMinor'],
    discount: totals['discountMinor'],
    shipping: totals['deliveryMinor'],
    payment: totals['paymentFeeMinor'],
    fees: totals['fees'] ?? [],
    tax: totals['taxMinor'],
    grandTotal: totals['grandTotalMinor'],
    currency: totals['currency'],
    coupon: totals['couponCode'],
  };
}
