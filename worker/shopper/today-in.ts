import { timeZoneOf } from '#config/time-zones.ts';
import { dayIn } from '#domain/local-time.ts';
import type { WorkerContext } from '../context.ts';

/** The day in the store view, by the shop's clock: `yyyy-mm-dd`. */
export function todayIn({ store, connection }: Pick<WorkerContext, 'store' | 'connection'>): string {
  return dayIn(timeZoneOf(store), connection.now());
}
