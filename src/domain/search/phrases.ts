import type { Language } from './language.ts';
import { stemOf } from './stem.ts';
import { fold, type Word, wordsOf } from './words.ts';

/** The most words of a phrase. */
export const PHRASE_MAX = 4;

/** What phrases stand for, by their key. */
export type Phrases<T> = ReadonlyMap<string, readonly T[]>;

/** The key of a phrase, which is the same for all forms of its words. */
export function phraseKey(language: Language, words: readonly Pick<Word, 'written'>[]): string {
  return words.map(({ written }) => stemOf(language, written)).join(' ');
}

/** The key of a phrase without regard to the order of its words. */
export function unorderedKey(phrase: string): string {
  return phrase.split(' ').sort().join(' ');
}

const synonyms = new WeakMap<Language, Phrases<readonly Word[]>>();

/** The synonyms of each phrase, by its key; made once, because no catalogue changes them. */
export function synonymsOf(language: Language): Phrases<readonly Word[]> {
  const known = synonyms.get(language) ?? madeSynonyms(language);
  synonyms.set(language, known);
  return known;
}

function madeSynonyms(language: Language): Phrases<readonly Word[]> {
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

/** The words without fillers; all words if there are only fillers. */
export function tellingWords(words: readonly Word[], { fillers }: Language): readonly Word[] {
  const telling = words.filter(({ text }) => !fillers.has(text));
  return telling.length > 0 ? telling : words;
}

/** The keys of a phrase as it is and without accents: people type both, and their stems differ. */
export function keysOf(language: Language, words: readonly Pick<Word, 'written'>[]): Set<string> {
  const plain = words.map(({ written }) => ({ written: fold(written) }));
  return new Set([phraseKey(language, words), phraseKey(language, plain)]);
}
