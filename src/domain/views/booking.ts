import type { Timeslot } from '../booking.ts';
import type { ShipmentStore } from '../wire/booking.ts';

/** A shipment that is opened on this device, as its page shows it. */
export interface BookingView {
  readonly number: string;
  readonly isCollected: boolean;
  readonly place: string;
  /** Free times by day. */
  readonly days: readonly { readonly date: string; readonly slots: readonly Timeslot[] }[];
  /** Of what comes later than can be booked now: when it can come, and from when on that can be booked; else `null`. */
  readonly later: { readonly earliest: string; readonly bookedFrom: string } | null;
  readonly stores: readonly ShipmentStore[];
  /** Where it is collected, as it was chosen with the order or booked last. */
  readonly storeId: string | null;
  readonly booked: BookedView | null;
  /** What was booked is on its way or has come. */
  readonly isOver: boolean;
  /** What changing it now costs, or `null`: nothing. Gross, minor units (D66). */
  readonly feeMinor: number | null;
  /** What was wanted last and is not booked yet. */
  readonly wish: BookingWishView | null;
}

/** What is booked: a time, perhaps where it is collected, or an agreement by e-mail. */
export type BookedView =
  | { readonly kind: 'slot'; readonly slot: Timeslot; readonly store: ShipmentStore | null }
  | { readonly kind: 'email' };

/**
 * What it costs to want this time first, or none but an agreement by e-mail (`null`): gross, minor units, or `null`, nothing. The time that
 * is booked costs nothing in another place.
 */
export function feeOfWish(
  { booked, feeMinor }: Pick<BookingView, 'booked' | 'feeMinor'>,
  first: Pick<Timeslot, 'id'> | null,
): number | null {
  return booked?.kind === 'slot' && booked.slot.id === first?.id ? null : feeMinor;
}

export interface BookingWishView {
  readonly state: 'waiting' | 'refused';
  /** The shop's code where it refused. */
  readonly reason: string | null;
  readonly slots: readonly Pick<Timeslot, 'date' | 'from' | 'to'>[];
}
