import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { QTY_MAX } from '#config/limits.ts';
import { GUEST_PRICE_GROUP } from '#config/settings.ts';
import type { StoreView } from '#config/stores.ts';
import { orderContents } from '#domain/wire/order-contents.ts';
import type { Sums } from '#domain/totals.ts';
import { placedToWire } from '#domain/wire/placed-totals.ts';
import type { Order, PlacedTotals as WirePlacedTotals } from '#schemas/api/generated/types.gen.ts';
import type { Customer } from '../account/customers.ts';
import { bookingPathOfOrder, shipOrder } from '../booking/shipments.ts';
import { failpoint } from '../failpoint.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { takeFromStock } from '../store/change-product.ts';
import { coupons, orders } from '../store/schema.ts';
import { lockCatalogue } from '../store/transaction.ts';
import { type Cart, createCart, openCart, openCustomerCart, updateCart } from './cart-store.ts';
import { type Count, count, type CountedLine } from './cart-totals.ts';
import { quoteChanged } from './quote-changes.ts';
import { emptyField } from './order-fields.ts';
import { findSellable, type Sellable } from './sellable.ts';
import { orderedBy } from './ordered-by.ts';
import { isNumber } from './with-cart.ts';

/** Numbers have nine digits, from the first on. */
const FIRST_NUMBER = 100_000_000;

/** Longer ids do not fit into the database index that keeps them unique. */
const ORDER_ID_MAX_LENGTH = 200;

/** A placed order, as stored. */
export type OrderRow = typeof orders.$inferSelect;

/** The order with the id that its device drew, if it was placed. */
export async function orderByClientId(queries: Queries, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await queries.select().from(orders).where(eq(orders.orderId, orderId));
  return row;
}

/** The number that shoppers and the operator see. */
export function orderNumber(row: Pick<OrderRow, 'id'>): string {
  return String(FIRST_NUMBER + row.id);
}

/** Which order has this number; `null` for what is no number of an order. */
export function orderIdOf(number: string): number | null {
  const id = /^[1-9]\d{8,14}$/.test(number) ? Number(number) - FIRST_NUMBER : 0;
  return id > 0 ? id : null;
}

/** A digest by which a device sees whether the placed order has the contents that it sent (decision 022). */
export function contentsHash({ payload }: Pick<OrderRow, 'payload'>): string {
  return createHash('sha256').update(orderContents(payload)).digest('hex');
}

/** The confirmation of a placed order; the same whenever it is asked for. */
async function confirmation(queries: Queries, row: OrderRow): Promise<Reply> {
  return success({
    order_id: row.orderId,
    backendOrderId: row.id,
    magentoOrderId: row.id,
    orderNumber: orderNumber(row),
    transferedAt: row.createdAt.toISOString(),
    contents_hash: contentsHash(row),
    totals: placedTotals(row),
    booking_path: await bookingPathOfOrder(queries, row.id),
  });
}

/** The prices and totals with which the order was placed (contract: PlacedTotals). */
export function placedTotals({ lines, totals }: Pick<OrderRow, 'lines' | 'totals'>): WirePlacedTotals {
  const counted = lines as unknown as readonly StoredLine[];
  return placedToWire({
    ...(totals as unknown as Sums),
    lines: counted.map(({ sku, price, discount }) => ({ sku, unitMinor: price, discountMinor: discount })),
  });
}

interface StoredLine {
  readonly sku: string;
  readonly price: number;
  readonly discount: number;
}

/** What is to be placed, under which key, and for whom; `null` is a guest. */
interface OrderToPlace {
  readonly key: string;
  readonly order: Order;
  readonly customer: Pick<Customer, 'id' | 'email' | 'groupId' | 'taxId'> | null;
}

/**
 * Places an order: all of it or nothing. Everything is counted here; the sent prices only show what the shopper saw.
 * Runs inside the transaction that also stores the reply.
 */
