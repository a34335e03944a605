import { and, desc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import { STORED_PAYMENT_MS } from '#config/payment.ts';
import type { Queries } from '../store/database.ts';
import { deleteBatch } from '../store/delete-batch.ts';
import { payments, type PaymentState } from '../store/payment-schema.ts';

/** A payment, as stored. */
export type Payment = typeof payments.$inferSelect;

/** States in which it can still be paid. */
const OPEN: PaymentState[] = ['created', 'refused'];

/** How long the personal data of what was never paid is kept. */
const UNPAID_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

export function isOpen({ state }: Pick<Payment, 'state'>): boolean {
  return OPEN.includes(state);
}

/** Whether it is older than an order at the provider is remembered (spec 9: stored order id). */
export function isTooOld({ createdAt }: Pick<Payment, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > STORED_PAYMENT_MS;
}

/** The payment that the provider calls so. */
export async function paymentByProviderId(queries: Queries, providerOrderId: string): Promise<Payment | undefined> {
  const [row] = await queries.select().from(payments).where(eq(payments.providerOrderId, providerOrderId));
  return row;
}

/** The last payment of an order: the open or paid one, if there is any. */
export async function paymentOfOrder(queries: Queries, orderId: string): Promise<Payment | undefined> {
  const rows = await queries
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt));
  return rows.find(isOpen) ?? rows.find(({ state }) => state === 'authorized') ?? rows[0];
}

/** Asks for what the provider calls the open payment of an order. */
export function openProviderOrderOf(queries: Queries, orderId: string) {
  return queries
    .select({ id: payments.providerOrderId })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, OPEN)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
}

/** The open payment of a cart, unless it is too old (contract: getExternalOrderId). */
export async function openPaymentOfCart(queries: Queries, cartId: string, now: Date): Promise<Payment | undefined> {
  const youngest = new Date(now.getTime() - STORED_PAYMENT_MS);
  const [row] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.cartId, cartId), inArray(payments.state, OPEN), gte(payments.createdAt, youngest)))
    .orderBy(desc(payments.createdAt));
  return row;
}

/** Payments about which something has to be found out or done. */
export async function unsettledPayments(queries: Queries): Promise<Payment[]> {
  return queries
    .select()
    .from(payments)
    .where(inArray(payments.state, [...OPEN, 'releasing']));
}

/** Changes a payment, if it is still in one of `from`; says whether it was. */
export async function movePayment(
  queries: Queries,
  id: string,
  from: readonly PaymentState[],
  change: Partial<Payment>,
): Promise<boolean> {
  const moved = await queries
    .update(payments)
    .set({ ...change, updatedAt: new Date() })
    .where(and(eq(payments.id, id), inArray(payments.state, [...from])))
    .returning({ id: payments.id });
  return moved.length > 0;
}

/** An order that was paid is cancelled: whoever settles next gives its money back. Runs in the transaction that cancels it. */
export async function giveBackPaymentOf(queries: Queries, shopOrderId: number): Promise<void> {
  await queries
    .update(payments)
    .set({ state: 'releasing', reason: 'ORDER_CANCELED', updatedAt: new Date() })
    .where(and(eq(payments.shopOrderId, shopOrderId), eq(payments.state, 'authorized')));
}

/** Deletes a batch of what nothing was placed for, with the addresses in it; says whether there may be more. */
export function pruneUnpaid(queries: Queries, now: Date): Promise<boolean> {
  const oldest = new Date(now.getTime() - UNPAID_RETENTION_MS);
  return deleteBatch(
    queries,
    payments,
    and(
      inArray(payments.state, ['expired', 'released']),
      // What was paid for an order stays with it, also once it was given back.
      isNull(payments.shopOrderId),
      lt(payments.updatedAt, oldest),
    ),
  );
}
