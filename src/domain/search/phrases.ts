import type { Language } from './language.ts';
import { stemOf } from './stem.ts';
import { fold, type Word, wordsOf } from './words.ts';

/** No phrase has more words. */
export const PHRASE_MAX = 4;

/** Words, and what they are known as besides. */
export type Phrases<T> = ReadonlyMap<string, readonly T[]>;

/** The key under which a phrase is known in all its forms. */
export function phraseKey(language: Language, words: readonly Pick<Word, 'written'>[]): string {
  return words.map(({ written }) => stemOf(language, written)).join(' ');
}

/** The key of a phrase whose words stand in whatever order. */
export function unorderedKey(phrase: string): string {
  return phrase.split(' ').sort().join(' ');
}

/** The other words for a phrase, by its key. */
export function synonymsOf(language: Language): Phrases<readonly Word[]> {
  const phrases = new Map<string, (readonly Word[])[]>();
  for (const group of language.synonyms) {
    const spelled = group.map((text) => tellingWords(wordsOf(text), language));
    for (const one of spelled) {
      for (const key of keysOf(language, one)) {
        const others = spelled.filter((other) => other !== one);
        phrases.set(key, [...(phrases.get(key) ?? []), ...others]);
      }
    }
  }
  return phrases;
}

/** The words without those that say nothing, unless there are no others. */
export function tellingWords(words: readonly Word[], { fillers }: Language): readonly Word[] {
  const telling = words.filter(({ text }) => !fillers.has(text));
  return telling.length > 0 ? telling : words;
}

/** People also type without accents, which stems differently. */
export function keysOf(language: Language, words: readonly Pick<Word, 'written'>[]): Set<string> {
  const plain = words.map(({ written }) => ({ written: fold(written) }));
  return new Set([phraseKey(language, words), phraseKey(language, plain)]);
}
