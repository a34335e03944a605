import type { StoreView } from '#config/stores.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { addDays, dayIn, epochOf } from '#domain/local-time.ts';
import { areaOf, slotId, windows } from '#server/booking/slot-ids.ts';

const FIVE_MINUTES_MS = 300_000;

/** The next delivery to a door in central Oslo that has not begun, nor does while a test runs: it comes in less than a day. */
export function soonSlot(store: StoreView): number {
  const [zone, now] = [timeZoneOf(store), Date.now()];
  const today = dayIn(zone, now);
  const all = [today, addDays(today, 1)].flatMap((date) => windows.map(({ from }, window) => ({ date, from, window })));
  const { date, window } = all.find((each) => epochOf(each.date, each.from, zone) > now + FIVE_MINUTES_MS)!;
  return doorSlot(store, date, window);
}

/** A delivery of yesterday to the same door. */
export function pastSlot(store: StoreView): number {
  return doorSlot(store, addDays(dayIn(timeZoneOf(store), Date.now()), -1), 0);
}

function doorSlot(store: StoreView, date: string, window: number): number {
  return slotId({ date, window, area: areaOf(store.id, '0184'), productCode: 'HOME' });
}
