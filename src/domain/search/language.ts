/** What a language's words do, as data and a stemmer (D47; the five languages). */
export interface Language {
  readonly code: LanguageCode;
  /** Takes endings off a word in small letters, once. */
  readonly stemOnce: (word: string) => string;
  /** Words are put together without a space: `spisebord`. */
  readonly hasCompounds: boolean;
  /** Letters that stand between the parts of a compound. */
  readonly joints: readonly string[];
  /** Words that say nothing about a piece of furniture; folded. */
  readonly fillers: ReadonlySet<string>;
  /** What follows one of these is not what a thing is, but what it belongs to: `ben til sofa`; folded. */
  readonly prepositions: ReadonlySet<string>;
  /** What follows one of these is only what a thing is for: `lampe til nattbordet`; folded. */
  readonly purposes: ReadonlySet<string>;
  /** Groups of words that mean the same; each may be several words. */
  readonly synonyms: readonly (readonly string[])[];
  /** What a word may stand for, which does not stand for it: each bed is bedroom furniture. */
  readonly kinds: readonly (readonly [word: string, ...kinds: string[]])[];
  /** Numbers in letters, as compounds begin with them. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Last parts of words for a room: what a `barnerom` is for begins like it. */
  readonly rooms: readonly string[];
  readonly tendencies: readonly TendencyWords[];
  readonly limits: LimitWords;
}

/** Words around a number that make it a limit, with their real letters. */
export interface LimitWords {
  readonly atMost: readonly string[];
  readonly atLeast: readonly string[];
  /** Before two numbers, and between them. */
  readonly between: readonly string[];
  readonly upTo: readonly string[];
  readonly metre: readonly string[];
  readonly centimetre: readonly string[];
  readonly currency: readonly string[];
  /** What a measure is called, by the field that has it. */
  readonly measures: Readonly<Record<string, readonly string[]>>;
}

/** Words that ask for more or less of something: `billig`, `smal`. */
export interface TendencyWords {
  /** `price`, or the field of a measure. */
  readonly code: string;
  readonly wants: 'less' | 'more';
  readonly words: readonly string[];
}

export const languageCodes = ['nb', 'sv', 'da', 'fi', 'en'] as const;
export type LanguageCode = (typeof languageCodes)[number];
