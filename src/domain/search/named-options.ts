import type { Attribute } from '../references.ts';
import { inLocale } from '../translations.ts';
import type { Language } from './language.ts';
import { keysOf, PHRASE_MAX, type Phrases, phraseKey, synonymsOf } from './phrases.ts';
import { type Word, wordsOf } from './words.ts';

/** Facets whose options shoppers name in a search. */
const namedFacets = ['color', 'product_material'] as const;

/** An option that some words of a search name. */
export interface NamedOption {
  readonly code: string;
  readonly value: string;
  /** Places of the first word and after the last one. */
  readonly from: number;
  readonly to: number;
}

type Option = Pick<NamedOption, 'code' | 'value'>;

/** Finds colours and materials by their names. */
export class NamedOptions {
  private readonly language: Language;
  private readonly options: Phrases<Option>;

  constructor(language: Language, locale: string, attributes: ReadonlyMap<string, Attribute>) {
    this.language = language;
    const options = new Map<string, Option[]>();
    const synonyms = synonymsOf(language);
    for (const code of namedFacets) {
      for (const option of attributes.get(code)?.options ?? []) {
        const words = wordsOf(inLocale(option, locale).label);
        const own = keysOf(language, words);
        const others = [...own].flatMap((key) => synonyms.get(key) ?? []);
        const keys = new Set([...own, ...others.flatMap((other) => [...keysOf(language, other)])]);
        for (const key of keys) options.set(key, [...(options.get(key) ?? []), { code, value: option.value }]);
      }
    }
    this.options = options;
  }

  /** The options that the words name; at each place the longest name is used. */
  in(words: readonly Word[]): NamedOption[] {
    const found: NamedOption[] = [];
    for (let from = 0; from < words.length; from++) {
      for (let to = Math.min(words.length, from + PHRASE_MAX); to > from; to--) {
        const named = this.options.get(phraseKey(this.language, words.slice(from, to)));
        if (!named) continue;
        found.push(...named.map((option) => ({ ...option, from, to })));
        from = to - 1;
        break;
      }
    }
    return found;
  }
}
