/** Numbers of delivery booking; apart from the others, because no first screen needs them (spec 9: delivery booking). */

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days ahead a delivery is booked at most. */
export const BOOKING_DAYS_AHEAD = 14;
/** Deliveries come in these hours of the day. */
export const DELIVERY_HOURS = { from: 10, to: 22 } as const;
/** The slot that means: we agree on a time by e-mail (D66). */
export const EMAIL_SLOT = 9999;
/** So many wishes are sent at once, the first that is free counts. */
export const BOOKING_WISHES_MAX = 3;

/** A booked delivery is changed for nothing until so long before it comes (spec 9: delivery booking, D66). */
export const FREE_CHANGE_MS = DAY_MS;

/** What it costs to change a booked delivery too late, gross, in minor units of the store view (D66). */
export const LATE_CHANGE_FEE_MINOR = 49_000;
