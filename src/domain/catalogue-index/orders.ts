import { type ListingSort, listingSorts } from '../listing.ts';
import { ORDINALS_MAX, type ProductColumns } from './columns.ts';

const MS_PER_SECOND = 1000;
const SECONDS_MAX = 4e9;
const MS_PER_MINUTE = 60_000;
const MINUTES_MAX = 1e8;
const PRICE_MAX = 4e9;
/** Backends number their products; such ids sort as the numbers they are. */
const NUMBER_AS_ID = /^\d{1,9}$/;

/** The sorts of listings, and the order of the home page. */
export const indexSorts = [...listingSorts, 'newest'] as const;
export type IndexSort = ListingSort | 'newest';

/** Smaller comes first; a whole number, small enough that an ordinal fits behind it. Below zero is as good as zero. */
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
 * All known ordinals in the order of a sort. Key and place share one number, because typed arrays of plain numbers sort
 * many times faster than with a comparison; equal keys come by id, so pages neither repeat nor skip, and every device and
 * the server say the same whatever order the products came in. `byId` is the answer of `ordinalsById`.
 */
export function orderOf(columns: ProductColumns, sort: IndexSort, byId: Uint32Array): Uint32Array<ArrayBuffer> {
  const keyOf = keys[sort];
  const packed = new Float64Array(byId.length);
  for (let place = 0; place < byId.length; place++) {
    packed[place] = Math.max(0, keyOf(columns, byId[place]!)) * ORDINALS_MAX + place;
  }
  packed.sort();
  const order = new Uint32Array(byId.length);
  for (let position = 0; position < order.length; position++) order[position] = byId[packed[position]! % ORDINALS_MAX]!;
  return order;
}

/** All known ordinals in the order of the ids of their products. */
export function ordinalsById({ ids }: Pick<ProductColumns, 'ids'>): Uint32Array<ArrayBuffer> {
  const known = [...ids.keys()].filter((ordinal) => ids[ordinal] !== null);
  if (!known.every((ordinal) => NUMBER_AS_ID.test(ids[ordinal]!)))
    return Uint32Array.from(known.sort((a, b) => (ids[a]! < ids[b]! ? -1 : 1)));
  const packed = Float64Array.from(known, (ordinal) => Number(ids[ordinal]) * ORDINALS_MAX + ordinal).sort();
  return Uint32Array.from(packed, (value) => value % ORDINALS_MAX);
}
