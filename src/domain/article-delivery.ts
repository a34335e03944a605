import type { CheckoutSettings } from './checkout-methods.ts';
import { type DeliveryPromise, promiseFromStock } from './delivery-promise.ts';
import { deliveryTime } from './delivery-time.ts';
import { currentPrice, isSellablePrice, type Price } from './price.ts';
import { isOfParts, type ProductType } from './product.ts';
import { isSellable, type Stock } from './stock.ts';

/** How many days the delivery of an article from stock takes. */
export interface DaysFromStock {
  readonly min: number;
  readonly max: number;
}

/**
 * The fewest and the most days of all delivery methods of a country, so that the promise holds whichever method is
 * chosen later. `null`: no method is known.
 */
export function daysFromStock(settings: CheckoutSettings | null, country: string): DaysFromStock | null {
  const methods = settings?.shippingMethods.filter(({ countries }) => countries.includes(country)) ?? [];
  if (methods.length === 0) return null;
  return {
    min: Math.min(...methods.map(({ daysMin }) => daysMin)),
    max: Math.max(...methods.map(({ daysMax }) => daysMax)),
  };
}

/**
 * The delivery promise for an article of a product; `null` when it cannot be bought, or when it comes from stock and
 * the delivery methods are not on the device yet. Sets and bundles have no promise of their own: it is made from those
 * of their parts.
 */
export function deliveryPromise(
  { type, leadTimeDays }: { readonly type: ProductType; readonly leadTimeDays: number | null },
  { stock, price }: { readonly stock: Stock; readonly price: Price },
  { nowMs, fromStock }: { readonly nowMs: number; readonly fromStock: DaysFromStock | null },
): DeliveryPromise | null {
  if (isOfParts(type)) return null;
  if (!isSellable(stock) || !isSellablePrice(currentPrice(price, nowMs)?.amountMinor ?? null)) return null;
  if (type === 'virtual') return { kind: 'service', span: '', latestDays: 1 };
  if (type === 'downloadable') return { kind: 'file', span: '', latestDays: 0 };
  if (stock.isManaged) return fromStock && promiseFromStock(fromStock);
  return { kind: 'order', ...deliveryTime(leadTimeDays) };
}
