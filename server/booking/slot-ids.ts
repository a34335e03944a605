import { addDays } from '#domain/local-time.ts';

/** The kinds of delivery that are booked (contract: BookingTimeslot). */
export type ProductCode = 'HOME' | 'PICKUP';

/** The times of a day in which deliveries come, in the order of their numbers. */
export const windows = [
  { from: '10:00', to: '14:00' },
  { from: '14:00', to: '18:00' },
  { from: '18:00', to: '22:00' },
] as const;

/** What a slot is: one van and one time in one area, or one counter. */
export interface SlotPlace {
  readonly date: string;
  readonly window: number;
  readonly area: number;
  readonly productCode: ProductCode;
}

const productCodes: readonly ProductCode[] = ['HOME', 'PICKUP'];
const FIRST_DAY = '2020-01-01';
const DAY_MS = 24 * 60 * 60 * 1000;
const AREAS = 10_000;
const WINDOWS = 10;

/** The number of a slot; it says all of what it is, so that no table has to hold slots that nobody took. */
export function slotId({ date, window, area, productCode }: SlotPlace): number {
  const day = (Date.parse(date) - Date.parse(FIRST_DAY)) / DAY_MS;
  return ((day * AREAS + area) * productCodes.length + productCodes.indexOf(productCode)) * WINDOWS + window;
}

/** What a number stands for, or `null` where no slot has it. */
export function slotPlace(id: number): SlotPlace | null {
  const window = id % WINDOWS;
  const kind = Math.floor(id / WINDOWS) % productCodes.length;
  const rest = Math.floor(id / WINDOWS / productCodes.length);
  const day = Math.floor(rest / AREAS);
  const isOne = Number.isSafeInteger(id) && day >= 1 && day < 100_000 && window < windows.length;
  return isOne ? { date: addDays(FIRST_DAY, day), window, area: rest % AREAS, productCode: productCodes[kind]! } : null;
}

/** The area that a postcode lies in: its first two digits, apart for every store view. */
export function areaOf(storeId: number, postcode: string): number {
  const digits = Number(postcode.replaceAll(/\D/g, '').slice(0, 2) || '0');
  return (storeId % 100) * 100 + digits;
}
