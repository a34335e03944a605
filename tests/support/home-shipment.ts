import type { StoreView } from '#config/stores.ts';
import { addShipment } from '#server/booking/shipments.ts';
import type { Queries } from '#server/store/database.ts';

/** A shipment whose delivery at home can be booked from now on; resolves with its number. */
export function homeShipment(database: Queries, store: StoreView): Promise<string> {
  return addShipment(database, store, { ...toOslo, productCode: 'HOME' });
}

/** The same goods, collected in a showroom. */
export function collectedShipment(database: Queries, store: StoreView): Promise<string> {
  return addShipment(database, store, { ...toOslo, productCode: 'PICKUP' });
}

const toOslo = {
  orderId: null,
  postcode: '0184',
  city: 'Oslo',
  street: 'Storgata 12',
  email: 'kari@example.no',
  daysMin: 0,
};
