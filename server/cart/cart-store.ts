import { and, asc, eq, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { GUEST_CART_RETENTION_MS, IDEMPOTENCY_RETENTION_MS } from '#config/timings.ts';
import { GUEST_PRICE_GROUP } from '#config/settings.ts';
import type { StoreView } from '#config/stores.ts';
import type { CustomerType } from '#domain/checkout-methods.ts';
import { customers } from '../store/account-schema.ts';
import type { Queries } from '../store/database.ts';
import { deleteBatch } from '../store/delete-batch.ts';
import { cartItems, carts } from '../store/schema.ts';

/** A server cart, with the group whose prices it has (D84) and who orders with it, and one of its lines, as stored. */
export type Cart = typeof carts.$inferSelect & { readonly priceGroup: number; readonly customerType: CustomerType };
export type CartItemRow = typeof cartItems.$inferSelect;

const CART_ID_BYTES = 16;

/** A guest is taken for a person until an order names a company. */
const ofGuest = { priceGroup: GUEST_PRICE_GROUP, customerType: 'person' } as const;

/** An id of a guest's cart, which cannot be guessed. */
export function drawCartId(): string {
  return randomBytes(CART_ID_BYTES).toString('hex');
}

/** A new, empty guest cart; `isOpen: false` where an order has ended it already. */
export async function createCart(
  queries: Queries,
  store: StoreView,
  { id = drawCartId(), isOpen = true }: { readonly id?: string; readonly isOpen?: boolean } = {},
): Promise<Cart> {
  const now = new Date();
  const [cart] = await queries
    .insert(carts)
    .values({
      id,
      storeCode: store.code,
      isOpen,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return { ...cart!, ...ofGuest };
}

/** The customer's open cart in a store view, which is made when there is none. Runs in a transaction. */
export async function customerCart(queries: Queries, store: StoreView, customerId: number): Promise<Cart> {
  const known = await openCustomerCart(queries, store, customerId, 'read');
  if (known) return known;
  const now = new Date();
  const id = sql<string>`nextval('customer_cart_number')::text`;
  const cart = { id, storeCode: store.code, customerId, isOpen: true, createdAt: now, updatedAt: now };
  // Another device may have made it at the same time.
  await queries.insert(carts).values(cart).onConflictDoNothing();
  return (await openCustomerCart(queries, store, customerId, 'read'))!;
}

/** The customer's open cart in a store view; locked for the rest of the transaction when it is to be written. */
export async function openCustomerCart(
  queries: Queries,
  store: StoreView,
  customerId: number,
  use: 'read' | 'write',
): Promise<Cart | undefined> {
  const query = queries
    .select({ cart: carts, priceGroup: customers.groupId, taxId: customers.taxId })
    .from(carts)
    .innerJoin(customers, eq(carts.customerId, customers.id))
    .where(and(eq(carts.customerId, customerId), eq(carts.storeCode, store.code), eq(carts.isOpen, true)));
  const [row] = use === 'write' ? await query.for('update', { of: carts }) : await query;
  if (!row) return undefined;
  return { ...row.cart, priceGroup: row.priceGroup, customerType: row.taxId === null ? 'person' : 'organization' };
}

/** The open cart of a guest with this id in this store view; locked for the rest of the transaction when it is to be written. */
export async function openCart(
  queries: Queries,
  store: StoreView,
  cartId: string | number,
  use: 'read' | 'write',
): Promise<Cart | undefined> {
  const query = queries
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.id, String(cartId)),
        isNull(carts.customerId),
        eq(carts.storeCode, store.code),
        eq(carts.isOpen, true),
      ),
    );
  const [cart] = use === 'write' ? await query.for('update') : await query;
  return cart && { ...cart, ...ofGuest };
}

/** The lines of a cart in the order they came. */
export async function itemsOf(queries: Queries, cartId: string): Promise<CartItemRow[]> {
  return queries.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.itemId));
}

/** Changes what a cart knows beside its lines. */
export async function updateCart(
  queries: Queries,
  cartId: string,
  change: Partial<Omit<typeof carts.$inferSelect, 'id'>>,
): Promise<void> {
  await queries
    .update(carts)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(carts.id, cartId));
}

/**
 * Deletes a batch of carts that nobody touched any more: empty and ordered ones after as long as replies are kept, those of guests after a
 * year. A device whose cart is gone creates a new one, with what it shows (decision 007). Says whether there may be more.
 */
export async function pruneCarts(queries: Queries, now: Date): Promise<boolean> {
  const untouchedFor = (ms: number): SQL => lt(carts.updatedAt, new Date(now.getTime() - ms));
  const items = queries.select().from(cartItems).where(eq(cartItems.cartId, carts.id));
  const isOver = and(untouchedFor(IDEMPOTENCY_RETENTION_MS), or(eq(carts.isOpen, false), notExists(items)));
  const isLeft = and(untouchedFor(GUEST_CART_RETENTION_MS), isNull(carts.customerId));
  return (await deleteBatch(queries, carts, isOver)) || deleteBatch(queries, carts, isLeft);
}
