import type { ShippingMethod } from './checkout-methods.ts';

/**
 * When something arrives; every screen says it in the same words (decision 043). `stock`: the shop has the article, and
 * the days are those of the transport. `order`: it is made or bought for the shopper, which takes weeks (spec 4:
 * delivery-time labels). `service` and `file`: nothing is transported.
 */
export interface DeliveryPromise {
  readonly kind: 'file' | 'service' | 'stock' | 'order';
  /** Days or weeks to name: `3–10`, `2-4`; empty when nothing is transported. */
  readonly span: string;
  /**
   * The last day within the promise, for finding the latest of several. A file counts as earliest, then a service, then
   * everything that is transported.
   */
  readonly latestDays: number;
  /** The first day on which it can be there: what is ordered takes its lead time. Missing in orders of before it was kept. */
  readonly earliestDays?: number;
}

/**
 * The promise once the shopper has chosen a delivery method: an article from stock takes the days of that method; for
 * an ordered one the method makes no difference.
 */
export function promiseBy(
  promise: DeliveryPromise | null,
  method: Pick<ShippingMethod, 'daysMin' | 'daysMax'> | undefined,
): DeliveryPromise | null {
  if (promise?.kind !== 'stock' || !method) return promise;
  return promiseFromStock({ min: method.daysMin, max: method.daysMax });
}

/** Whether two promises are read as the same one. */
export function isSamePromise(a: DeliveryPromise | null, b: DeliveryPromise | null): boolean {
  return a?.kind === b?.kind && a?.span === b?.span;
}

/** The promise for an article from stock that takes these days. */
export function promiseFromStock({ min, max }: { readonly min: number; readonly max: number }): DeliveryPromise {
  return { kind: 'stock', span: min === max ? String(max) : `${min}–${max}`, latestDays: max, earliestDays: min };
}
