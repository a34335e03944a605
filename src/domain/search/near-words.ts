import { distance } from './near.ts';
import type { Postings } from './postings.ts';
import type { KnownWord } from './spoken-words.ts';
import { tuning } from './tuning.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A known word with a similar spelling. */
export interface NearWord extends KnownWord {
  readonly likeness: number;
  /** Letters that are wrong, missing, too many or swapped. */
  readonly errors: number;
  /** How many products contain it. */
  readonly used: number;
}

/** The words of a vocabulary with a spelling similar to an unknown word. */
export function nearWords(
  vocabulary: Vocabulary,
  word: KnownWord,
  { isBeginning, postings = [] }: { readonly isBeginning: boolean; readonly postings?: readonly Postings[] },
): NearWord[] {
  return [...vocabulary.near(word, isBeginning)].map(([number, likeness]) => {
    const text = vocabulary.words[number]!;
    const errors = distance(word.text, text, tuning.near.length);
    return { text, written: vocabulary.written[number]!, likeness, errors, used: postings[number]?.size ?? 0 };
  });
}
