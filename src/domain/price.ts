/** What the catalogue knows about a price, gross and in minor units. A base of `null` is an unknown price. */
export interface Price {
  readonly baseMinor: number | null;
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

export const unknownPrice: Price = { baseMinor: null, specialMinor: null, specialFrom: null, specialTo: null };

/** Special prices count only below the original price and within their dates (spec 5: special price). */
export function currentPrice(price: Price, nowMs: number): CurrentPrice | null {
  if (price.baseMinor === null || price.baseMinor < 0) return null;
  if (!isSpecialActive(price, nowMs)) return { amountMinor: price.baseMinor, regularMinor: null };
  return { amountMinor: price.specialMinor!, regularMinor: price.baseMinor };
}

function isSpecialActive(price: Price, nowMs: number): boolean {
  const { baseMinor, specialMinor, specialFrom, specialTo } = price;
  if (specialMinor === null || specialMinor < 0 || specialMinor >= baseMinor!) return false;
  return (specialFrom === null || specialFrom <= nowMs) && (specialTo === null || nowMs <= specialTo);
}

/** The next moment at which the current price changes by itself, or `null`. */
export function nextPriceChange(price: Price, nowMs: number): number | null {
  if (price.specialMinor === null) return null;
  const moments = [price.specialFrom, price.specialTo === null ? null : price.specialTo + 1];
  const ahead = moments.filter((moment): moment is number => moment !== null && moment > nowMs);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
