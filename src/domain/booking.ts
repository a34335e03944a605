import { BOOKING_DAYS_AHEAD, DELIVERY_HOURS, FREE_CHANGE_MS } from '#config/booking.ts';
import { addDays, dayIn, epochOf } from './local-time.ts';

/** A time in which a delivery can come, in the clock of the store view. */
export interface Timeslot {
  readonly id: number;
  readonly productCode: string;
  /** `yyyy-mm-dd`. */
  readonly date: string;
  /** `HH:mm`. */
  readonly from: string;
  readonly to: string;
  readonly isFree: boolean;
}

/** Days on which a delivery may be booked: `first` and `last` are days, `next` the one after the last. */
export interface BookableDays {
  readonly first: string;
  readonly last: string;
  readonly next: string;
}

/** Where shipment numbers stand in an address: two letters and eight digits, however they are written. */
export function shipmentNumber(text: string): string | null {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{2}\d{8}$/.test(plain) ? plain : null;
}

/**
 * From tomorrow, or from when the goods are here, for fourteen days from today (spec 9: delivery booking). `null`: the goods
 * come later than that.
 */
export function bookableDays(nowMs: number, timeZone: string, earliest: string | null): BookableDays | null {
  const today = dayIn(timeZone, nowMs);
  const tomorrow = addDays(today, 1);
  const first = earliest !== null && earliest > tomorrow ? earliest : tomorrow;
  const last = addDays(today, BOOKING_DAYS_AHEAD);
  return first > last ? null : { first, last, next: addDays(last, 1) };
}

/** From which day on a time for goods can be booked that come later than that goes now. */
export function bookedFrom(earliest: string): string {
  return addDays(earliest, -BOOKING_DAYS_AHEAD);
}

/** Whether a slot lies in the days and hours in which deliveries come. */
export function isBookable(slot: Pick<Timeslot, 'date' | 'from' | 'to'>, days: BookableDays | null): boolean {
  if (!days || slot.date < days.first || slot.date > days.last) return false;
  return hourOf(slot.from) >= DELIVERY_HOURS.from && hourOf(slot.to) <= DELIVERY_HOURS.to && slot.from < slot.to;
}

/** Whether changing what is booked costs something: less than a day before it comes (D66). */
export function isLateChange(booked: Pick<Timeslot, 'date' | 'from'>, nowMs: number, timeZone: string): boolean {
  return epochOf(booked.date, booked.from, timeZone) - nowMs < FREE_CHANGE_MS;
}

/** Whether what is booked is on its way or has come: nothing of it can be changed any more. */
export function hasBegun(booked: Pick<Timeslot, 'date' | 'from'>, nowMs: number, timeZone: string): boolean {
  return epochOf(booked.date, booked.from, timeZone) <= nowMs;
}

/** Free slots of one kind of delivery by day, both in their order. */
export function slotsByDay(
  slots: readonly Timeslot[],
  productCode: string,
  days: BookableDays | null,
): readonly { readonly date: string; readonly slots: readonly Timeslot[] }[] {
  const own = slots.filter((slot) => slot.productCode === productCode && slot.isFree && isBookable(slot, days));
  const dates = [...new Set(own.map(({ date }) => date))].sort();
  return dates.map((date) => ({
    date,
    slots: own.filter((slot) => slot.date === date).toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  }));
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
