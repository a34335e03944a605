import { and, gte, inArray, lte } from 'drizzle-orm';
import type { StoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { type BookableDays, bookableDays } from '#domain/booking.ts';
import { plainPostcode } from '#domain/checkout-methods.ts';
import { addDays } from '#domain/local-time.ts';
import type { BookingTimeslot } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { takenSlots } from '../store/schema.ts';
import { areaOf, type ProductCode, slotId, slotPlace, windows } from './slot-ids.ts';

const productCodes: readonly ProductCode[] = ['HOME', 'PICKUP'];

/** Nobody drives on Sundays. */
const SUNDAY = 0;

/** A slot as the contract says it. */
export function slotToWire(store: StoreView, id: number, isAvailable: boolean): BookingTimeslot | null {
  const place = slotPlace(id);
  if (!place) return null;
  const { from, to } = windows[place.window]!;
  const day = new Intl.DateTimeFormat(store.locales[0], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const label = `${day.format(Date.parse(place.date))} ${from}–${to}`;
  return { id, product_code: place.productCode, date: place.date, from, to, label, available: isAvailable };
}

/** All slots of an area from `startDate` until before `nextDate`, as far ahead as can be booked. */
export async function slotsOf(
  queries: Queries,
  store: StoreView,
  {
    startDate,
    nextDate,
    postcode,
  }: { readonly startDate: string; readonly nextDate: string; readonly postcode: string },
): Promise<BookingTimeslot[]> {
  const days = bookableDays(Date.now(), timeZoneOf(store), startDate);
  const area = areaOf(store.id, plainPostcode(postcode));
  const ids = days ? datesOf(days, nextDate).flatMap((date) => idsOf(date, area)) : [];
  if (ids.length === 0) return [];
  const taken = await queries
    .select({ slotId: takenSlots.slotId })
    .from(takenSlots)
    .where(and(gte(takenSlots.slotId, ids[0]!), lte(takenSlots.slotId, ids.at(-1)!), inArray(takenSlots.slotId, ids)));
  const isTaken = new Set(taken.map((row) => row.slotId));
  return ids.map((id) => slotToWire(store, id, !isTaken.has(id))!);
}

/** Whether a day has deliveries. */
export function isDeliveryDay(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() !== SUNDAY;
}

function datesOf({ first, last }: BookableDays, nextDate: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last && date < nextDate; date = addDays(date, 1)) {
    if (isDeliveryDay(date)) dates.push(date);
  }
  return dates;
}

function idsOf(date: string, area: number): number[] {
  return productCodes.flatMap((productCode) =>
    windows.map((_window, window) => slotId({ date, window, area, productCode })),
  );
}
