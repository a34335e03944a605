import { EMAIL_SLOT, LATE_CHANGE_FEE_MINOR } from '#config/booking.ts';
import { and, eq, ne } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { StoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { bookableDays, hasBegun, isBookable, isLateChange } from '#domain/booking.ts';
import { toMajor } from '#domain/money.ts';
import type { BookingSubmission } from '#schemas/api/generated/types.gen.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import { shipments, takenSlots } from '../store/schema.ts';
import { pickupStores } from './pickup-stores.ts';
import { type Shipment, provenShipment } from './shipment-proof.ts';
import { areaOf, slotPlace, windows } from './slot-ids.ts';
import { isDeliveryDay, slotToWire } from './slots.ts';

const REFERENCE_MAX = 1_000_000;

/** Nothing may be learnt from how a shipment is refused. */
export function noSuchShipment(): Reply {
  return refusal(404, 'NOT_FOUND', 'There is no shipment with this number and postcode.');
}

/**
 * Books a delivery: the first of the wanted slots that is free, or an agreement by e-mail. What was booked before is free
 * again. All of it or nothing; runs inside the transaction that also stores the reply.
 */
export async function submitBooking(queries: Queries, store: StoreView, wanted: BookingSubmission): Promise<Reply> {
  const { bookingId, postcode, sig } = wanted;
  const shipment = await provenShipment(queries, { bookingId, proof: { postcode, sig }, use: 'write' });
  if (!shipment || shipment.storeCode !== store.code) return noSuchShipment();
  const booked = bookedTime(shipment);
  if (booked && hasBegun(booked, Date.now(), timeZoneOf(store))) {
    return refusal(400, 'SLOT_INVALID', 'What was booked has come already.');
  }
  const feeMinor = feeOf(store, shipment, wanted);
  if (feeMinor > 0 && wanted.accepts_fee !== true) {
    return refusal(400, 'FEE_NOT_ACCEPTED', 'Changing this booking costs a fee now.', {
      extra: { fee: toMajor(feeMinor) },
    });
  }
  const isByEmail = wanted.timeslotId === EMAIL_SLOT;
  if (isByEmail && !wanted.email) return refusal(400, 'VALIDATION', 'An e-mail address is needed.');
  if (!isByEmail && !(await isStoreOf(queries, store, shipment, wanted))) {
    return refusal(400, 'SLOT_INVALID', 'The goods cannot be collected there.');
  }
  const taken = isByEmail ? null : await takeFirstFree(queries, store, shipment, wishesOf(wanted));
  if (taken && 'status' in taken) return taken;
  await letGo(queries, shipment, taken?.slotId ?? null);
  const bookingReference = `BK-${String(randomInt(REFERENCE_MAX)).padStart(6, '0')}`;
  await queries
    .update(shipments)
    .set({
      slotId: taken?.slotId ?? null,
      // A place that was chosen stays, whenever it is that the goods are collected there.
      storeId: isByEmail ? shipment.storeId : (wanted.storeId ?? null),
      isByEmail,
      bookingReference,
      contact: { email: wanted.email, phone: wanted.phone, comment: wanted.comment },
      feeMinor: shipment.feeMinor + feeMinor,
    })
    .where(eq(shipments.number, shipment.number));
  return success({
    message: isByEmail ? 'We write to agree on a time.' : 'The delivery time is booked.',
    booking_reference: bookingReference,
    timeslot: taken && slotToWire(store, taken.slotId, false),
    fee: toMajor(feeMinor),
  });
}

/** What this change costs: less than a day before what is booked comes, unless the same is wanted again. */
function feeOf(store: StoreView, shipment: Shipment, wanted: BookingSubmission): number {
  const booked = bookedTime(shipment);
  if (!booked || wanted.timeslotId === shipment.slotId) return 0;
  return isLateChange(booked, Date.now(), timeZoneOf(store)) ? LATE_CHANGE_FEE_MINOR : 0;
}

/** When what is booked comes, or `null`: no time is. */
function bookedTime({ slotId }: Shipment): { readonly date: string; readonly from: string } | null {
  const place = slotId === null ? null : slotPlace(slotId);
  return place && { date: place.date, from: windows[place.window]!.from };
}

function wishesOf({ timeslotId, wishes }: BookingSubmission): readonly number[] {
  return [...new Set([timeslotId, ...(wishes ?? [])])].filter((id) => id !== EMAIL_SLOT);
}

async function isStoreOf(
  queries: Queries,
  store: StoreView,
  { productCode, postcode, storeId: chosen }: Shipment,
  { storeId }: BookingSubmission,
): Promise<boolean> {
  if (productCode === 'HOME') return storeId === undefined || storeId === null;
  const stores = await pickupStores(queries, store, { postcode, chosen });
  return stores.some(({ id }) => id === storeId);
}

/** Takes the first wanted slot that nobody has. Whoever comes second waits for the first to be done, and is told. */
async function takeFirstFree(
  queries: Queries,
  store: StoreView,
  shipment: Shipment,
  wishes: readonly number[],
): Promise<{ readonly slotId: number } | Reply> {
  if (wishes.some((id) => !isForShipment(store, shipment, id))) {
    return refusal(400, 'SLOT_INVALID', 'This time cannot be booked for this shipment.');
  }
  for (const slotId of wishes) {
    if (slotId === shipment.slotId) return { slotId };
    const [row] = await queries
      .insert(takenSlots)
      .values({ slotId, shipmentNumber: shipment.number })
      .onConflictDoNothing()
      .returning();
    if (row) return { slotId };
  }
  return refusal(400, 'SLOT_TAKEN', 'Somebody else has just taken this time.');
}

/** Whether a slot is one of this shipment's: its kind, its area, a day that can be booked. */
function isForShipment(store: StoreView, { productCode, postcode, earliestDate }: Shipment, id: number): boolean {
  const place = slotPlace(id);
  if (!place || place.productCode !== productCode || place.area !== areaOf(store.id, postcode)) return false;
  const slot = { date: place.date, ...windows[place.window]! };
  return isDeliveryDay(place.date) && isBookable(slot, bookableDays(Date.now(), timeZoneOf(store), earliestDate));
}

async function letGo(queries: Queries, { number }: Shipment, kept: number | null): Promise<void> {
  const own = eq(takenSlots.shipmentNumber, number);
  await queries.delete(takenSlots).where(kept === null ? own : and(own, ne(takenSlots.slotId, kept)));
}
