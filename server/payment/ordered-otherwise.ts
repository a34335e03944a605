import { eq } from 'drizzle-orm';
import { orderByClientId } from '../cart/place-order.ts';
import type { Queries } from '../store/database.ts';
import { carts } from '../store/schema.ts';
import type { Payment } from './payments.ts';

/**
 * Whether what a payment is for was ordered in another way: its checkout, or the cart of a guest, which an order ends. The cart of a customer
 * stays open, and says nothing (decision 086).
 */
export async function isOrderedOtherwise(
  queries: Queries,
  { orderId, payload }: Pick<Payment, 'orderId' | 'payload'>,
): Promise<boolean> {
  if (await orderByClientId(queries, orderId)) return true;
  const [cart] = await queries.select({ isOpen: carts.isOpen }).from(carts).where(eq(carts.id, payload.cart_id));
  return cart?.isOpen === false;
}
