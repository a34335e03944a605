import { eq } from 'drizzle-orm';
import { lineKey } from '#domain/line-key.ts';
import { optionsFromWire } from '#domain/wire/line-options.ts';
import type { TakeOutOfCartData } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { cartItems } from '../store/schema.ts';
import { type Cart, itemsOf, updateCart } from './cart-store.ts';

/** Pieces by line key. */
type Pieces = ReadonlyMap<string, number>;

/** How many pieces of each line. */
function piecesOf(items: TakeOutOfCartData['body']['items']): Pieces {
  const pieces = new Map<string, number>();
  for (const { sku, qty, product_option } of items) {
    const key = lineKey(sku, optionsFromWire(product_option));
    pieces.set(key, (pieces.get(key) ?? 0) + qty);
  }
  return pieces;
}

/** Takes what a device ordered out of the cart, as far as it is there (decision 086). Runs in a transaction. */
export async function takeOut(
  queries: Queries,
  cart: Cart,
  { items, coupon_code: coupon }: TakeOutOfCartData['body'],
): Promise<void> {
  await removePieces(queries, cart.id, piecesOf(items));
  await endChoices(queries, cart, coupon ?? null);
}

/** An order ends the cart of a guest. A customer's is one on all devices, so only what was ordered goes. Runs in a transaction. */
export async function endOrderedCart(
  queries: Queries,
  cart: Cart,
  lines: readonly { readonly key: string; readonly qty: number }[],
): Promise<void> {
  if (cart.customerId === null) return updateCart(queries, cart.id, { isOpen: false });
  await removePieces(queries, cart.id, new Map(lines.map(({ key, qty }) => [key, qty])));
  await endChoices(queries, cart, cart.couponCode);
}

async function removePieces(queries: Queries, cartId: string, pieces: Pieces): Promise<void> {
  for (const { itemId, lineKey: key, qty } of await itemsOf(queries, cartId)) {
    const left = qty - (pieces.get(key) ?? 0);
    if (left === qty) continue;
    const item = eq(cartItems.itemId, itemId);
    await (left > 0 ? queries.update(cartItems).set({ qty: left }).where(item) : queries.delete(cartItems).where(item));
  }
}

/** What was chosen for an order is not chosen for the next one; nor is its coupon. */
async function endChoices(queries: Queries, { id, couponCode }: Cart, used: string | null): Promise<void> {
  const coupon = couponCode?.toUpperCase() === used?.toUpperCase() ? { couponCode: null } : {};
  await updateCart(queries, id, { shippingMethod: null, paymentMethod: null, feeOptions: [], ...coupon });
}
