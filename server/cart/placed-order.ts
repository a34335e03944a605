import type { StoreView } from '#config/stores.ts';
import type { PickupStore, ProductOptionSelection } from '#schemas/api/generated/types.gen.ts';
import type { orders } from '../store/schema.ts';
import type { ChosenMethods } from './chosen-methods.ts';

/** A placed order, as stored. */
export type OrderRow = typeof orders.$inferSelect;

/** A line of an order, as stored: gross, minor units. */
export interface OrderLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly discount: number;
  /** Missing in orders of before there were accounts. */
  readonly taxBasisPoints?: number;
  /** What was chosen, in the words of the store view; missing in orders of before they were kept. */
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  /** The same as a cart takes it, to order it again; missing where nothing was chosen. */
  readonly productOption?: ProductOptionSelection;
}

/** An order that was placed just now, with what is written to its orderer beside it. */
export interface PlacedOrder {
  readonly row: OrderRow;
  readonly store: StoreView;
  readonly methods: ChosenMethods;
  /** Where it is collected, if that was chosen. */
  readonly place: PickupStore | null;
  /** Where its delivery is booked, or `null`: nothing of it is. */
  readonly bookingPath: string | null;
}
