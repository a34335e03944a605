import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { StoreView } from '#config/stores.ts';
import { orderContents } from '#domain/wire/order-contents.ts';
import type { Sums } from '#domain/totals.ts';
import { placedToWire } from '#domain/wire/placed-totals.ts';
import type { Order, PlacedTotals as WirePlacedTotals } from '#schemas/api/generated/types.gen.ts';
import { bookingPath } from '../booking/shipment-proof.ts';
import { shipmentNumberOf, shipOrder } from '../booking/shipments.ts';
import { failpoint } from '../failpoint.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { takeFromStock } from '../store/change-product.ts';
import { coupons, orders } from '../store/schema.ts';
import { createCart, drawCartId } from './cart-store.ts';
import type { Count, CountedLine } from './cart-totals.ts';
import { countOrder, type OrderOf, takenBy } from './count-order.ts';
import type { Sellable } from './sellable.ts';
import { endOrderedCart } from './take-out.ts';

/** Numbers have nine digits, from the first on. */
const FIRST_NUMBER = 100_000_000;

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
export function contentsHash({ payload, contentsHash: kept }: Pick<OrderRow, 'payload' | 'contentsHash'>): string {
  return kept ?? hashOf(payload);
}

function hashOf(order: Order): string {
  return createHash('sha256').update(orderContents(order)).digest('hex');
}

/** The confirmation of a placed order; the same whenever it is asked for. */
export async function confirmation(queries: Queries, row: OrderRow): Promise<Reply> {
  return confirm(queries, row, await shipmentNumberOf(queries, row.id));
}

async function confirm(queries: Queries, row: OrderRow, shipmentNumber: string | null): Promise<Reply> {
  return success({
    order_id: row.orderId,
    backendOrderId: row.id,
    magentoOrderId: row.id,
    orderNumber: orderNumber(row),
    transferedAt: row.createdAt.toISOString(),
    contents_hash: contentsHash(row),
    totals: placedTotals(row),
    booking_path: shipmentNumber === null ? null : await bookingPath(queries, shipmentNumber),
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

/** What is to be placed, and under which key. */
interface OrderToPlace extends OrderOf {
  readonly key: string;
  /**
   * Of what is paid at the provider already: what its device agreed to. Nothing else places an order with one of its methods
   * (decision 075).
   */
  readonly paid?: { readonly agreed: Order };
}

/**
 * Places an order: all of it or nothing. Everything is counted here; the sent prices only show what the shopper saw.
 * Runs inside the transaction that also stores the reply, whose caller holds the catalogue lock.
 */
export async function placeOrder(queries: Queries, store: StoreView, toPlace: OrderToPlace): Promise<Reply> {
  const placed = await placeNew(queries, store, toPlace);
  if (placed?.status === 200) return placed;
  // What was placed before is confirmed, whatever the shop would say of it now.
  const known = await orderByClientId(queries, toPlace.order.order_id);
  if (known) {
    const told = await confirmation(queries, known);
    // What is paid was placed before its device sends it, under its key all the same.
    return known.idempotencyKey === toPlace.key ? { ...told, isOfOrder: true } : told;
  }
  if (!placed) throw new Error('an order is neither new nor known');
  return placed;
}

/** Returns `null`, and has changed nothing, where the order was placed before. */
async function placeNew(
  queries: Queries,
  store: StoreView,
  { key, order, customer, paid }: OrderToPlace,
): Promise<Reply | null> {
  const found = await countOrder(queries, store, { order, customer });
  if (!found.ok) return found.reply;
  const { lines, cart, counted } = found;
  if (counted.isPaidElsewhere && !paid)
    return refusal(400, 'PAYMENT_MISSING', 'This order has to be paid before it is placed.');

  const cartId = cart?.id ?? drawCartId();
  const row = await insertOrder(queries, { store, key, order, customer, paid, cartId, lines, counted });
  if (!row) return null;
  failpoint('after-insert');
  if (cart) await endOrderedCart(queries, cart, lines);
  else await createCart(queries, store, { id: cartId, isOpen: false });
  const delivery = { order, orderId: row.id, daysMin: counted.deliveryDaysMin };
  const shipmentNumber = counted.isVirtual ? null : await shipOrder(queries, store, delivery);
  await takeFromStock(queries, takenBy(lines));
  if (counted.couponCode) {
    await queries
      .update(coupons)
      .set({ uses: sql`${coupons.uses} + 1` })
      .where(eq(coupons.code, counted.couponCode));
  }
  return { ...(await confirm(queries, row, shipmentNumber)), isOfOrder: true };
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
  { store, key, order, customer, paid, cartId, lines, counted }: OrderToInsert,
): Promise<OrderRow | undefined> {
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
    contentsHash: paid ? hashOf(paid.agreed) : null,
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
  };
  const [made] = await queries
    .insert(orders)
    .values(row)
    .onConflictDoNothing({ target: orders.orderId })
    .returning({ id: orders.id });
  return made && { ...row, ...made, statusChangedAt: null };
}
