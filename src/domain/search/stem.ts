import type { Language } from './language.ts';
import { fold, isNumber } from './words.ts';

/** The most endings that a word can have. */
const ENDINGS_MAX = 4;

/**
 * The common part of all forms of a word, folded. A Snowball stemmer removes one ending at a time (`sofaer` becomes
 * `sofa`, and `sofa` becomes `sof`), so it runs until nothing changes.
 */
export function stemOf({ stemOnce }: Pick<Language, 'stemOnce'>, written: string): string {
  if (isNumber(written)) return fold(written);
  let stem = written;
  for (let pass = 0; pass < ENDINGS_MAX; pass++) {
    const next = stemOnce(stem);
    if (next === stem || next.length < 2) break;
    stem = next;
  }
  return fold(stem);
}
