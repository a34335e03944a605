import type { DeliveryPromise } from './delivery-promise.ts';
import { addDays } from './local-time.ts';

/** A promise of weeks that has no end (spec 4: delivery-time labels). */
const OPEN_END = '+';

/** The last day within a promise that is made on a day, `yyyy-mm-dd`; `null`: nothing is transported, or it has no last day. */
export function lastDay(promise: DeliveryPromise | null, today: string): string | null {
  if (promise?.kind !== 'stock' && promise?.kind !== 'order') return null;
  return promise.span.endsWith(OPEN_END) ? null : addDays(today, promise.latestDays);
}
