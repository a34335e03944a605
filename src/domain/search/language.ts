/** The rules and word lists of a language, with its stemmer (D47). */
export interface Language {
  readonly code: LanguageCode;
  /** Removes one ending from a word in small letters. */
  readonly stemOnce: (word: string) => string;
  /** Whether the language writes compounds as one word: `spisebord`. */
  readonly hasCompounds: boolean;
  /** Letters that may join the parts of a compound. */
  readonly joints: readonly string[];
  /** Words that tell nothing about a piece of furniture; folded. */
  readonly fillers: ReadonlySet<string>;
  /** Words that follow one of these do not name the thing, but what it belongs to: `ben til sofa`; folded. */
  readonly prepositions: ReadonlySet<string>;
  /** Words that follow one of these name only what the thing is for: `lampe til nattbordet`; folded. */
  readonly purposes: ReadonlySet<string>;
  /** Groups of synonyms; a synonym may consist of several words. */
  readonly synonyms: readonly (readonly string[])[];
  /**
   * A general word with more special ones that it includes, but not the other way: a search for bedroom furniture finds
   * beds, a search for a bed does not find all bedroom furniture.
   */
  readonly kinds: readonly (readonly [word: string, ...kinds: string[]])[];
  /** Numbers in letters, as they begin compounds, with their digits. */
  readonly numbers: ReadonlyMap<string, string>;
  /** The last parts of words for a room. Furniture for such a room begins like it: `barnestol` for `barnerom`. */
  readonly rooms: readonly string[];
  readonly tendencies: readonly TendencyWords[];
  readonly limits: LimitWords;
}

/** Words around a number that make it a limit, with their real letters. */
export interface LimitWords {
  /** `under`: the number itself is outside; `atMost` and `atLeast`: it is inside. */
  readonly below: readonly string[];
  readonly atMost: readonly string[];
  readonly atLeast: readonly string[];
  /** `between` stands before two numbers, `upTo` between them. */
  readonly between: readonly string[];
  readonly upTo: readonly string[];
  readonly metre: readonly string[];
  readonly centimetre: readonly string[];
  readonly currency: readonly string[];
  /**
   * The names of what is limited, by `price` or the field of a measure; also the first words of comparisons that say it:
   * `lavere` of `lavere enn`.
   */
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
