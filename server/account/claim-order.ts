import { and, eq, isNull, or } from 'drizzle-orm';
import type { ClaimOrderData, OrderConfirmation } from '#schemas/api/generated/types.gen.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { idempotencyKeys, orders } from '../store/schema.ts';
import { accountEmail, type Customer } from './customers.ts';
import { historyOrder } from './order-history.ts';

/**
 * Takes an order that was placed as a guest into a customer's history. That it was placed with their e-mail is not enough, because
 * anybody can register any e-mail: whoever claims it also has the key under which its device was told of it (decision 079). What
 * is claimed already is answered alike. Runs in a transaction.
 */
export async function claimOrder(
  queries: Queries,
  customer: Pick<Customer, 'id' | 'email'>,
  { order_id: orderId, key }: ClaimOrderData['body'],
): Promise<Reply> {
  const [row] = await queries.select().from(orders).where(eq(orders.orderId, orderId)).for('update');
  // Whoever knows the id of an order is told of it under any key, so it must be the one that it was placed under.
  const isTheirs = row && row.idempotencyKey === key && (row.customerId ?? customer.id) === customer.id;
  // What a customer paid is placed before their device asks, so who asked does not tell alone whose it was.
  const isOfGuest = row?.payload.user_id === '';
  const isProven = isTheirs && isOfGuest && accountEmail(row.customer) === customer.email;
  if (!isProven || !(await wasToldTo(queries, customer, { key, orderId })))
    return refusal(404, 'NOT_FOUND', 'There is no such order.');
  const [claimed] = await queries
    .update(orders)
    .set({ customerId: customer.id })
    .where(eq(orders.id, row.id))
    .returning();
  return success(await historyOrder(queries, claimed!));
}

/** Whether a request under this key was answered with this order: a guest's, or one of who has signed in since. */
async function wasToldTo(
  queries: Queries,
  customer: Pick<Customer, 'id'>,
  { key, orderId }: { readonly key: string; readonly orderId: string },
): Promise<boolean> {
  const isTheirs = or(isNull(idempotencyKeys.customerId), eq(idempotencyKeys.customerId, customer.id));
  const known = and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.status, 200), isTheirs);
  const [told] = await queries.select().from(idempotencyKeys).where(known);
  if (!told) return false;
  const { result } = JSON.parse(told.reply) as { readonly result?: Partial<OrderConfirmation> | null };
  return result?.order_id === orderId;
}
