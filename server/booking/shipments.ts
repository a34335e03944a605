import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { StoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { plainPostcode } from '#domain/checkout-methods.ts';
import { addDays, dayIn } from '#domain/local-time.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { orders, shipments, takenSlots } from '../store/schema.ts';
import { bookingPath, drawShipmentNumber, type Shipment } from './shipment-proof.ts';
import type { ProductCode } from './slot-ids.ts';

/** Deliveries whose time the shopper books, by delivery method. */
const booked: Readonly<Record<string, ProductCode>> = { 'logtrade/home': 'HOME', 'logtrade/pickup': 'PICKUP' };

/** What a shipment is made of. */
interface NewShipment {
  readonly orderId: SQL | number | null;
  readonly productCode: ProductCode;
  readonly postcode: string;
  readonly city: string;
  readonly street: string;
  readonly email: string;
  /** Where it is collected, as far as that was chosen. */
  readonly storeId?: string | null;
  /** Days from today until the goods can come. */
  readonly daysMin: number;
  readonly number?: string;
}

/** Makes a shipment; one that there is with this number stays as it is. A drawn number that somebody has is drawn again. */
export async function addShipment(
  queries: Queries,
  store: StoreView,
  shipment: NewShipment,
  draw = drawShipmentNumber,
): Promise<string> {
  const { number = draw(), daysMin, postcode, ...known } = shipment;
  const now = new Date();
  const made = await queries
    .insert(shipments)
    .values({
      ...known,
      number,
      storeCode: store.code,
      postcode: plainPostcode(postcode),
      earliestDate: addDays(dayIn(timeZoneOf(store), now.getTime()), daysMin),
      isByEmail: false,
      feeMinor: 0,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ number: shipments.number });
  const isTaken = made.length === 0 && shipment.number === undefined;
  return isTaken ? addShipment(queries, store, shipment, draw) : number;
}

/** Makes the shipment of an order that was just placed; says its number, or `null`: its delivery is none that is booked. */
export async function shipOrder(
  queries: Queries,
  store: StoreView,
  { order, daysMin }: { readonly order: Order; readonly daysMin: number },
): Promise<string | null> {
  const {
    shipping_carrier_code: carrier,
    shipping_method_code: method,
    pickup_store_id: storeId = null,
    ...addresses
  } = order.addressInformation;
  const productCode = booked[`${carrier}/${method}`];
  const address = addresses.shippingAddress ?? addresses.billingAddress;
  if (!productCode) return null;
  return addShipment(queries, store, {
    // By this its order need not have been told its number yet.
    orderId: sql`(select ${orders.id} from ${orders} where ${orders.orderId} = ${order.order_id})`,
    productCode,
    postcode: address.postcode ?? '',
    city: address.city ?? '',
    street: (address.street ?? []).filter((line) => line !== '').join(', '),
    email: addresses.billingAddress.email ?? '',
    storeId: productCode === 'PICKUP' ? storeId : null,
    daysMin,
  });
}

/** The number of an order's shipment, or `null`: its delivery is none that is booked. */
export async function shipmentNumberOf(queries: Queries, orderId: number): Promise<string | null> {
  const [shipment] = await queries.select().from(shipments).where(eq(shipments.orderId, orderId));
  return shipment?.number ?? null;
}

/** Where the delivery of an order is booked, or `null`: nothing of it is. */
export async function bookingPathOfOrder(queries: Queries, orderId: number): Promise<string | null> {
  const number = await shipmentNumberOf(queries, orderId);
  return number === null ? null : bookingPath(queries, number);
}

/** Nothing of an order is delivered any more: what was booked for it is free for others. */
export async function dropShipment(queries: Queries, orderId: number): Promise<void> {
  const number = await shipmentNumberOf(queries, orderId);
  if (number === null) return;
  await queries.delete(takenSlots).where(eq(takenSlots.shipmentNumber, number));
  await queries.delete(shipments).where(eq(shipments.number, number));
}

/** The shipment with this number, whoever asks. */
export async function shipmentByNumber(queries: Queries, number: string): Promise<Shipment | undefined> {
  const [shipment] = await queries.select().from(shipments).where(eq(shipments.number, number));
  return shipment;
}

/** All shipments, the oldest first. */
export async function allShipments(queries: Queries): Promise<Shipment[]> {
  return queries.select().from(shipments).orderBy(asc(shipments.createdAt), asc(shipments.number));
}

/** The numbers of the shipments that bring orders which meet a condition, by the order's number in the database. */
export async function shipmentsByOrder(
  queries: Queries,
  ofOrders: SQL | undefined,
): Promise<ReadonlyMap<number | null, string>> {
  const ids = queries.select({ id: orders.id }).from(orders).where(ofOrders);
  const rows = await queries
    .select({ orderId: shipments.orderId, number: shipments.number })
    .from(shipments)
    .where(inArray(shipments.orderId, ids))
    .orderBy(asc(shipments.createdAt), asc(shipments.number));
  return new Map(rows.map(({ orderId, number }) => [orderId, number]));
}
