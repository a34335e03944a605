import { stemOf } from './stem.ts';
import type { Language } from './language.ts';
import { distance, errorsForgiven, lettersOf, mayBegin, mayBeNear } from './near.ts';
import { tuning } from './tuning.ts';
import { fold, isNumber, type Word } from './words.ts';

/** Known words by their number, each with its likeness to a searched word, from 0 to 1. */
export type Likeness = Map<number, number>;
export type ReadonlyLikeness = ReadonlyMap<number, number>;

/** The shortest lengths of the parts of a compound. */
const PART_MIN = 3;
const END_MIN = 2;
/** Words up to this length are the ending of other words by chance. */
const SHORT_MAX = 3;
const nobody = (): boolean => false;

/** All words of a shop. A word is known by its number, which never changes. */
export class Vocabulary {
  /** Each word, folded. */
  readonly words: string[] = [];
  /** Each word with its real letters, to be shown. */
  readonly written: string[] = [];
  /** The stem of each word, folded. */
  readonly stems: string[] = [];
  private readonly letters: number[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly byStem = new Map<string, number[]>();
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  /** The number of a word, which is added if it is unknown. */
  add({ text, written }: Pick<Word, 'text' | 'written'>): number {
    return this.numbers.get(text) ?? this.keep(written, stemOf(this.language, written));
  }

  /** Adds a word with its stem; for unpacking. */
  keep(written: string, stem: string): number {
    const text = fold(written);
    const number = this.words.push(text) - 1;
    this.written.push(written);
    this.stems.push(stem);
    this.letters.push(lettersOf(text));
    this.numbers.set(text, number);
    const family = this.byStem.get(stem);
    if (family) family.push(number);
    else this.byStem.set(stem, [number]);
    return number;
  }

  /** Whether the vocabulary has the word in exactly this form. */
  has(text: string): boolean {
    return this.numbers.has(text);
  }

  /** The word itself and its other forms. */
  same(word: Pick<Word, 'text' | 'written'>): Likeness {
    const found: Likeness = new Map();
    const own = this.numbers.get(word.text);
    const stems = [stemOf(this.language, word.written), ...(own === undefined ? [] : [this.stems[own]!])];
    for (const stem of stems) for (const number of this.byStem.get(stem) ?? []) found.set(number, tuning.inflected);
    if (own !== undefined) found.set(own, tuning.same);
    return found;
  }

  /** Compounds that end with the word, which are therefore of its kind. */
  endingWith(word: Pick<Word, 'text' | 'written'>): Likeness {
    const found: Likeness = new Map();
    if (!this.language.hasCompounds || word.text.length < PART_MIN || isNumber(word.text)) return found;
    const stem = stemOf(this.language, word.written);
    for (const [number, known] of this.words.entries()) {
      if (known.length < stem.length + PART_MIN) continue;
      const ends = known.endsWith(word.text) || (stem.length > PART_MIN && this.stems[number]!.endsWith(stem));
      if (!ends || known === word.text || this.stems[number] === stem) continue;
      // Many words end like a short one by chance: a `pute` has nothing to do with `ute`, nor `rektangulær` with `lær`,
      // which folded has a letter more.
      const begin = known.slice(0, known.lastIndexOf(known.endsWith(word.text) ? word.text : stem));
      if (begin.length < PART_MIN) continue;
      if (word.written.length > SHORT_MAX || this.beginOf(begin, nobody)) found.set(number, tuning.headOfCompound);
    }
    return found;
  }

  /** Longer words that begin with the text, without those whose likeness is 0. */
  beginningWith(text: string, likeness: (known: string) => number): Likeness {
    const found: Likeness = new Map();
    for (const [number, known] of this.words.entries()) {
      const like = known.length > text.length && known.startsWith(text) ? likeness(known) : 0;
      if (like > 0) found.set(number, like);
    }
    return found;
  }

  /** Words with a similar spelling in one of their forms, only the nearest; none for a word with a digit. */
  near(word: Pick<Word, 'text' | 'written'>, isBeginning: boolean): Likeness {
    const { text } = word;
    const found: Likeness = new Map();
    const letters = lettersOf(text);
    const stem = isBeginning ? '' : stemOf(this.language, word.written);
    const stemLimit = errorsForgiven(stem.length);
    const stemLetters = lettersOf(stem);
    let limit = errorsForgiven(text.length);
    if (limit === 0 || /\p{N}/u.test(text)) return found;
    for (const [number, known] of this.words.entries()) {
      const other = this.letters[number]!;
      const mayBe = isBeginning ? mayBegin(letters, other, limit) : mayBeNear(letters, other, limit);
      let errors = mayBe ? distance(text, known, limit, isBeginning) : limit + 1;
      const limitOfStem = Math.min(limit, stemLimit);
      // Only missing letters are checked for the stem, because a stem has no other letters than its word.
      if (errors > limit && limitOfStem > 0 && mayBegin(stemLetters, other, limitOfStem))
        errors = distance(stem, this.stems[number]!, limitOfStem) > limitOfStem ? limit + 1 : limitOfStem;
      if (errors > limit || isNumber(known)) continue;
      if (errors < limit) {
        limit = errors;
        found.clear();
      }
      found.set(number, tuning.near[errors]!);
    }
    return found;
  }

  /**
   * The two parts of a compound, if both are words of the vocabulary or `isKnown`; the longest second part is
   * preferred.
   */
  partsOf(text: string, isKnown: (part: string) => boolean = nobody): [begin: string, end: string] | null {
    if (!this.language.hasCompounds || isNumber(text)) return null;
    for (let cut = END_MIN; cut <= text.length - PART_MIN; cut++) {
      const begin = text.slice(0, cut);
      const end = text.slice(cut);
      const bare = this.knows(end) || isKnown(end) ? this.beginOf(begin, isKnown) : null;
      if (bare !== null) return [bare, end];
    }
    return null;
  }

  /** The part before the longest last part that is a word. */
  beginBefore(text: string): string | null {
    for (let cut = PART_MIN; cut <= text.length - PART_MIN; cut++)
      if (this.knows(text.slice(cut))) return text.slice(0, cut);
    return null;
  }

  /** The first part of a compound without its joint, if it is a word. */
  private beginOf(begin: string, isKnown: (part: string) => boolean): string | null {
    const bare = ['', ...this.language.joints]
      .filter((joint) => begin.endsWith(joint))
      .map((joint) => begin.slice(0, begin.length - joint.length));
    return bare.find((part) => part.length >= END_MIN && (this.knows(part) || isKnown(part))) ?? null;
  }

  /** Whether the vocabulary has the word in any form. */
  knows(text: string): boolean {
    return this.numbers.has(text) || this.byStem.has(stemOf(this.language, text));
  }
}
