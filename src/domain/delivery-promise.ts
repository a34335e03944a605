import { FALLBACK_LEAD_TIME_DAYS } from '#config/limits.ts';
import { type CheckoutSettings, type ShippingMethod, shippingMethodsFor } from './checkout-methods.ts';
import { deliveryWeeks } from './delivery-time.ts';
import { currentPrice, isSellablePrice, type Price } from './price.ts';
import { composedTypes, type ProductType } from './product.ts';
import { isSellable, type Stock } from './stock.ts';

/**
 * When something comes, said alike wherever it is said (decision 043). `stock`: the shop has it, and it takes its days on
 * the road. `order`: nobody counts it, it is made or fetched for the shopper and has its weeks (spec 4: delivery-time
 * labels). `service` and `file`: nobody carries anything.
 */
export interface DeliveryPromise {
  readonly kind: 'file' | 'service' | 'stock' | 'order';
  /** Days or weeks to name: `3–10`, `2-4`; empty where nothing is carried. */
  readonly span: string;
  readonly latestDays: number;
}

/** How long the shop takes to bring what it has. */
export interface DaysFromStock {
  readonly min: number;
  readonly max: number;
}

const byLateness: readonly DeliveryPromise['kind'][] = ['file', 'service', 'stock', 'order'];

/** The days of all delivery methods of a country: true whichever of them is chosen later. `null`: none is known. */
export function daysFromStock(settings: CheckoutSettings | null, country: string): DaysFromStock | null {
  const methods = settings ? shippingMethodsFor(settings, { country }) : [];
  if (methods.length === 0) return null;
  return {
    min: Math.min(...methods.map(({ daysMin }) => daysMin)),
    max: Math.max(...methods.map(({ daysMax }) => daysMax)),
  };
}

/**
 * The promise for an article of a product; none for what cannot be bought, nor before delivery is on the device. What is
 * put together from others has none of its own: it comes with its parts.
 */
export function deliveryPromise(
  { type, leadTimeDays }: { readonly type: ProductType; readonly leadTimeDays: number | null },
  { stock, price }: { readonly stock: Stock; readonly price: Price },
  { nowMs, fromStock }: { readonly nowMs: number; readonly fromStock: DaysFromStock | null },
): DeliveryPromise | null {
  if (composedTypes.has(type)) return null;
  if (!isSellable(stock) || !isSellablePrice(currentPrice(price, nowMs)?.amountMinor ?? null)) return null;
  if (type === 'virtual') return { kind: 'service', span: '', latestDays: 0 };
  if (type === 'downloadable') return { kind: 'file', span: '', latestDays: 0 };
  if (stock.isManaged) return fromStock && promiseFromStock(fromStock);
  return { kind: 'order', span: deliveryWeeks(leadTimeDays), latestDays: leadTimeDays ?? FALLBACK_LEAD_TIME_DAYS };
}

function promiseFromStock({ min, max }: DaysFromStock): DeliveryPromise {
  return { kind: 'stock', span: min === max ? String(max) : `${min}–${max}`, latestDays: max };
}

/** Several things come together, with the latest of them; where one cannot be bought, nothing is promised. */
export function latestPromise(promises: readonly (DeliveryPromise | null)[]): DeliveryPromise | null {
  const [first = null, ...others] = promises;
  if (others.length === 0) return first;
  const rest = latestPromise(others);
  return first && rest && (isLater(first, rest) ? first : rest);
}

function isLater(one: DeliveryPromise, other: DeliveryPromise): boolean {
  const places = [one, other].map(({ kind }) => byLateness.indexOf(kind));
  return places[0] === places[1] ? one.latestDays >= other.latestDays : places[0]! > places[1]!;
}

/** The same promise once the shopper has chosen how it comes; what is ordered in waits for itself, not for the road. */
export function promiseBy(
  promise: DeliveryPromise | null,
  method: Pick<ShippingMethod, 'daysMin' | 'daysMax'> | undefined,
): DeliveryPromise | null {
  if (promise?.kind !== 'stock' || !method) return promise;
  return promiseFromStock({ min: method.daysMin, max: method.daysMax });
}
