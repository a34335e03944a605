import type { FacetConfig } from '#config/facets.ts';

/** How many bars a histogram has at most. */
const BARS_MAX = 20;
/** Prices that lie far apart are rounded to tens; whole ones would be too fine for a handle. */
const PRICE_STEP = 10;

/** The ends of a range facet in a list, in major currency units or centimetres. */
export interface SpreadEnds {
  /** The smallest and the largest number, rounded outwards to `step`. */
  readonly from: number;
  readonly to: number;
  /** What a handle moves by. */
  readonly step: number;
  /** How wide a bar is: whole steps, because bars with unequally many would look like a comb. */
  readonly width: number;
}

/** How the numbers of a range facet are spread over a list. */
export interface Spread extends SpreadEnds {
  /** How many products have a number in each bar. The first begins at `from`; the last may go beyond `to`. */
  readonly bars: readonly number[];
}

/** The ends of numbers between `min` and `max`. */
export function spreadEnds({ unit }: Pick<FacetConfig, 'unit'>, min: number, max: number): SpreadEnds {
  const step = unit === 'price' && max - min >= PRICE_STEP * BARS_MAX ? PRICE_STEP : 1;
  const [first, last] = [Math.floor(min / step), Math.ceil(max / step)];
  return { from: first * step, to: last * step, step, width: Math.ceil((last - first + 1) / BARS_MAX) * step };
}
