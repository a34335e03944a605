import type { ShippingMethod } from './checkout-methods.ts';

/**
 * When something comes, said alike wherever it is said (decision 043). `stock`: the shop has it, and it takes its days on
 * the road. `order`: nobody counts it, it is made or fetched for the shopper and has its weeks (spec 4: delivery-time
 * labels). `service` and `file`: nobody carries anything.
 */
export interface DeliveryPromise {
  readonly kind: 'file' | 'service' | 'stock' | 'order';
  /** Days or weeks to name: `3–10`, `2-4`; empty where nothing is carried. */
  readonly span: string;
  /** The last day that the words allow; a service comes after a file, anything that is carried after both. */
  readonly latestDays: number;
}

/** The same promise once the shopper has chosen how it comes; what is ordered in waits for itself, not for the road. */
export function promiseBy(
  promise: DeliveryPromise | null,
  method: Pick<ShippingMethod, 'daysMin' | 'daysMax'> | undefined,
): DeliveryPromise | null {
  if (promise?.kind !== 'stock' || !method) return promise;
  return promiseFromStock({ min: method.daysMin, max: method.daysMax });
}

/** What comes from stock within these days. */
export function promiseFromStock({ min, max }: { readonly min: number; readonly max: number }): DeliveryPromise {
  return { kind: 'stock', span: min === max ? String(max) : `${min}–${max}`, latestDays: max };
}
