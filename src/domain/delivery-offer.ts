import { methodsAtPrice } from './checkout-costs.ts';
import { type CheckoutSettings, type DeliveryPlace, plainPostcode, shippingMethodsFor } from './checkout-methods.ts';
import { type DeliveryPromise, promiseBy } from './delivery-promise.ts';
import { lastDay } from './last-day.ts';

/** How a store view delivers to a place; `place.postcode` is missing while nobody has said it. */
export interface DeliveryTerms extends Pick<CheckoutSettings, 'freeDeliveryFromMinor' | 'shippingMethods'> {
  readonly place: DeliveryPlace;
  /** The day in the store view, `yyyy-mm-dd`. */
  readonly today: string;
}

/** What the delivery of an article costs, and the day by which it is there. */
export interface DeliveryOffer {
  /** Of the cheapest method that reaches the place, minor units, gross. */
  readonly costMinor: number;
  /** Of the dearest one: what is collected costs less than what is carried home. */
  readonly mostMinor: number;
  /** `yyyy-mm-dd`; `null` before a postal code is known, and where the promise has no last day. */
  readonly by: string | null;
}

/** How a store view delivers to a place. */
export function deliveryTerms(settings: CheckoutSettings, place: DeliveryPlace, today: string): DeliveryTerms {
  const { freeDeliveryFromMinor = null } = settings;
  const { country, postcode = '' } = place;
  const plain = postcode === '' ? {} : { postcode: plainPostcode(postcode) };
  return {
    shippingMethods: shippingMethodsFor(settings, place),
    freeDeliveryFromMinor,
    place: { country, ...plain },
    today,
  };
}

/**
 * What the delivery of goods costs and by when they come, whichever method is chosen later (decision 043); `null` for what is not
 * transported, cannot be bought, or is not delivered there.
 */
export function deliveryOffer(
  promise: DeliveryPromise | null,
  terms: DeliveryTerms,
  goodsMinor: number,
): DeliveryOffer | null {
  if (promise?.kind !== 'stock' && promise?.kind !== 'order') return null;
  const methods = methodsAtPrice(terms.shippingMethods, terms, { subtotalMinor: goodsMinor, discountMinor: 0 });
  if (methods.length === 0) return null;
  const costs = methods.map(({ priceMinor }) => priceMinor);
  const costMinor = Math.min(...costs);
  const slowest = methods.reduce((slow, method) => (method.daysMax > slow.daysMax ? method : slow));
  const by = terms.place.postcode === undefined ? null : lastDay(promiseBy(promise, slowest), terms.today);
  return { costMinor, mostMinor: Math.max(...costs), by };
}
