import { LATE_CHANGE_FEE_MINOR } from '#config/booking.ts';
import type { StoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { bookableDays } from '#domain/booking.ts';
import { toMajor } from '#domain/money.ts';
import type { BookingValidation } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { pickupStores } from './pickup-stores.ts';
import type { Shipment } from './shipment-proof.ts';
import { slotToWire } from './slots.ts';

const MASK = '****';

/**
 * What a bare number is answered with (D76): nothing but a mask, and the same for a number that nobody has, so that going
 * through numbers tells nothing.
 */
export function maskedBooking(number: string): BookingValidation {
  return {
    booking_id: number,
    shipment_number: number,
    valid: true,
    message: null,
    product_code: 'HOME',
    postcode: MASK,
    city: MASK,
    booked_timeslot: null,
    is_masked: true,
  };
}

/** What who proved to know a shipment sees of it. */
export async function shownBooking(queries: Queries, store: StoreView, shipment: Shipment): Promise<BookingValidation> {
  const { number, productCode, postcode, city, street, slotId, isByEmail, storeId, earliestDate } = shipment;
  const days = bookableDays(Date.now(), timeZoneOf(store), earliestDate);
  const isCollected = productCode === 'PICKUP';
  return {
    booking_id: number,
    shipment_number: number,
    valid: true,
    message: null,
    product_code: productCode,
    delivery_type: isByEmail ? 'email' : isCollected ? 'pickup' : 'home',
    postcode,
    city,
    address: street,
    booked_timeslot: slotId === null ? null : slotToWire(store, slotId, false),
    booked_store: storeId,
    is_masked: false,
    is_by_email: isByEmail,
    earliest_date: days?.first ?? earliestDate,
    ...(days ? { latest_date: days.last } : {}),
    change_fee: toMajor(LATE_CHANGE_FEE_MINOR),
    ...(isCollected ? { stores: await pickupStores(queries, store, { postcode, chosen: storeId }) } : {}),
  };
}
