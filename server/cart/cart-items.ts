import { and, eq } from 'drizzle-orm';
import { CART_LINES_MAX, QTY_MAX } from '#config/limits.ts';
import { GUEST_PRICE_GROUP } from '#config/settings.ts';
import type { StoreView } from '#config/stores.ts';
import { optionsFromWire } from '#domain/wire/line-options.ts';
import type { CartItemInput, CartItemRemoval, ProductOptionSelection } from '#schemas/api/generated/types.gen.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { cartItems } from '../store/schema.ts';
import { type Cart, type CartItemRow, itemsOf, updateCart } from './cart-store.ts';
import { findSellable, type Sellable } from './sellable.ts';
import { cartItemToWire } from './wire-cart.ts';

/**
 * Without `item_id` the quantity is added to an equal line or makes one; with it the quantity is set. What a line holds that is
 * replaced by this one is free for it.
 */
export async function updateItem(queries: Queries, store: StoreView, cart: Cart, input: CartItemInput): Promise<Reply> {
  if (isOtherCart(cart, input)) return refusal(400, 'VALIDATION', 'quoteId and cartId name different carts.');
  const items = await itemsOf(queries, cart.id);
  const known =
    input.item_id === undefined ? undefined : items.find((item) => String(item.itemId) === String(input.item_id));
  if (input.item_id !== undefined && !known) return lineNotFound();
  const answer = await findSellable(queries, store, {
    sku: known?.sku ?? input.sku,
    productOption: optionOf(known, input),
    priceGroup: cart.priceGroup,
  });
  if (!answer.ok) return answer.reply;
  const sellable = answer.value;
  const equal = known ?? items.find((item) => item.lineKey === sellable.key);
  const isReplaced = ({ itemId }: CartItemRow): boolean => !known && String(itemId) === String(input.replaces_item_id);
  const others = items.filter((item) => item !== equal && !isReplaced(item));
  if (!equal && others.length >= CART_LINES_MAX) return cartFull();
  const qty = known ? input.qty : (equal?.qty ?? 0) + input.qty;
  // Fewer than before is always possible, whatever is left.
  const isLess = known !== undefined && qty <= known.qty;
  const refused = isLess ? null : await qtyRefusal(queries, store, { qty, sellable, others });
  if (refused) return refused;
  const item = equal ? await setItemQty(queries, equal, qty) : await insertItem(queries, cart, sellable, qty);
  await updateCart(queries, cart.id, {});
  return success(cartItemToWire(item, sellable));
}

/** Removes a line; one that is gone already answers 404, which a queue takes as done. */
export async function removeItem(queries: Queries, cart: Cart, removal: CartItemRemoval): Promise<Reply> {
  if (isOtherCart(cart, removal)) return refusal(400, 'VALIDATION', 'quoteId and cartId name different carts.');
  const item = (await itemsOf(queries, cart.id)).find(({ itemId }) => String(itemId) === String(removal.item_id));
  if (!item) return lineNotFound();
  await queries.delete(cartItems).where(and(eq(cartItems.cartId, cart.id), eq(cartItems.itemId, item.itemId)));
  await updateCart(queries, cart.id, {});
  return success(true);
}

/** Whether a line is meant for another cart; a customer has one cart only, whatever number is sent. */
function isOtherCart({ id, customerId }: Cart, { quoteId }: { readonly quoteId: string | number }): boolean {
  return customerId === null && String(quoteId) !== id;
}

function optionOf(known: CartItemRow | undefined, input: CartItemInput): ProductOptionSelection | null {
  return (known ? (known.productOption as ProductOptionSelection | null) : input.product_option) ?? null;
}

interface WantedQty {
  readonly qty: number;
  readonly sellable: Sellable;
  readonly others: readonly CartItemRow[];
}

/** Lines that take the same article share its stock, whatever their options. */
async function qtyRefusal(
  queries: Queries,
  store: StoreView,
  { qty, sellable, others }: WantedQty,
): Promise<Reply | null> {
  const { sku } = sellable;
  if (qty > QTY_MAX) return refusal(400, 'QTY_INVALID', `A line holds at most ${QTY_MAX}.`, { extra: { sku } });
  if (qty <= sellable.available(await takenBy(queries, store, others))) return null;
  const message = 'There is not enough of this product in stock.';
  return refusal(400, 'OUT_OF_STOCK', message, { extra: { sku, available: sellable.available() } });
}

/** How many of each article the lines take from the stock; only a bundle takes articles other than its own. */
async function takenBy(
  queries: Queries,
  store: StoreView,
  items: readonly CartItemRow[],
): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number>();
  for (const { sku, qty, productOption } of items) {
    const isBundle = optionsFromWire(productOption as ProductOptionSelection | null).bundle !== undefined;
    // What a bundle takes from the stock is the same for every group.
    const named = { sku, productOption: productOption as ProductOptionSelection, priceGroup: GUEST_PRICE_GROUP };
    const found = isBundle ? await findSellable(queries, store, named) : null;
    const needs = found?.ok ? found.value.needs : [{ sku, pieces: 1 }];
    for (const need of needs) taken.set(need.sku, (taken.get(need.sku) ?? 0) + need.pieces * qty);
  }
  return taken;
}

async function setItemQty(queries: Queries, item: CartItemRow, qty: number): Promise<CartItemRow> {
  const [row] = await queries.update(cartItems).set({ qty }).where(eq(cartItems.itemId, item.itemId)).returning();
  return row!;
}

async function insertItem(queries: Queries, cart: Cart, sellable: Sellable, qty: number): Promise<CartItemRow> {
  const [row] = await queries
    .insert(cartItems)
    .values({
      cartId: cart.id,
      lineKey: sellable.key,
      sku: sellable.sku,
      qty,
      productOption: sellable.productOption as Record<string, unknown> | null,
    })
    .returning();
  return row!;
}

function cartFull(): Reply {
  return refusal(400, 'CART_FULL', `A cart holds at most ${CART_LINES_MAX} lines.`);
}

function lineNotFound(): Reply {
  return refusal(404, 'LINE_NOT_FOUND', 'This line is not in the cart.');
}
