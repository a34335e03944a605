import type { ShippingMethod } from './checkout-methods.ts';
import { type DeliveryPromise, promiseBy } from './delivery-promise.ts';
import { latestPromise } from './latest-promise.ts';
import { partialDeliveries } from './partial-deliveries.ts';

/** How many days from today goods take by a delivery method. */
export interface DeliveryDays {
  /** Until the first delivery can be there: everything, unless each thing comes as it is ready. */
  readonly first: number;
  /** Until everything can be there. */
  readonly earliest: number;
  /** Until the last day within the promise for everything. */
  readonly latest: number;
  /** Whether something of it is made or bought for the shopper, so that weeks are named. */
  readonly isOrdered: boolean;
}

/** The days of lines, by the same promises that a shopper reads (decision 043, decision 106). */
export function deliveryDays(
  lines: readonly { readonly delivery: DeliveryPromise | null }[],
  method: Pick<ShippingMethod, 'daysMin' | 'daysMax'>,
  hasPartialDeliveries: boolean,
): DeliveryDays {
  const deliveries = partialDeliveries(lines);
  // What is ordered can have a lead time that is shorter than its transport.
  const until = (those: typeof deliveries): number =>
    Math.max(
      method.daysMin,
      ...those.flatMap((each) => each.lines.map((line) => promiseBy(line.delivery, method)?.earliestDays ?? 0)),
    );
  const earliest = until(deliveries);
  const promise = latestPromise(
    deliveries.map((each) => each.promise),
    method,
  );
  return {
    first: until(hasPartialDeliveries ? deliveries.slice(0, 1) : deliveries),
    earliest,
    latest: Math.max(earliest, promise?.latestDays ?? method.daysMax),
    isOrdered: deliveries.some((each) => each.promise.kind === 'order'),
  };
}
