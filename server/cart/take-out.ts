import { eq } from 'drizzle-orm';
import { lineKey } from '#domain/line-key.ts';
import { optionsFromWire } from '#domain/wire/line-options.ts';
import type { TakeOutOfCartData } from '#schemas/api/generated/types.gen.ts';
import { closeKey, running } from '../http/idempotent.ts';
import { type Reply, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { cartItems } from '../store/schema.ts';
import { type Cart, itemsOf, updateCart } from './cart-store.ts';

/** Pieces by line key. */
type Pieces = ReadonlyMap<string, number>;

type Body = TakeOutOfCartData['body'];

/** Takes what a device ordered out of the cart, as far as it is there (decisions 086, 113). Runs in a transaction. */
export async function takeOut(
  queries: Queries,
  cart: Cart,
  { items, in_doubt: doubts = [], coupon_code: coupon }: Body,
): Promise<Reply> {
  const pieces = new Map<string, number>();
  const add = ({ sku, product_option }: Omit<Body['items'][number], 'qty'>, qty: number): void => {
    const key = lineKey(sku, optionsFromWire(product_option));
    pieces.set(key, (pieces.get(key) ?? 0) + qty);
  };
  for (const item of items) add(item, item.qty);
  for (const doubt of doubts) {
    const isDone = await closeKey(queries, { key: doubt.key, customerId: cart.customerId });
    if (isDone === null) return running();
    add(doubt, isDone ? doubt.qty_if_done : doubt.qty_if_not);
  }
  await removePieces(queries, cart.id, pieces);
  await endChoices(queries, cart, coupon ?? null);
  return success(true);
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
