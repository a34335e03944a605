import type { ProductColumns } from '../catalogue-index/columns.ts';
import type { Ranking } from './ranking.ts';
import { tuning } from './tuning.ts';

/** Raises the scores of those found products that have less or more of something than the others. */
export function preferTendencies(
  byOrdinal: Float64Array,
  { columns, tendencies }: Pick<Ranking, 'columns' | 'tendencies'>,
): void {
  for (const { code, wants } of tendencies) {
    const amounts = amountsOf(columns, code);
    if (!amounts) continue;
    const known: number[] = [];
    for (let ordinal = 0; ordinal < byOrdinal.length; ordinal++)
      if (byOrdinal[ordinal]! > 0 && !Number.isNaN(amounts[ordinal]!)) known.push(ordinal);
    const sign = wants === 'less' ? -1 : 1;
    known.sort((a, b) => sign * (amounts[a]! - amounts[b]!));
    for (const [place, ordinal] of known.entries())
      byOrdinal[ordinal]! *= 1 + (tuning.tendency * (place + 1)) / known.length;
  }
}

function amountsOf({ numbers, measures }: ProductColumns, code: string): ArrayLike<number> | undefined {
  return code === 'price' ? numbers.price : measures.get(code);
}
