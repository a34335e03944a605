import type { Language } from './language.ts';
import { lengthsIn, type Limit, limitsIn, type Size, sizesIn } from './limits.ts';
import { shortened } from '../search-text.ts';
import { tellingWords } from './phrases.ts';
import { type Word, wordsOf } from './words.ts';

const WORDS_MAX = 12;
/** Each is looked for in all products. */
const SIZES_MAX = 3;

/** A search text, taken apart. */
export interface Question {
  readonly text: string;
  /** What is looked for in texts. */
  readonly words: readonly Word[];
  /** Places of words that only say what it is for: `nattbordet` in `lampe til nattbordet`. */
  readonly purposes: ReadonlySet<number>;
  /** Places of words for what the thing comes with or is made of: `sjeselong` in `sofa med sjeselong`. */
  readonly parts: ReadonlySet<number>;
  readonly limits: readonly Limit[];
  readonly sizes: readonly Size[];
}

/** Takes a search text apart. Words that say nothing are left out unless there are no others. */
export function questionOf(typed: string, language: Language): Question {
  const text = shortened(typed);
  const named = sizesIn(text);
  const sizes = named.slice(0, SIZES_MAX);
  const limits = limitsIn(text, language).filter((limit) => !named.some((size) => overlaps(size, limit)));
  const lengths = lengthsIn(text, language).filter((length) => !limits.some((limit) => overlaps(limit, length)));
  const taken = [...named, ...limits, ...lengths];
  const all = [...wordsOf(text).filter((word) => !taken.some((place) => overlaps(place, word))), ...lengths];
  const spoken = all.sort((a, b) => a.start - b.start);
  const words = tellingWords(spoken, language).slice(0, WORDS_MAX);
  const purposes = placesBehind(spoken, words, language.purposes);
  const others = new Set([...language.prepositions].filter((word) => !language.purposes.has(word)));
  const parts = new Set([...placesBehind(spoken, words, others)].filter((place) => !purposes.has(place)));
  return { text, words, purposes, parts, limits, sizes };
}

/** The places of all words behind the first preposition; of the next one where a text begins with it. Something else must be asked for. */
function placesBehind(spoken: readonly Word[], words: readonly Word[], prepositions: ReadonlySet<string>): Set<number> {
  const marker = spoken.find(({ text }) => prepositions.has(text));
  const none = new Set<number>();
  if (!marker || words.includes(marker)) return none;
  const before = words.filter(({ start }) => start < marker.start).length;
  const found = words.flatMap((_, place) => ((before > 0 ? place >= before : place === 0) ? [place] : []));
  return found.length < words.length ? new Set(found) : none;
}

/** The text without some of its words, and without the gap that they leave. */
export function textWithout(text: string, { start, end }: Pick<Limit, 'start' | 'end'>): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim();
}

function overlaps(a: Pick<Limit, 'start' | 'end'>, b: Pick<Limit, 'start' | 'end'>): boolean {
  return a.start < b.end && b.start < a.end;
}
