import type { KnownWord, SpokenWords } from './spoken-words.ts';
import type { TextIndex } from './text-index.ts';
import { tuning } from './tuning.ts';
import type { Likeness, ReadonlyLikeness } from './vocabulary.ts';
import { fold, type Word } from './words.ts';

/** Whoever types asks for the same words again and again. */
const FOUND_MAX = 2000;

/** What words of a shop somebody may mean who types one. */
export class WordKinds {
  private readonly texts: TextIndex;
  private readonly spoken: SpokenWords;
  /** What was found for words of late, by the version of the texts. */
  private found = { version: -1, byWord: new Map<string, Likeness>() };

  constructor(texts: TextIndex, spoken: SpokenWords) {
    this.texts = texts;
    this.spoken = spoken;
  }

  /** The word, its other forms, its synonyms, its kinds, and compounds that are of its kind; not to be changed. */
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

  /** All forms and kinds of words that are nearly spelled so. */
  ofAll(near: Likeness): Likeness {
    const { words, written } = this.texts.vocabulary;
    const found: Likeness = new Map(near);
    for (const [number, likeness] of near)
      mergeLikeness(found, this.of({ text: words[number]!, written: written[number]! }), likeness);
    return found;
  }
}

/** A word by itself. */
export function asWord(written: string): Word {
  return { text: fold(written), written, start: 0, end: written.length };
}

/** Takes over what is more like it than what is known. */
export function mergeLikeness(target: Likeness, more: ReadonlyLikeness, weight: number): void {
  for (const [number, likeness] of more) {
    const weighed = likeness * weight;
    if (weighed > (target.get(number) ?? 0)) target.set(number, weighed);
  }
}
