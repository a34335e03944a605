import { begunBy } from './begun-words.ts';
import type { Language, TendencyWords } from './language.ts';
import { isSaid } from './is-said.ts';
import { nearWords } from './near-words.ts';
import { PHRASE_MAX } from './phrases.ts';
import { type KnownWord, type SpokenWords, spokenWordsOf } from './spoken-words.ts';
import type { TextIndex } from './text-index.ts';
import { tuning } from './tuning.ts';
import type { Likeness, ReadonlyLikeness } from './vocabulary.ts';
import { asWord, mergeLikeness, WordKinds } from './word-kinds.ts';
import { isNumber, type Word } from './words.ts';

/**
 * One meaning of some words: all of its words have to be there, each in one of its forms; `weight` is how much a match
 * counts.
 */
export interface Reading {
  readonly all: readonly ReadonlyLikeness[];
  readonly weight: number;
}

/** Neighbouring words of a search with their possible meanings, of which one is enough. */
export interface Span {
  readonly from: number;
  /** The place after the last word. */
  readonly to: number;
  readonly readings: readonly Reading[];
  /** Meanings that count when nothing matches any of the readings, except when only names are searched. */
  readonly instead?: readonly Reading[];
}

/**
 * The words of a search; `purposes` are the places of words that tell what the thing is for, `parts` of those that tell
 * what it comes with.
 */
export interface Asked {
  readonly words: readonly Word[];
  readonly purposes?: ReadonlySet<number>;
  readonly parts?: ReadonlySet<number>;
}

/** A search text with the meanings of each of its words. */
export interface Plan extends Required<Asked> {
  readonly spans: readonly Span[];
  /** The corrected word, by the place of an unknown one. */
  readonly corrections: ReadonlyMap<number, KnownWord>;
  /** Words that ask for more or less of something, by place. */
  readonly tendencies: ReadonlyMap<number, TendencyWords>;
}

const nowhere: ReadonlySet<number> = new Set();
/** The shortest lengths of the right and the misspelled part of a compound. */
const RIGHT_PART_MIN = 3;
const WRONG_PART_MIN = 4;

/** Finds the meanings of search texts, from the words of a shop. */
export class Planner {
  private readonly language: Language;
  private readonly texts: TextIndex;
  private readonly spoken: SpokenWords;
  private readonly kinds: WordKinds;

  constructor(language: Language, texts: TextIndex) {
    this.language = language;
    this.texts = texts;
    this.spoken = spokenWordsOf(language);
    this.kinds = new WordKinds(texts, this.spoken);
  }

  /** Plans a search. With `isTyping` the last word may be the beginning of a longer one. */
  plan({ words, purposes = nowhere, parts = nowhere }: Asked, isTyping: boolean): Plan {
    const spans: Span[] = [];
    const corrections = new Map<number, KnownWord>();
    const tendencies = new Map<number, TendencyWords>();
    const meantWords: Word[] = [];
    for (const [place, word] of words.entries()) {
      const { readings, meant } = this.readings(word, isTyping && place === words.length - 1);
      if (purposes.has(place)) readings.push(...this.begunLike(word));
      if (meant) corrections.set(place, meant);
      spans.push({ from: place, to: place + 1, readings, instead: this.thingOf(word) });
      meantWords.push({ ...word, ...meant });
      const tendency = this.spoken.tendencyOf(meantWords[place]!);
      if (tendency) tendencies.set(place, tendency);
    }
    for (const place of words.keys()) {
      spans.push(
        ...this.phrasesAt(meantWords, place),
        ...this.joinedAt(words, place),
        ...this.joinedAt(meantWords, place),
      );
    }
    return { words, purposes, parts, spans, corrections, tendencies };
  }

  /**
   * What one word may mean: itself, its kinds, its parts, longer words that it begins, and last words with a similar
   * spelling.
   */
  private readings(word: Word, isBeginning: boolean): { readings: Reading[]; meant?: KnownWord } {
    const known = this.knownReadings(word, isBeginning);
    if (this.spoken.vocabulary.same(word).size > 0) return { readings: known };
    // If no product matches the compound, a misspelling is more likely.
    if (known.some(({ all }) => isSaid(this.texts, all))) return { readings: known };
    const near = this.near(word, isBeginning);
    if (near) return near;
    if (known.length > 0) return { readings: known };
    const parts = this.partsOf(word.text);
    if (parts) return { readings: this.inParts(parts) };
    const inRoom = this.inRoom(word);
    return { readings: inRoom.length > 0 ? inRoom : this.nearParts(word) };
  }

  /** The last part of a compound, which tells what the thing is: a `helkroppsspeil` is a mirror. */
  private thingOf({ text, written }: Word): Reading[] {
    if (!this.language.hasCompounds || isNumber(text)) return [];
    for (let cut = RIGHT_PART_MIN; cut <= written.length - WRONG_PART_MIN; cut++) {
      const found = this.kinds.of(asWord(written.slice(cut)));
      if (found.size > 0) return [{ all: [found], weight: tuning.thing }];
    }
    return [];
  }

  private knownReadings(word: Word, isBeginning: boolean): Reading[] {
    const own = this.kinds.of(word);
    const isKnown = own.size > 0;
    const readings: Reading[] = isKnown ? [{ all: [own], weight: 1 }] : [];
    const begun = begunBy(this.texts, word, { language: this.language, isKnown, isBeginning });
    if (begun.size > 0) readings.push({ all: [begun], weight: 1 });
    const parts = this.partsOf(word.text);
    const isCompound = isKnown || this.spoken.vocabulary.same(word).size > 0;
    if (parts && (isCompound || isLongEnough(parts))) readings.push(...this.inParts(parts));
    return readings;
  }

