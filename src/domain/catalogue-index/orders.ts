import { type ListingSort, listingSorts } from '../listing.ts';
import { ORDINALS_MAX, type ProductColumns, RANK_OF_UNSELLABLE } from './columns.ts';

const MS_PER_SECOND = 1000;
const SECONDS_MAX = 4e9;
const MS_PER_MINUTE = 60_000;
const MINUTES_MAX = 1e8;
const PRICE_MAX = 4e9;
/** Ids are usually numbers, and are then sorted as numbers. */
const NUMBER_AS_ID = /^\d{1,9}$/;

/** The sorts of listings, and the order of the home page. */
export const indexSorts = [...listingSorts, 'newest'] as const;
export type IndexSort = ListingSort | 'newest';

/**
 * The sort key of a product; smaller comes first. It has to be a whole number small enough to be packed with a place
 * into one double. Negative keys count as zero.
 */
const keys: Readonly<Record<IndexSort, (columns: ProductColumns, ordinal: number) => number>> = {
  /** Products that can be bought come first, bestsellers before others, new before old. */
  relevance: ({ numbers }, ordinal) =>
    numbers.rank[ordinal]! * MINUTES_MAX + MINUTES_MAX - Math.floor(numbers.createdAt[ordinal]! / MS_PER_MINUTE),
  /** What is new is new to somebody who can buy it: everything else comes after that. */
  newest: ({ numbers }, ordinal) =>
    (numbers.rank[ordinal]! < RANK_OF_UNSELLABLE ? 1 : 2) * SECONDS_MAX - secondOf(numbers.createdAt[ordinal]!),
  latest: ({ numbers }, ordinal) => SECONDS_MAX - secondOf(numbers.updatedAt[ordinal]!),
  price: ({ numbers }, ordinal) => priceKey(numbers.price[ordinal]!),
  'price-desc': ({ numbers }, ordinal) => priceKey(PRICE_MAX - numbers.price[ordinal]!),
};

function secondOf(ms: number): number {
  return Math.floor(ms / MS_PER_SECOND);
}

/** Unknown prices come last in either direction. */
function priceKey(price: number): number {
  return Number.isNaN(price) ? PRICE_MAX + 1 : Math.min(price, PRICE_MAX);
}

/**
 * All known ordinals in the order of a sort. Key and place are packed into one number, because a typed array of plain
 * numbers sorts many times faster than with a comparison. Products with equal keys are ordered by id, so that pages
 * neither repeat nor skip a product and every device and the server have the same order. `byId` is the result of
 * `ordinalsById`.
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
