import type { BookingTimeslot, BookingValidation, PickupStore } from '#schemas/api/generated/types.gen.ts';
import type { Timeslot } from '../booking.ts';
import { toMinor } from '../money.ts';

/** A shipment as the shop tells it to who proved to know it; amounts in minor units, gross. */
export interface KnownShipment {
  readonly productCode: string;
  readonly postcode: string;
  readonly city: string;
  readonly street: string;
  readonly booked: Timeslot | null;
  readonly bookedStoreId: string | null;
  readonly isByEmail: boolean;
  readonly earliestDate: string | null;
  readonly changeFeeMinor: number;
  readonly stores: readonly ShipmentStore[];
}

/** Where goods can be collected. */
export interface ShipmentStore {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

export function slotFromWire({ id, product_code, date, from, to, available }: BookingTimeslot): Timeslot {
  return { id, productCode: product_code, date, from, to, isFree: available ?? true };
}

export function shipmentFromWire(wire: BookingValidation): KnownShipment {
  return {
    productCode: wire.product_code,
    postcode: wire.postcode,
    city: wire.city ?? '',
    street: wire.address ?? '',
    booked: wire.booked_timeslot ? slotFromWire(wire.booked_timeslot) : null,
    bookedStoreId: wire.booked_store ?? null,
    isByEmail: wire.is_by_email ?? wire.delivery_type === 'email',
    earliestDate: wire.earliest_date ?? null,
    changeFeeMinor: toMinor(wire.change_fee ?? 0),
    stores: (wire.stores ?? []).map(storeFromWire),
  };
}

function storeFromWire({ id, name, street, postcode, city }: PickupStore): ShipmentStore {
  return { id, name, address: [...(street ?? []), `${postcode} ${city}`.trim()].join(', ') };
}
