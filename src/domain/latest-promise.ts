import type { DeliveryPromise } from './delivery-promise.ts';

/**
 * The promise for several things that are delivered together: the latest of theirs, or `null` when one of them has
 * none.
 */
export function latestPromise(promises: readonly (DeliveryPromise | null)[]): DeliveryPromise | null {
  if (promises.length === 0) return null;
  return promises.reduce((latest, each) => latest && each && (latest.latestDays < each.latestDays ? each : latest));
}
