import { areFreeProductsSold } from '#config/settings.ts';

/** What the catalogue knows about a price, gross and in minor units. A base of `null` is an unknown price. */
export interface Price {
  readonly baseMinor: number | null;
  /** A lower price without an end date, set by the shop's own rules; `null` without one. */
  readonly reducedMinor: number | null;
  readonly specialMinor: number | null;
  /** Epoch milliseconds; `null` is open-ended. */
  readonly specialFrom: number | null;
  readonly specialTo: number | null;
}

/** The price to pay now, and the struck one beside it when it is an offer. */
export interface CurrentPrice {
  readonly amountMinor: number;
  readonly regularMinor: number | null;
}

export const unknownPrice: Price = {
  baseMinor: null,
  reducedMinor: null,
  specialMinor: null,
  specialFrom: null,
  specialTo: null,
};

/** Special prices count only below the original price and within their dates (spec 5: special price). */
export function currentPrice(price: Price, nowMs: number): CurrentPrice | null {
  const { baseMinor, reducedMinor, specialMinor } = price;
  if (baseMinor === null || baseMinor < 0) return null;
  const offers = [reducedMinor, isSpecialActive(price, nowMs) ? specialMinor : null];
  const lower = offers.filter((offer): offer is number => offer !== null && offer >= 0 && offer < baseMinor);
  if (lower.length === 0) return { amountMinor: baseMinor, regularMinor: null };
  return { amountMinor: Math.min(...lower), regularMinor: baseMinor };
}

function isSpecialActive({ specialFrom, specialTo }: Price, nowMs: number): boolean {
  return (specialFrom === null || specialFrom <= nowMs) && (specialTo === null || nowMs <= specialTo);
}

/**
 * Whether something can be sold at this price: not when the price is unknown, and at zero only if the shop sells free
 * products (spec 5).
 */
export function isSellablePrice(amountMinor: number | null, areFreeOnesSold: boolean = areFreeProductsSold): boolean {
  return amountMinor !== null && (areFreeOnesSold ? amountMinor >= 0 : amountMinor > 0);
}

/** The next moment at which the current price changes by itself, or `null`. */
export function nextPriceChange(price: Price, nowMs: number): number | null {
  const moments = [price.specialFrom, price.specialTo === null ? null : price.specialTo + 1];
  const now = currentPrice(price, nowMs)?.amountMinor;
  const changes = moments
    .filter((moment): moment is number => moment !== null && moment > nowMs)
    .filter((moment) => currentPrice(price, moment)?.amountMinor !== now);
  return changes.length === 0 ? null : Math.min(...changes);
}
