import { plainPostcode } from './checkout-methods.ts';

/** A place where goods are collected. */
export interface PickupPlace {
  readonly id: string;
  readonly name: string;
  /** Street, postal code and town on one line. */
  readonly address: string;
  readonly postcode: string;
}

/** What a shopper chose of it at the checkout. */
interface ChosenPickup {
  readonly shippingMethod: string;
  /** `null`: the nearest. */
  readonly pickupPlace: PickupPlace | null;
  readonly zipCode: string;
}

/** Whether goods are collected and not brought (`logtrade/pickup`). */
export function isCollected(shippingMethod: string): boolean {
  return shippingMethod.endsWith('/pickup');
}

/**
 * Those with the nearest postal codes first. Postal codes that are close are places that are close, as far as one can tell without a
 * map.
 */
export function nearestFirst<P extends Pick<PickupPlace, 'postcode'>>(places: readonly P[], postcode: string): P[] {
  const distance = (other: P): number => Math.abs(numberOf(other.postcode) - numberOf(postcode));
  return places.toSorted((a, b) => distance(a) - distance(b));
}

/** Where an order is collected: at the chosen place, else at the nearest; `null` where nothing is, or no place is known. */
export function pickupPlaceOf(
  places: readonly PickupPlace[],
  { shippingMethod, pickupPlace, zipCode }: ChosenPickup,
): PickupPlace | null {
  if (!isCollected(shippingMethod)) return null;
  return places.find(({ id }) => id === pickupPlace?.id) ?? nearestFirst(places, zipCode)[0] ?? null;
}

function numberOf(postcode: string): number {
  return Number(plainPostcode(postcode).replaceAll(/\D/g, '').padEnd(5, '0').slice(0, 5));
}
