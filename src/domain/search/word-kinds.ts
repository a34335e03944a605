import type { KnownWord, SpokenWords } from './spoken-words.ts';
import type { TextIndex } from './text-index.ts';
import { tuning } from './tuning.ts';
import type { Likeness, ReadonlyLikeness } from './vocabulary.ts';
import { fold, type Word } from './words.ts';

/** The most cached results; while a shopper types, the same words are looked up again and again. */
const FOUND_MAX = 2000;

/** Finds the words of a shop that a typed word may mean. */
export class WordKinds {
  private readonly texts: TextIndex;
  private readonly spoken: SpokenWords;
  /** Cached results, valid for one version of the texts. */
  private found = { version: -1, byWord: new Map<string, Likeness>() };

  constructor(texts: TextIndex, spoken: SpokenWords) {
    this.texts = texts;
    this.spoken = spoken;
  }

  /**
   * The word, its other forms, its synonyms, the words that it includes, and compounds of its kind. The result is
   * cached and must not be changed.
   */
  of(word: KnownWord, withBegin = false): ReadonlyLikeness {
    const { version } = this.texts;
    if (this.found.version !== version || this.found.byWord.size > FOUND_MAX)
      this.found = { version, byWord: new Map() };
    const key = `${word.text} ${word.written} ${withBegin}`;
    const known = this.found.byWord.get(key) ?? this.find(word, withBegin);
    this.found.byWord.set(key, known);
    return known;
  }

  private find(word: KnownWord, withBegin: boolean): Likeness {
    const { vocabulary } = this.texts;
    const found = vocabulary.same(word);
    mergeLikeness(found, vocabulary.endingWith(word), 1);
    for (const [others, weight] of [
      [this.spoken.synonymsOf(word), tuning.synonym],
      [this.spoken.kindsOf(word), tuning.kind],
    ] as const) {
      for (const other of others) {
        mergeLikeness(found, vocabulary.same(other), weight);
        mergeLikeness(found, vocabulary.endingWith(other), weight);
        if (withBegin) mergeLikeness(found, this.begunWith(other), weight);
      }
    }
    if (withBegin) mergeLikeness(found, this.begunWith(word), 1);
    return found;
  }

  /** Compounds that begin with a word. */
  private begunWith({ text }: KnownWord): Likeness {
    return this.texts.vocabulary.beginningWith(text, () => tuning.headOfCompound);
  }

  /** All forms and kinds of similarly spelled words. */
  ofAll(near: Likeness): Likeness {
    const { words, written } = this.texts.vocabulary;
    const found: Likeness = new Map(near);
    for (const [number, likeness] of near)
      mergeLikeness(found, this.of({ text: words[number]!, written: written[number]! }), likeness);
    return found;
  }
}

/** A word that is not in a text. */
export function asWord(written: string): Word {
  return { text: fold(written), written, start: 0, end: written.length };
}

/** Raises the likeness of words in `target` to the weighted ones of `more`. */
export function mergeLikeness(target: Likeness, more: ReadonlyLikeness, weight: number): void {
  for (const [number, likeness] of more) {
    const weighed = likeness * weight;
    if (weighed > (target.get(number) ?? 0)) target.set(number, weighed);
  }
}
