import type { StoreView } from './stores.ts';

const zones: Readonly<Record<string, string>> = { bmno: 'Europe/Oslo', default: 'Europe/Stockholm' };

/** By whose clock days begin and deliveries come in a store view. No first screen needs it, so it is not among the store views. */
export function timeZoneOf({ code }: Pick<StoreView, 'code'>): string {
  return zones[code] ?? 'Europe/Oslo';
}
