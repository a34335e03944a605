import { chosenSet } from '../catalogue-index/answer.ts';
import { type Bitset, createBitset, intersect, unite } from '../catalogue-index/bitset.ts';
import type { ProductColumns } from '../catalogue-index/columns.ts';
import { formatRange } from '../format-range.ts';

/** Measures in the trade are rounded, so a measure may differ by this much. */
export const MEASURE_TOLERANCE_CM = 3;
/** A size that differs by no more than this share is about the same. */
export const ABOUT = 0.1;

/** Products with a width, depth or height of about `cm` centimetres. */
export function measured(columns: ProductColumns, cm: number, tolerance: number): Bitset {
  const set = createBitset(columns.room);
  for (const code of ['product_width', 'product_depth', 'product_height'])
    unite(set, about(columns, code, { cm, tolerance }));
  return set;
}

/**
 * Products of about a size in either orientation. Each side may differ by `share` of it, and always by the tolerance of
 * the trade.
 */
export function sized(columns: ProductColumns, sides: readonly [number, number], share: number): Bitset {
  const of = (code: string, cm: number): Bitset =>
    about(columns, code, { cm, tolerance: Math.max(MEASURE_TOLERANCE_CM, cm * share) });
  const [set, turned] = [sides, sides.toReversed()].map(([width, depth]) => {
    const both = of('product_width', width);
    intersect(both, of('product_depth', depth));
    return both;
  });
  unite(set!, turned!);
  return set!;
}

function about(
  columns: ProductColumns,
  code: string,
  { cm, tolerance }: { readonly cm: number; readonly tolerance: number },
): Bitset {
  return chosenSet(columns, code, [
    formatRange({ from: Math.floor(cm - tolerance), to: Math.ceil(cm + tolerance) + 1 }),
  ]);
}
