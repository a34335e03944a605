import { GUEST_PRICE_GROUP } from '#config/settings.ts';
import type { StoreView } from '#config/stores.ts';
import type { Queries } from '../store/database.ts';
import { openCart } from './cart-store.ts';
import { type Count, count, type CountedLine } from './cart-totals.ts';
import { takeSellable } from './sellable.ts';
import { shelfOf } from './shelf.ts';

/** Articles that are to be delivered. */
interface Items {
  readonly items: readonly { readonly sku: string; readonly qty: number }[];
  readonly country: string;
  /** The guest's cart that they lie in, whose coupon counts. */
  readonly cartId?: string | number | undefined;
  /** Whether each comes as it is ready. */
  readonly partial?: boolean | undefined;
}

/** Counts articles as a guest pays them, without what else an order costs; what cannot be bought counts nothing. */
export async function countItems(
  queries: Queries,
  store: StoreView,
  { items, country, cartId, partial = false }: Items,
): Promise<Count> {
  const lines: CountedLine[] = [];
  const shelf = await shelfOf(
    queries,
    store,
    items.map(({ sku }) => sku),
  );
  for (const [index, { sku, qty }] of items.entries()) {
    const answer = await takeSellable(queries, store, shelf, {
      sku,
      productOption: null,
      priceGroup: GUEST_PRICE_GROUP,
    });
    const { ok } = answer;
    if (ok && qty > 0) lines.push({ key: answer.value.key, itemId: index + 1, qty, sellable: answer.value });
  }
  const cart = cartId === undefined ? undefined : await openCart(queries, store, cartId, 'read');
  return count(queries, store, {
    lines,
    settings: shelf.settings,
    shippingMethod: null,
    paymentMethod: null,
    country,
    postcode: null,
    couponCode: cart?.couponCode ?? null,
    hasPartialDeliveries: partial,
    feeOptions: [],
    customerType: 'person',
  });
}
