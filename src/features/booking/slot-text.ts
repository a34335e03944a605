import type { Timeslot } from '#domain/booking.ts';
import { useStoreView } from '#src/data/store-view.ts';

interface SlotTexts {
  readonly day: (date: string) => string;
  readonly time: (slot: Pick<Timeslot, 'from' | 'to'>) => string;
  readonly whole: (slot: Pick<Timeslot, 'date' | 'from' | 'to'>) => string;
}

/** Days and times of deliveries in words: `torsdag 3. desember`, `10:00–14:00`. */
export function useSlotTexts(): SlotTexts {
  const { locale } = useStoreView();
  // A day is a name here, not a moment: it is written as it is, wherever the device is.
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const day = (date: string): string => format.format(Date.parse(date));
  const time = ({ from, to }: Pick<Timeslot, 'from' | 'to'>): string => `${from}–${to}`;
  return { day, time, whole: (slot) => `${day(slot.date)}, ${time(slot)}` };
}
