import type { FacetConfig } from '#config/facets.ts';
import { type Spread, spreadEnds } from '../spread.ts';
import { type Bitset, countShared, createBitset, intersect, membersOf, unite } from './bitset.ts';
import { furtherNumbers, type ProductColumns } from './columns.ts';

/** Products as a set, and as its members. */
export interface Members {
  readonly set: Bitset;
  readonly ordinals: Uint32Array;
}

/** A set of products with its members. */
export function withMembers(set: Bitset): Members {
  return { set, ordinals: membersOf(set) };
}

/**
 * How the numbers of a range facet are spread over products; `null` if none of them has one. A product counts in every bar
 * that one of its variants is in, as it does in every bucket.
 */
export function spreadOf(columns: ProductColumns, facet: FacetConfig, { set, ordinals }: Members): Spread | null {
  const column = columns.measures.get(facet.code)!;
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < ordinals.length; at++) {
    const number = column[ordinals[at]!]!;
    // Without a number it is `NaN`, and neither is true.
    if (number < min) min = number;
    if (number > max) max = number;
  }
  const further: (readonly [number: number, having: Bitset])[] = [];
  for (const [text, having] of columns.facets.get(furtherNumbers(facet.code)) ?? []) {
    if (countShared(set, having) === 0) continue;
    const number = Number(text);
    further.push([number, having]);
    min = Math.min(min, number);
    max = Math.max(max, number);
  }
  if (min > max) return null;
  const ends = spreadEnds(facet, min, max);
  const barOf = (number: number): number => Math.floor((number - ends.from) / ends.width);
  const bars = Array.from({ length: barOf(ends.to) + 1 }, () => 0);
  for (let at = 0; at < ordinals.length; at++) {
    const number = column[ordinals[at]!]!;
    if (number >= min) bars[barOf(number)]!++;
  }
  const moreIn: Bitset[] = [];
  for (const [number, having] of further) unite((moreIn[barOf(number)] ??= createBitset(columns.room)), having);
  moreIn.forEach((having, bar) => {
    intersect(having, set);
    // Those whose first number is in the bar are counted already.
    for (const ordinal of membersOf(having)) if (barOf(column[ordinal]!) !== bar) bars[bar]!++;
  });
  return { ...ends, bars };
}
