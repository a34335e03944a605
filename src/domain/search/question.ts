import type { Language } from './language.ts';
import { limitWords } from './limit-words.ts';
import { type Limit, limitsIn } from './limits.ts';
import { shortened } from '../search-text.ts';
import { tellingWords } from './phrases.ts';
import { lengthsIn, type Size, sizesIn } from './sizes.ts';
import { type Word, wordsOf } from './words.ts';

const WORDS_MAX = 12;
/** Each size is compared with all products, so their number is limited. */
const SIZES_MAX = 3;

/** The parts of a search text. */
export interface Question {
  readonly text: string;
  /** The words that are searched for in texts. */
  readonly words: readonly Word[];
  /** Places of words that tell what the thing is for: `nattbordet` in `lampe til nattbordet`. */
  readonly purposes: ReadonlySet<number>;
  /** Places of words that tell what the thing comes with or is made of: `sjeselong` in `sofa med sjeselong`. */
  readonly parts: ReadonlySet<number>;
  readonly limits: readonly Limit[];
  readonly sizes: readonly Size[];
}

/** Splits a search text into its parts. Fillers are left out unless there are no other words. */
export function questionOf(typed: string, language: Language): Question {
  const text = shortened(typed);
  const around = limitWords(language, text);
  const named = sizesIn(text, around);
  const sizes = named.slice(0, SIZES_MAX);
  const limits = limitsIn(text, around).filter((limit) => !named.some((size) => overlaps(size, limit)));
  const isLeft = (word: Word, taken: readonly Pick<Limit, 'start' | 'end'>[]): boolean =>
    !taken.some((place) => overlaps(place, word));
  const lengths = lengthsIn(text, around).filter((length) => isLeft(length, [...named, ...limits]));
  const taken = [...named, ...limits, ...lengths];
  const all = [...wordsOf(text).filter((word) => isLeft(word, taken)), ...lengths];
  const spoken = all.sort((a, b) => a.start - b.start);
  const words = tellingWords(spoken, language).slice(0, WORDS_MAX);
  const purposes = placesBehind(spoken, words, language.purposes);
  const others = new Set([...language.prepositions].filter((word) => !language.purposes.has(word)));
  const parts = new Set([...placesBehind(spoken, words, others)].filter((place) => !purposes.has(place)));
  return { text, words, purposes, parts, limits, sizes };
}

/**
 * The places of all words after the first preposition; if the text begins with one, of the word right after it. Empty
 * if no other words would be left.
 */
function placesBehind(spoken: readonly Word[], words: readonly Word[], prepositions: ReadonlySet<string>): Set<number> {
  const marker = spoken.find(({ text }) => prepositions.has(text));
  const none = new Set<number>();
  if (!marker || words.includes(marker)) return none;
  const before = words.filter(({ start }) => start < marker.start).length;
  const found = words.flatMap((_, place) => ((before > 0 ? place >= before : place === 0) ? [place] : []));
  return found.length < words.length ? new Set(found) : none;
}

/** The text without some of its words and the gap that they leave. */
export function textWithout(text: string, { start, end }: Pick<Limit, 'start' | 'end'>): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim();
}

function overlaps(a: Pick<Limit, 'start' | 'end'>, b: Pick<Limit, 'start' | 'end'>): boolean {
  return a.start < b.end && b.start < a.end;
}
