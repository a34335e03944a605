import { type Bitset, membersOf, subtract } from './bitset.ts';
import { furtherNumbers, type ProductColumns, soldOutValues } from './columns.ts';

/** What products are found by: the sets of facet values, and the numbers that ranges compare. */
export type FacetColumns = Pick<ProductColumns, 'facets' | 'measures' | 'ids' | 'room'>;

/**
 * The columns without what only sold out variants have: what products are found by that have to be in stock in it (D79:
 * several facets an intersection). Sets and numbers that are the same are those of the columns.
 */
export function inStockColumns({ facets, measures, ids, room }: ProductColumns): FacetColumns {
  const left = new Map(facets);
  for (const [code, values] of facets) {
    const soldOut = facets.get(soldOutValues(code));
    if (soldOut) left.set(code, new Map([...values].map(([value, set]) => [value, without(set, soldOut.get(value))])));
  }
  const numbers = new Map(measures);
  for (const [code, column] of measures) {
    const soldOut = facets.get(soldOutValues(furtherNumbers(code)));
    if (soldOut) numbers.set(code, withoutNumbers(column, soldOut));
  }
  return { facets: left, measures: numbers, ids, room };
}

function without(set: Bitset, soldOut: Bitset | undefined): Bitset {
  if (!soldOut) return set;
  const left = set.slice();
  subtract(left, soldOut);
  return left;
}

function withoutNumbers(
  column: Float64Array<ArrayBuffer>,
  soldOut: ReadonlyMap<string, Bitset>,
): Float64Array<ArrayBuffer> {
  const left = column.slice();
  for (const [text, set] of soldOut) {
    const number = Number(text);
    for (const ordinal of membersOf(set)) if (left[ordinal] === number) left[ordinal] = Number.NaN;
  }
  return left;
}
