import type { Bitset } from '../catalogue-index/bitset.ts';
import type { ProductColumns } from '../catalogue-index/columns.ts';
import type { TendencyWords } from './language.ts';
import type { WordScores } from './scores.ts';
import type { TextIndex } from './text-index.ts';

/** What a search goes by when it puts what it found in order. */
export interface Ranking {
  readonly texts: Pick<TextIndex, 'nameLengths'>;
  readonly columns: ProductColumns;
  /** By entry. */
  readonly ordinals: Int32Array;
  readonly scores: readonly WordScores[];
  /** Ordinals in the order of listings, which decides between equals. */
  readonly relevance: Uint32Array;
  /** What may be found at all. */
  readonly shown: Bitset;
  /** What of it has the prices and measures that are asked for. */
  readonly within: Bitset;
  /** What there should be less or more of. */
  readonly tendencies: readonly TendencyWords[];
  /** Behind fewer results come products that are like them. */
  readonly enough: number;
}
