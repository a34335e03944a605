import { asc, inArray, type SQL } from 'drizzle-orm';
import type { Payment } from '../payment/payments.ts';
import type { Queries } from '../store/database.ts';
import { payments } from '../store/payment-schema.ts';
import { orders } from '../store/schema.ts';

/** What an operator is told of a payment: without what was ordered, which is most of what is stored. */
const told = {
  providerOrderId: payments.providerOrderId,
  method: payments.method,
  state: payments.state,
  amountMinor: payments.amountMinor,
  currency: payments.currency,
  reason: payments.reason,
};

/** Every payment at the provider, the oldest first: how it stands, and the order that was placed for it. */
export async function listPayments(
  database: Queries,
): Promise<{ readonly ok: true; readonly document: unknown; readonly lines: readonly string[] }> {
  const rows = await database
    .select({ ...told, orderId: payments.orderId, createdAt: payments.createdAt })
    .from(payments)
    .orderBy(asc(payments.createdAt));
  const document = rows.map((row) => ({ ...shown(row), orderId: row.orderId, created: row.createdAt.toISOString() }));
  const lines = document.map(({ providerOrderId, method, state, amount, currency, reason }) =>
    [providerOrderId ?? '-', method, state, `${amount / 100} ${currency}`, reason ?? ''].join('  ').trimEnd(),
  );
  return { ok: true, document, lines: lines.length > 0 ? lines : ['No payments.'] };
}

/** The payments that orders which meet a condition were placed for, by the order's number in the database. */
export async function paymentsByOrder(
  database: Queries,
  ofOrders: SQL | undefined,
): Promise<ReadonlyMap<number | null, ReturnType<typeof shown>>> {
  const ids = database.select({ id: orders.id }).from(orders).where(ofOrders);
  const rows = await database
    .select({ ...told, shopOrderId: payments.shopOrderId })
    .from(payments)
    .where(inArray(payments.shopOrderId, ids));
  return new Map(rows.map((row) => [row.shopOrderId, shown(row)]));
}

function shown({
  providerOrderId,
  method,
  state,
  amountMinor: amount,
  currency,
  reason,
}: Pick<Payment, keyof typeof told>) {
  return { providerOrderId, method, state, amount, currency, reason };
}
