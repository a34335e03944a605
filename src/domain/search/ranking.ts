import type { Bitset } from '../catalogue-index/bitset.ts';
import type { ProductColumns } from '../catalogue-index/columns.ts';
import type { TendencyWords } from './language.ts';
import type { WordScores } from './scores.ts';
import type { TextIndex } from './text-index.ts';

/** What a search uses to order its results. */
export interface Ranking {
  readonly texts: Pick<TextIndex, 'nameLengths'>;
  readonly columns: ProductColumns;
  /** The ordinal of the product of each entry; -1 without one. */
  readonly ordinals: Int32Array;
  readonly scores: readonly WordScores[];
  /** Ordinals in the order of listings, which decides between equal scores. */
  readonly relevance: Uint32Array;
  /** The products that may be found at all. */
  readonly shown: Bitset;
  /** Those of `shown` that have the requested prices and measures. */
  readonly within: Bitset;
  /** What the search wants less or more of. */
  readonly tendencies: readonly TendencyWords[];
  /** With fewer results than this, similar products are added. */
  readonly enough: number;
}