  /** A compound as its two parts; the first one may have a synonym of several words (`treseterssofa`). */
  private inParts([begin, end]: readonly [string, string]): Reading[] {
    const ends = this.kinds.of(asWord(end), true);
    const number = this.spoken.numberOf(begin);
    const phrases = [
      ...this.spoken.phrasesFor([asWord(begin)]).filter((words) => words.length > 1),
      ...(number === undefined ? [] : [[asWord(number)]]),
    ];
    return [
      { all: [this.kinds.of(asWord(begin), true), ends], weight: tuning.split },
      ...phrases.map((words) => ({ all: [...words.map((word) => this.kinds.of(word)), ends], weight: tuning.split })),
    ];
  }

  private partsOf(text: string): [begin: string, end: string] | null {
    return this.texts.vocabulary.partsOf(text, (part) => this.spoken.vocabulary.knows(part));
  }

  /** Words that begin like a thing are often for it: a `spisestol` is for a `spisebord`. */
  private begunLike({ text }: Word): Reading[] {
    const begin = this.language.hasCompounds ? this.texts.vocabulary.beginBefore(text) : null;
    return begin === null ? [] : this.begunWith(begin, tuning.beginOfCompound);
  }

  /** Furniture for a room begins like it: `barnestol` for `barnerom`. */
  private inRoom(word: Word): Reading[] {
    const begin = this.spoken.roomBegin(word);
    return begin === null ? [] : this.begunWith(begin, tuning.typing);
  }

  private begunWith(begin: string, likeness: number): Reading[] {
    const begun = this.texts.vocabulary.beginningWith(begin, () => likeness);
    return begun.size > 0 ? [{ all: [begun], weight: 1 }] : [];
  }

  /** Words of the shop, and their synonyms, with a spelling similar to this word; `null` without any. */
  private near(word: Word, isBeginning: boolean): { readings: Reading[]; meant: KnownWord } | null {
    const own = nearWords(this.texts.vocabulary, word, { isBeginning, postings: this.texts.postings });
    const spoken = nearWords(this.spoken.vocabulary, word, { isBeginning });
    const likest = Math.max(0, ...[...own, ...spoken].map(({ likeness }) => likeness));
    const all = [...own, ...spoken].filter(({ likeness }) => likeness === likest);
    // The word with the fewest errors was meant, and among equal ones that which the shop uses most. The last
    // comparison makes the choice independent of the order in which documents arrived.
    const [meant] = all.toSorted((a, b) => a.errors - b.errors || b.used - a.used || (a.text < b.text ? -1 : 1));
    if (!meant) return null;
    const found: Likeness = new Map();
    for (const known of all) mergeLikeness(found, this.kinds.of(known), likest);
    const further = this.knownReadings({ ...word, ...meant }, false);
    return {
      readings: [
        { all: [found], weight: 1 },
        ...further.map(({ all: words, weight }) => ({ all: words, weight: weight * likest })),
      ],
      meant: { text: meant.text, written: meant.written },
    };
  }

  /** A compound with one misspelled part. */
  private nearParts({ text }: Word): Reading[] {
    if (!this.language.hasCompounds || isNumber(text)) return [];
    const { vocabulary } = this.texts;
    for (let cut = RIGHT_PART_MIN; cut <= text.length - RIGHT_PART_MIN; cut++) {
      const begin = asWord(text.slice(0, cut));
      const end = asWord(text.slice(cut));
      const begins = this.kinds.of(begin, true);
      const ends = this.kinds.of(end);
      if (begins.size > 0 && ends.size === 0 && end.text.length >= WRONG_PART_MIN) {
        const near = this.kinds.ofAll(vocabulary.near(end, false));
        if (near.size > 0) return [{ all: [begins, near], weight: tuning.near[1] }];
      }
      if (ends.size > 0 && begins.size === 0 && cut >= WRONG_PART_MIN) {
        const near = vocabulary.near(begin, false);
        if (near.size > 0) return [{ all: [near, ends], weight: tuning.near[1] }];
      }
    }
    return [];
  }

  /** Synonyms of the phrases that begin at a place. */
  private *phrasesAt(words: readonly Word[], from: number): Generator<Span> {
    for (let to = from + 1; to <= Math.min(words.length, from + PHRASE_MAX); to++) {
      const others = this.spoken.phrasesFor(words.slice(from, to));
      const readings = others
        .filter((other) => to > from + 1 || other.length > 1)
        .map((other) => ({
          all: other.map((word) => this.kinds.of(word)),
          // A number in letters counts as the number itself.
          weight: other.some(({ text }) => isNumber(text)) ? tuning.inflected : tuning.synonym,
        }));
      if (readings.length > 0) yield { from, to, readings };
    }
  }

  /** Two neighbouring words that are one compound. */
  private *joinedAt(words: readonly Word[], from: number): Generator<Span> {
    const [first, second] = [words[from]!, words[from + 1]];
    if (!second || isNumber(second.text) || second.start > first.end + 1) return;
    for (const joint of ['', ...this.language.joints]) {
      const found = this.kinds.of(asWord(`${first.written}${joint}${second.written}`));
      if (found.size > 0) yield { from, to: from + 2, readings: [{ all: [found], weight: tuning.same }] };
    }
  }
}

/** Whether all parts are long enough to be trusted: a short part may as well come from a misspelling. */
function isLongEnough(parts: readonly string[]): boolean {
  return parts.every((part) => part.length >= WRONG_PART_MIN);
}
