import type { Language } from './language.ts';
import { type Limit, limitsIn, type Size, sizesIn } from './limits.ts';
import { tellingWords } from './phrases.ts';
import { type Word, wordsOf } from './words.ts';

/** Of longer texts the beginning is searched for. */
const TEXT_MAX = 200;
const WORDS_MAX = 12;

/** A search text, taken apart. */
export interface Question {
  readonly text: string;
  /** What is looked for in texts. */
  readonly words: readonly Word[];
  readonly limits: readonly Limit[];
  readonly sizes: readonly Size[];
}

/** Takes a search text apart. Words that say nothing are left out unless there are no others. */
export function questionOf(typed: string, language: Language): Question {
  const text = typed.slice(0, TEXT_MAX);
  const sizes = sizesIn(text);
  const limits = limitsIn(text, language).filter((limit) => !sizes.some((size) => overlaps(size, limit)));
  const taken = [...sizes, ...limits];
  const words = wordsOf(text).filter((word) => !taken.some((place) => overlaps(place, word)));
  return { text, words: tellingWords(words, language).slice(0, WORDS_MAX), limits, sizes };
}

/** The text without some of its words, and without the gap that they leave. */
export function textWithout(text: string, { start, end }: Pick<Limit, 'start' | 'end'>): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim();
}

function overlaps(a: Pick<Limit, 'start' | 'end'>, b: Pick<Limit, 'start' | 'end'>): boolean {
  return a.start < b.end && b.start < a.end;
}
