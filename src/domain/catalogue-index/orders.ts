import { type ListingSort, listingSorts } from '../listing.ts';
import { ORDINALS_MAX, type ProductColumns } from './columns.ts';

const MS_PER_SECOND = 1000;
const SECONDS_MAX = 4e9;
const MS_PER_MINUTE = 60_000;
const MINUTES_MAX = 1e8;
const PRICE_MAX = 4e9;

/** The sorts of listings, and the order of the home page. */
export const indexSorts = [...listingSorts, 'newest'] as const;
export type IndexSort = ListingSort | 'newest';

/** Smaller comes first; a whole number, small enough that an ordinal fits behind it. */
const keys: Readonly<Record<IndexSort, (columns: ProductColumns, ordinal: number) => number>> = {
  /** What can be bought first, bestsellers before others, new before old. */
  relevance: ({ numbers }, ordinal) =>
    numbers.rank[ordinal]! * MINUTES_MAX + MINUTES_MAX - Math.floor(numbers.createdAt[ordinal]! / MS_PER_MINUTE),
  newest: ({ numbers }, ordinal) => SECONDS_MAX - Math.floor(numbers.createdAt[ordinal]! / MS_PER_SECOND),
  latest: ({ numbers }, ordinal) => SECONDS_MAX - Math.floor(numbers.updatedAt[ordinal]! / MS_PER_SECOND),
  price: ({ numbers }, ordinal) => priceKey(numbers.price[ordinal]!),
  'price-desc': ({ numbers }, ordinal) => priceKey(PRICE_MAX - numbers.price[ordinal]!),
};

/** Unknown prices come last in either direction. */
function priceKey(price: number): number {
  return Number.isNaN(price) ? PRICE_MAX + 1 : Math.min(price, PRICE_MAX);
}

/**
 * All known ordinals in the order of a sort. The key and the ordinal share one number, because typed arrays of plain
 * numbers sort many times faster than with a comparison; equal keys come by ordinal, so pages neither repeat nor skip.
 */
export function orderOf(columns: ProductColumns, sort: IndexSort): Uint32Array<ArrayBuffer> {
  const keyOf = keys[sort];
  const packed = new Float64Array(columns.size);
  let count = 0;
  for (const [ordinal, id] of columns.ids.entries()) {
    if (id !== null) packed[count++] = keyOf(columns, ordinal) * ORDINALS_MAX + ordinal;
  }
  packed.sort();
  const order = new Uint32Array(count);
  for (let position = 0; position < count; position++) order[position] = packed[position]! % ORDINALS_MAX;
  return order;
}
