import { inArray } from 'drizzle-orm';
import { defaultStoreView, storeViewByCode } from '#config/stores.ts';
import { inStore } from '#domain/paths.ts';
import { allShipments } from '../booking/shipments.ts';
import { bookingPaths } from '../booking/shipment-proof.ts';
import { slotPlace, windows } from '../booking/slot-ids.ts';
import type { Queries } from '../store/database.ts';
import { orders, shipments } from '../store/schema.ts';
import { settingsByStore, shownOrder } from './shown-order.ts';

/** Every shipment with where it goes, the link by which its time is booked, and what is booked. */
export async function listShipments(
  database: Queries,
): Promise<{ readonly ok: true; readonly document: unknown; readonly lines: readonly string[] }> {
  const rows = await allShipments(database);
  const delivered = await deliveredOrders(database);
  const pathOf = await bookingPaths(database);
  const document = rows.map((row) => {
    const { number, orderId, storeCode, productCode, postcode, city, street, email } = row;
    const place = row.slotId === null ? null : slotPlace(row.slotId);
    const booked = place && { date: place.date, ...windows[place.window]!, store: row.storeId };
    const order = orderId === null ? undefined : delivered.get(orderId);
    return {
      number,
      orderId,
      orderNumber: order?.orderNumber ?? null,
      store: storeCode,
      kind: productCode,
      postcode,
      city,
      street,
      email,
      delivery: order?.delivery ?? null,
      comment: order?.comment ?? null,
      path: inStore(storeViewByCode(storeCode) ?? defaultStoreView, pathOf(number)),
      booked,
      isByEmail: row.isByEmail,
      contact: row.contact,
      fee: row.feeMinor,
    };
  });
  const lines = document.map(({ number, orderNumber, booked, isByEmail, path }) => {
    const time = booked ? `${booked.date} ${booked.from}` : isByEmail ? 'by e-mail' : 'not booked';
    return [number, time, path, ...(orderNumber ? [`order ${orderNumber}`] : [])].join('  ');
  });
  return { ok: true, document, lines: lines.length > 0 ? lines : ['No shipments.'] };
}

/** The orders that shipments bring, by their numbers in the database; there may be any number of them. */
async function deliveredOrders(database: Queries): Promise<ReadonlyMap<number, ReturnType<typeof shownOrder>>> {
  const ids = database.select({ id: shipments.orderId }).from(shipments);
  const rows = await database.select().from(orders).where(inArray(orders.id, ids));
  const settingsIn = settingsByStore(database);
  return new Map(
    await Promise.all(rows.map(async (row) => [row.id, shownOrder(row, await settingsIn(row.storeCode))] as const)),
  );
}
