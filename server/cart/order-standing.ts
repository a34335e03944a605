import { eq, sql } from 'drizzle-orm';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import { storedReplyTo } from '../http/idempotent.ts';
import { openProviderOrderOf } from '../payment/payments.ts';
import type { Queries } from '../store/database.ts';
import { rowsOf } from '../store/documents.ts';
import { carts, orders } from '../store/schema.ts';

/** How an order stands when it comes in. */
export interface OrderStanding {
  /** A reply is stored under its key. */
  readonly isAnswered: boolean;
  readonly isPlaced: boolean;
  /** This shop once created the cart that it names. */
  readonly isCartKnown: boolean;
  /** What the provider calls its payment, while that is open. */
  readonly providerOrderId: string | null;
}

/** Looks at an order in one statement and locks nothing: what this says decides about limits, never about the order. */
export async function standingOf(
  queries: Queries,
  key: string,
  { order_id: orderId, cart_id: cartId }: Pick<Order, 'order_id' | 'cart_id'>,
): Promise<OrderStanding> {
  const placed = queries.select({ id: orders.id }).from(orders).where(eq(orders.orderId, orderId));
  const cart = queries.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId));
  const result = await queries.execute(sql`select
    exists ${storedReplyTo(queries, key)} as "isAnswered", exists ${placed} as "isPlaced", exists ${cart} as "isCartKnown",
    ${openProviderOrderOf(queries, orderId)} as "providerOrderId"`);
  return rowsOf<OrderStanding>(result)[0]!;
}
