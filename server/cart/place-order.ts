import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { StoreView } from '#config/stores.ts';
import { orderContents } from '#domain/wire/order-contents.ts';
import type { Sums } from '#domain/totals.ts';
import { placedToWire } from '#domain/wire/placed-totals.ts';
import type { Order, PlacedTotals as WirePlacedTotals } from '#schemas/api/generated/types.gen.ts';
import { bookingPath } from '../booking/shipment-proof.ts';
import { bookingPathOfOrder, shipOrder } from '../booking/shipments.ts';
import { failpoint } from '../failpoint.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { takeFromStock } from '../store/change-product.ts';
import { coupons, orders } from '../store/schema.ts';
import { together } from '../store/transaction.ts';
import { createCart, drawCartId } from './cart-store.ts';
import { chosenMethods } from './chosen-methods.ts';
import type { Count, CountedLine } from './cart-totals.ts';
import { countOrder, type OrderOf, shelfOfOrder, takenBy } from './count-order.ts';
import type { OrderLine, OrderRow } from './placed-order.ts';
import type { Sellable } from './sellable.ts';
import type { Shelf } from './shelf.ts';
import { endOrderedCart } from './take-out.ts';

/** Numbers have nine digits, from the first on. */
const FIRST_NUMBER = 100_000_000;

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
export function contentsHash({ payload, contentsHash: kept }: Pick<OrderRow, 'payload' | 'contentsHash'>): string {
  return kept ?? hashOf(payload);
}

function hashOf(order: Order): string {
  return createHash('sha256').update(orderContents(order)).digest('hex');
}

/** The confirmation of a placed order; the same whenever it is asked for. */
export async function confirmation(queries: Queries, row: OrderRow): Promise<Reply> {
  return confirm(row, await bookingPathOfOrder(queries, row.id));
}

function confirm(row: OrderRow, path: string | null): Reply {
  return success({
    order_id: row.orderId,
    backendOrderId: row.id,
    magentoOrderId: row.id,
    orderNumber: orderNumber(row),
    transferedAt: row.createdAt.toISOString(),
    contents_hash: contentsHash(row),
    totals: placedTotals(row),
    booking_path: path,
  });
}

/** The prices and totals with which the order was placed (contract: PlacedTotals). */
export function placedTotals({ lines, totals }: Pick<OrderRow, 'lines' | 'totals'>): WirePlacedTotals {
  const counted = lines as unknown as readonly OrderLine[];
  return placedToWire({
    ...(totals as unknown as Sums),
    lines: counted.map(({ sku, price, discount }) => ({ sku, unitMinor: price, discountMinor: discount })),
  });
}

/** What is to be placed, and under which key. */
export interface OrderToPlace extends OrderOf {
  readonly key: string;
  /** It is paid at the provider. Nothing else places an order with one of its methods (decision 075). */
  readonly isPaid?: true;
  /** What was read already, under the locks. */
  readonly basis?: OrderBasis;
}

/** What an order is placed by. */
export interface OrderBasis {
  readonly shelf: Shelf;
  /** The order, where it was placed before. */
  readonly known: OrderRow | undefined;
}

/**
 * Reads what an order is placed by, at once. In a transaction under the catalogue lock it stays true. It waits for nobody, so that
 * also who finds its key taken may ask; hence without the cart, which is locked.
 */
export async function orderBasisOf(queries: Queries, store: StoreView, order: Order): Promise<OrderBasis> {
  const [known, shelf] = await together([
    orderByClientId(queries, order.order_id),
    shelfOfOrder(queries, store, order),
  ]);
  return { known, shelf };
}

/**
 * Places an order: all of it or nothing. Everything is counted here; the sent prices only show what the shopper saw.
 * Runs inside the transaction that also stores the reply, whose caller holds the catalogue lock.
 */
export async function placeOrder(queries: Queries, store: StoreView, toPlace: OrderToPlace): Promise<Reply> {
  const basis = toPlace.basis ?? (await orderBasisOf(queries, store, toPlace.order));
  if (!basis.known) return placeNew(queries, store, { ...toPlace, basis });
  // What was placed before is confirmed, whatever the shop would say of it now.
  const told = await confirmation(queries, basis.known);
  // What is paid was placed before its device sends it, under its key all the same.
  return basis.known.idempotencyKey === toPlace.key ? { ...told, isOfOrder: true } : told;
}

async function placeNew(
  queries: Queries,
  store: StoreView,
  { key, order, customer, isPaid, basis }: OrderToPlace & { readonly basis: OrderBasis },
): Promise<Reply> {
  const found = await countOrder(queries, store, { order, customer, shelf: basis.shelf });
  if (!found.ok) return found.reply;
  const { lines, cart, counted, place } = found;
  if (counted.isPaidElsewhere && !isPaid)
    return refusal(400, 'PAYMENT_MISSING', 'This order has to be paid before it is placed.');

  const cartId = cart?.id ?? drawCartId();
  const [row, path] = await together([
    insertOrder(queries, { store, key, order, customer, cartId, lines, counted }),
    counted.isVirtual ? null : shipped(queries, store, { order, daysMin: counted.deliveryDays()?.first ?? 0 }),
    cart ? endOrderedCart(queries, cart, lines) : createCart(queries, store, { id: cartId, isOpen: false }),
    takeFromStock(queries, takenBy(lines)),
    counted.couponCode ? useCoupon(queries, counted.couponCode) : null,
  ]);
  failpoint('after-insert');
  const methods = chosenMethods(basis.shelf.settings, order);
  return { ...confirm(row, path), isOfOrder: true, placed: { row, store, methods, place, bookingPath: path } };
}

/** Makes the shipment of the order; says where its delivery is booked, if it is. */
async function shipped(
  queries: Queries,
  store: StoreView,
  delivery: Parameters<typeof shipOrder>[2],
): Promise<string | null> {
  const number = await shipOrder(queries, store, delivery);
  return number === null ? null : bookingPath(queries, number);
}

async function useCoupon(queries: Queries, code: string): Promise<void> {
  await queries
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(eq(coupons.code, code));
}

/** What a line takes from the stock, where that is not its own article: a bundle takes what it is put together from. */
function takenByParts({ sku, needs }: Sellable, qty: number): { taken?: { sku: string; pieces: number }[] } {
  if (needs.length === 1 && needs[0]!.sku === sku && needs[0]!.pieces === 1) return {};
  return { taken: needs.map((need) => ({ sku: need.sku, pieces: need.pieces * qty })) };
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
  const row = {
    orderId: order.order_id,
    idempotencyKey: key,
    storeCode: store.code,
    cartId,
    customer: order.addressInformation.billingAddress.email ?? customer?.email ?? '',
    customerId: customer?.id ?? null,
    status: 'pending',
    payload: order,
    contentsHash: null,
    lines: lines.map(({ sellable }, index) => ({
      sku: sellable.sku,
      name: sellable.name,
      options: sellable.labels,
      ...(sellable.productOption ? { productOption: sellable.productOption } : {}),
      qty: lineTotals[index]!.qty,
      price: lineTotals[index]!.unitMinor,
      discount: lineTotals[index]!.discountMinor,
      taxBasisPoints: sellable.taxBasisPoints,
      ...takenByParts(sellable, lineTotals[index]!.qty),
    })),
    totals: { ...sums, currency: store.currency.code, couponCode: counted.couponCode },
    createdAt: new Date(),
  };
  // It is asked for before this returns, hence `execute()`: what else is asked at once, and names the order, comes after it.
  const [made] = await queries.insert(orders).values(row).returning({ id: orders.id }).execute();
  return { ...row, ...made!, statusChangedAt: null };
}
