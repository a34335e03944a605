import { QTY_MAX } from '#config/limits.ts';
import { GUEST_PRICE_GROUP } from '#config/settings.ts';
import type { StoreView } from '#config/stores.ts';
import { isCollected } from '#domain/pickup-places.ts';
import { selectionFromWire } from '#domain/wire/fees.ts';
import type { Order, PickupStore } from '#schemas/api/generated/types.gen.ts';
import type { Customer } from '../account/customers.ts';
import { pickupStoreById } from '../booking/pickup-stores.ts';
import { type Reply, refusal } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import type { Cart } from './cart-store.ts';
import { type Count, count, type CountedLine } from './cart-totals.ts';
import { emptyField, isAddressMissing } from './order-fields.ts';
import { namedCart } from './named-cart.ts';
import { orderedBy } from './ordered-by.ts';
import { quoteChanged } from './quote-changes.ts';
import { takeSellable } from './sellable.ts';
import { type Shelf, shelfOf } from './shelf.ts';

/** An order, and for whom it is; `null` is a guest. */
export interface OrderOf {
  readonly order: Order;
  readonly customer: Pick<Customer, 'id' | 'email' | 'groupId' | 'taxId'> | null;
}

/** An order as it would be placed now. */
export interface CountedOrder {
  readonly ok: true;
  readonly lines: readonly CountedLine[];
  readonly cart: Cart | undefined;
  readonly counted: Count;
  /** Where it is collected, if that was chosen. */
  readonly place: PickupStore | null;
}

/** Reads what the lines of an order name. */
export async function shelfOfOrder(queries: Queries, store: StoreView, { products }: Order): Promise<Shelf> {
  return shelfOf(
    queries,
    store,
    products.map(({ sku }) => sku),
  );
}

/** Longer ids do not fit into the database index that keeps them unique. */
const ORDER_ID_MAX_LENGTH = 200;

/**
 * Counts an order and changes nothing; what could not be placed is refused as it would be then. `isAddressAsked`: an address that is
 * still empty is asked for by the payment provider.
 */
export async function countOrder(
  queries: Queries,
  store: StoreView,
  of: OrderOf & { readonly isAddressAsked?: true; readonly shelf?: Shelf },
): Promise<CountedOrder | { readonly ok: false; readonly reply: Reply }> {
  const { order } = of;
  const wrong = wrongField(order, of.isAddressAsked ?? false);
  if (wrong) return { ok: false, reply: wrong };
  const shelf = of.shelf ?? (await shelfOfOrder(queries, store, order));
  const lines = await orderLines(queries, store, shelf, of);
  if (!lines.ok) return lines;
  const cart = await namedCart(queries, store, { id: order.cart_id, customer: of.customer });
  const information = order.addressInformation;
  const address = information.shippingAddress ?? information.billingAddress;
  const methods = await count(queries, store, {
    lines: lines.value,
    settings: shelf.settings,
    shippingMethod: `${information.shipping_carrier_code}/${information.shipping_method_code}`,
    paymentMethod: information.payment_method_code,
    country: address.country_id,
    postcode: address.postcode,
    hasPartialDeliveries: order.partial_delivery ?? false,
    customerType: orderedBy(order, of.customer),
    couponCode: order.expected ? (order.expected.coupon_code ?? null) : (cart?.couponCode ?? null),
    feeOptions: order.expected ? selectionFromWire(order.expected.fees) : (cart?.feeOptions ?? []),
  });
  // Who chose a place that is gone chooses how to get the goods anew.
  const place = await pickupPlaceOf(queries, store, order);
  const counted = place === 'gone' ? { ...methods, missing: [...methods.missing, 'shipping' as const] } : methods;
  const reply =
    stockRefusal(lines.value) ?? quoteChanged(store, order, lines.value, counted) ?? methodGone(order, counted);
  if (reply) return { ok: false, reply };
  return { ok: true, lines: lines.value, cart, counted, place: place === 'gone' ? null : place };
}

/** Where an order is to be collected; `gone` is a place that there is no more, and `null` says that none was chosen. */
async function pickupPlaceOf(
  queries: Queries,
  store: StoreView,
  { addressInformation }: Order,
): Promise<PickupStore | 'gone' | null> {
  const { shipping_carrier_code: carrier, shipping_method_code: method, pickup_store_id: id } = addressInformation;
  if (id === undefined || !isCollected(`${carrier}/${method}`)) return null;
  return (await pickupStoreById(queries, store, id)) ?? 'gone';
}

function wrongField(order: Order, isAddressAsked: boolean): Reply | null {
  if (order.order_id.length > ORDER_ID_MAX_LENGTH)
    return refusal(400, 'ORDER_INVALID', `An order_id has at most ${ORDER_ID_MAX_LENGTH} characters.`);
  const field = isAddressAsked && isAddressMissing(order) ? null : emptyField(order);
  return field ? refusal(400, 'ORDER_INVALID', `The order needs ${field}.`, { extra: { field } }) : null;
}

type LinesAnswer = { readonly ok: true; readonly value: CountedLine[] } | { readonly ok: false; readonly reply: Reply };

async function orderLines(
  queries: Queries,
  store: StoreView,
  shelf: Shelf,
  { order, customer }: OrderOf,
): Promise<LinesAnswer> {
  const priceGroup = customer?.groupId ?? GUEST_PRICE_GROUP;
  const lines = new Map<string, CountedLine>();
  for (const [index, product] of order.products.entries()) {
    const answer = await takeSellable(queries, store, shelf, {
      sku: product.sku,
      productOption: product.product_option ?? null,
      priceGroup,
    });
    if (!answer.ok) return answer;
    const { key, sku } = answer.value;
    const qty = (lines.get(key)?.qty ?? 0) + product.qty;
    if (!Number.isInteger(qty) || qty > QTY_MAX) {
      const reply = refusal(400, 'QTY_INVALID', `A quantity is a whole number from 1 to ${QTY_MAX}.`, {
        extra: { sku },
      });
      return { ok: false, reply };
    }
    lines.set(key, { key, itemId: index + 1, qty, sellable: answer.value });
  }
  return { ok: true, value: [...lines.values()] };
}

function stockRefusal(lines: readonly CountedLine[]): Reply | null {
  for (const [index, { qty, sellable }] of lines.entries()) {
    if (qty <= sellable.available(takenBy(lines.slice(0, index)))) continue;
    return refusal(400, 'OUT_OF_STOCK', 'There is not enough of this product in stock.', {
      extra: { sku: sellable.sku, available: sellable.available() },
    });
  }
  return null;
}

/** How many of each article the lines take. */
export function takenBy(lines: readonly CountedLine[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const { qty, sellable } of lines) {
    for (const { sku, pieces } of sellable.needs) taken.set(sku, (taken.get(sku) ?? 0) + pieces * qty);
  }
  return taken;
}

function methodGone(order: Order, { missing }: Count): Reply | null {
  const gone = missing.find((what) => what !== 'coupon') ?? (order.expected ? missing[0] : undefined);
  return gone ? refusal(400, 'METHOD_GONE', `The chosen ${gone} method does not exist.`) : null;
}
