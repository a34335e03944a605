import type { StoreView } from '#config/stores.ts';
import type { orders } from '../store/schema.ts';

/** A placed order, as stored. */
export type OrderRow = typeof orders.$inferSelect;

/** An order that was placed just now, with what is written to its orderer beside it. */
export interface PlacedOrder {
  readonly row: OrderRow;
  readonly store: StoreView;
  /** Where its delivery is booked, or `null`: nothing of it is. */
  readonly bookingPath: string | null;
}