export async function placeOrder(
  queries: Queries,
  store: StoreView,
  { key, order, customer }: OrderToPlace,
): Promise<Reply> {
  if (order.order_id.length > ORDER_ID_MAX_LENGTH) {
    return refusal(400, 'ORDER_INVALID', `An order_id has at most ${ORDER_ID_MAX_LENGTH} characters.`);
  }
  await lockCatalogue(queries);
  const known = await orderByClientId(queries, order.order_id);
  if (known) return confirmation(queries, known);
  const field = emptyField(order);
  if (field) return refusal(400, 'ORDER_INVALID', `The order needs ${field}.`, { extra: { field } });

  const lines = await orderLines(queries, store, { key, order, customer });
  if (!lines.ok) return lines.reply;
  const cart = await cartOf(queries, store, { key, order, customer });
  const information = order.addressInformation;
  const address = information.shippingAddress ?? information.billingAddress;
  const counted = await count(queries, store, {
    lines: lines.value,
    shippingMethod: `${information.shipping_carrier_code}/${information.shipping_method_code}`,
    paymentMethod: information.payment_method_code,
    country: address.country_id,
    postcode: address.postcode,
    customerType: orderedBy(order, customer),
    couponCode: order.expected ? (order.expected.coupon_code ?? null) : (cart?.couponCode ?? null),
  });
  const refused =
    stockRefusal(lines.value) ?? quoteChanged(store, order, lines.value, counted) ?? methodGone(order, counted);
  if (refused) return refused;

  const cartId = (cart ?? (await createCart(queries, store))).id;
  const row = await insertOrder(queries, { store, key, order, customer, cartId, lines: lines.value, counted });
  failpoint('after-insert');
  await updateCart(queries, cartId, { isOpen: false });
  if (!counted.isVirtual) await shipOrder(queries, store, { order, orderId: row.id, daysMin: counted.deliveryDaysMin });
  await takeFromStock(queries, takenBy(lines.value));
  if (counted.couponCode) {
    await queries
      .update(coupons)
      .set({ uses: sql`${coupons.uses} + 1` })
      .where(eq(coupons.code, counted.couponCode));
  }
  return { ...(await confirmation(queries, row)), isOfOrder: true };
}

/** The cart that the order ends; none where its id is empty, dead or that of somebody else. */
async function cartOf(
  queries: Queries,
  store: StoreView,
  { order: { cart_id: id }, customer }: OrderToPlace,
): Promise<Cart | undefined> {
  if (id === '') return undefined;
  if (!isNumber(id)) return openCart(queries, store, id, 'write');
  const own = customer ? await openCustomerCart(queries, store, customer.id, 'write') : undefined;
  // An order that was made offline may come after the cart that it was made from was ended by another.
  return own?.id === id ? own : undefined;
}

type LinesAnswer = { readonly ok: true; readonly value: CountedLine[] } | { readonly ok: false; readonly reply: Reply };

async function orderLines(queries: Queries, store: StoreView, { order, customer }: OrderToPlace): Promise<LinesAnswer> {
  const priceGroup = customer?.groupId ?? GUEST_PRICE_GROUP;
  const lines = new Map<string, CountedLine>();
  for (const [index, product] of order.products.entries()) {
    const answer = await findSellable(queries, store, {
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
function takenBy(lines: readonly CountedLine[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const { qty, sellable } of lines) {
    for (const { sku, pieces } of sellable.needs) taken.set(sku, (taken.get(sku) ?? 0) + pieces * qty);
  }
  return taken;
}

/** What a line takes from the stock, where that is not its own article: a bundle takes what it is put together from. */
function takenByParts({ sku, needs }: Sellable, qty: number): { taken?: { sku: string; pieces: number }[] } {
  if (needs.length === 1 && needs[0]!.sku === sku && needs[0]!.pieces === 1) return {};
  return { taken: needs.map((need) => ({ sku: need.sku, pieces: need.pieces * qty })) };
}

function methodGone(order: Order, { missing }: Count): Reply | null {
  const gone = missing.find((what) => what !== 'coupon') ?? (order.expected ? missing[0] : undefined);
  return gone ? refusal(400, 'METHOD_GONE', `The chosen ${gone} method does not exist.`) : null;
}

interface OrderToInsert extends OrderToPlace {
  readonly store: StoreView;
  readonly cartId: string;
  readonly lines: readonly CountedLine[];
  readonly counted: Count;
}

async function insertOrder(
  queries: Queries,
  { store, key, order, customer, cartId, lines, counted }: OrderToInsert,
): Promise<OrderRow> {
  const { lines: lineTotals, ...sums } = counted.totals;
  const [row] = await queries
    .insert(orders)
    .values({
      orderId: order.order_id,
      idempotencyKey: key,
      storeCode: store.code,
      cartId,
      customer: order.addressInformation.billingAddress.email ?? customer?.email ?? '',
      customerId: customer?.id ?? null,
      status: 'pending',
      payload: order,
      lines: lines.map(({ sellable }, index) => ({
        sku: sellable.sku,
        name: sellable.name,
        qty: lineTotals[index]!.qty,
        price: lineTotals[index]!.unitMinor,
        discount: lineTotals[index]!.discountMinor,
        taxBasisPoints: sellable.taxBasisPoints,
        ...takenByParts(sellable, lineTotals[index]!.qty),
      })),
      totals: { ...sums, currency: store.currency.code, couponCode: counted.couponCode },
      createdAt: new Date(),
    })
    .returning();
  return row!;
}
