import { allShipments } from '../booking/shipments.ts';
import { bookingPath } from '../booking/shipment-proof.ts';
import { slotPlace, windows } from '../booking/slot-ids.ts';
import type { Queries } from '../store/database.ts';

/** Every shipment with the link by which its time is booked, and what is booked. */
export async function listShipments(
  database: Queries,
): Promise<{ readonly ok: true; readonly document: unknown; readonly lines: readonly string[] }> {
  const rows = await allShipments(database);
  const document = await Promise.all(
    rows.map(async ({ number, orderId, storeCode, postcode, slotId, isByEmail, storeId, contact, feeMinor }) => {
      const place = slotId === null ? null : slotPlace(slotId);
      const booked = place && { date: place.date, ...windows[place.window]!, store: storeId };
      const path = await bookingPath(database, number);
      return { number, orderId, store: storeCode, postcode, path, booked, isByEmail, contact, fee: feeMinor };
    }),
  );
  const lines = document.map(({ number, booked, isByEmail, path }) =>
    [number, booked ? `${booked.date} ${booked.from}` : isByEmail ? 'by e-mail' : 'not booked', path].join('  '),
  );
  return { ok: true, document, lines: lines.length > 0 ? lines : ['No shipments.'] };
}
