import type { DeliveryPromise } from './delivery-promise.ts';

/**
 * The promise for several things that are delivered together: the latest of theirs, or `null` when one of them has
 * none.
 */
export function latestPromise(promises: readonly (DeliveryPromise | null)[]): DeliveryPromise | null {
  if (promises.length === 0) return null;
  return promises.reduce((latest, each) => latest && each && (isLater(each, latest) ? each : latest));
}

/** Of what is promised for the same weeks, the one that is ready last. */
function isLater(each: DeliveryPromise, latest: DeliveryPromise): boolean {
  if (each.latestDays !== latest.latestDays) return each.latestDays > latest.latestDays;
  return (each.earliestDays ?? 0) > (latest.earliestDays ?? 0);
}
