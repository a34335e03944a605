import type { DeliveryPromise } from './delivery-promise.ts';

/** Several things come together, with the latest of them; where one cannot be bought, nothing is promised. */
export function latestPromise(promises: readonly (DeliveryPromise | null)[]): DeliveryPromise | null {
  if (promises.length === 0) return null;
  return promises.reduce((latest, each) => latest && each && (latest.latestDays < each.latestDays ? each : latest));
}
