import { asc } from 'drizzle-orm';
import type { Payment } from '../payment/payments.ts';
import type { Queries } from '../store/database.ts';
import { payments } from '../store/payment-schema.ts';

/** Every payment at the provider, the oldest first: how it stands, and the order that was placed for it. */
export async function listPayments(
  database: Queries,
): Promise<{ readonly ok: true; readonly document: unknown; readonly lines: readonly string[] }> {
  const rows = await database.select().from(payments).orderBy(asc(payments.createdAt));
  const document = rows.map((row) => ({ ...shown(row), orderId: row.orderId, created: row.createdAt.toISOString() }));
  const lines = document.map(({ providerOrderId, method, state, amount, currency, reason }) =>
    [providerOrderId ?? '-', method, state, `${amount / 100} ${currency}`, reason ?? ''].join('  ').trimEnd(),
  );
  return { ok: true, document, lines: lines.length > 0 ? lines : ['No payments.'] };
}

/** The payments that orders were placed for, by the order's number in the database. */
export async function paymentsByOrder(database: Queries): Promise<ReadonlyMap<number, ReturnType<typeof shown>>> {
  const rows = await database.select().from(payments);
  return new Map(rows.flatMap((row) => (row.shopOrderId === null ? [] : [[row.shopOrderId, shown(row)] as const])));
}

function shown({ providerOrderId, method, state, amountMinor: amount, currency, reason }: Payment) {
  return { providerOrderId, method, state, amount, currency, reason };
}
