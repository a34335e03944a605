import { chosenSet } from '../catalogue-index/answer.ts';
import { addTo, type Bitset, countShared, createBitset, intersect, isIn } from '../catalogue-index/bitset.ts';
import type { ProductColumns } from '../catalogue-index/columns.ts';
import { formatRange } from '../format-range.ts';
import type { Limit } from './limits.ts';
import type { WordScores } from './scores.ts';

/** What a search has matched before its limits count. */
export interface Matching {
  readonly columns: ProductColumns;
  readonly ordinals: Int32Array;
  readonly scores: readonly WordScores[];
  /** The products that may be found at all. */
  readonly shown: Bitset;
}

/**
 * The limits with those of doubtful numbers decided: 200 is a price where something that matches costs less, else a
 * length.
 */
export function decided(limits: readonly Limit[], matching: Matching): readonly Limit[] {
  if (!limits.some(({ mayBePrice }) => mayBePrice)) return limits;
  const named = namedProducts(matching);
  return limits.map((limit) => {
    const cheaper = formatRange({ from: null, to: limit.range.to ?? limit.range.from });
    const isPrice = limit.mayBePrice && countShared(chosenSet(matching.columns, 'price', [cheaper]), named) > 0;
    return isPrice ? { ...limit, code: 'price' } : limit;
  });
}

/** The products that are the thing that the words name, in any colour: they have all of these, one in the name. */
function namedProducts({ columns, ordinals, scores, shown }: Matching): Bitset {
  const telling = scores.filter(({ isTendency, isOption, isNumber }) => !isTendency && !isOption && !isNumber);
  const set = createBitset(columns.room);
  for (let entry = 0; entry < ordinals.length; entry++) {
    const ordinal = ordinals[entry]!;
    if (ordinal < 0 || !isIn(shown, ordinal) || telling.some(({ best }) => best[entry] === 0)) continue;
    if (telling.length === 0 || telling.some(({ inName }) => inName[entry] === 1)) addTo(set, ordinal);
  }
  return set;
}

/** Those of some products that are within all limits. */
export function limited(columns: ProductColumns, shown: Bitset, limits: readonly Limit[]): Bitset {
  if (limits.length === 0) return shown;
  const within = shown.slice();
  for (const { code, range } of limits) intersect(within, chosenSet(columns, code, [formatRange(range)]));
  return within;
}
