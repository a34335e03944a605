import type { ShippingMethod } from './checkout-methods.ts';
import { type DeliveryPromise, promiseBy } from './delivery-promise.ts';

/**
 * The promise for several things that are delivered together, by a delivery method where one is chosen: the latest of theirs, or `null`
 * when one of them has none. What is latest depends on the method, which says how long the goods take that the shop has.
 */
export function latestPromise(
  promises: readonly (DeliveryPromise | null)[],
  method?: Pick<ShippingMethod, 'daysMin' | 'daysMax'>,
): DeliveryPromise | null {
  if (promises.length === 0) return null;
  return promises
    .map((promise) => promiseBy(promise, method))
    .reduce((latest, each) => latest && each && (isLater(each, latest) ? each : latest));
}

/** Of what is promised for the same weeks, the one that is ready last. */
function isLater(each: DeliveryPromise, latest: DeliveryPromise): boolean {
  if (each.latestDays !== latest.latestDays) return each.latestDays > latest.latestDays;
  return (each.earliestDays ?? 0) > (latest.earliestDays ?? 0);
}
