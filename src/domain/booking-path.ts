const BOOKING_ROOT = '/bokning';

/** The path of the page on which the delivery of a shipment is booked (spec 2: routes). */
export function bookingPath(shipmentNumber: string): string {
  return `${BOOKING_ROOT}/${encodeURIComponent(shipmentNumber)}`;
}

/** Whether a path inside a store view is the page of a shipment. */
export function isBookingPath(path: string): boolean {
  return path.startsWith(`${BOOKING_ROOT}/`);
}
