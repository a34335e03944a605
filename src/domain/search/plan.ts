import type { Language, TendencyWords } from './language.ts';
import { keysOf, PHRASE_MAX, type Phrases, phraseKey, synonymsOf } from './phrases.ts';
import { tuning } from './tuning.ts';
import { distance } from './near.ts';
import type { TextIndex } from './text-index.ts';
import { type Likeness, Vocabulary } from './vocabulary.ts';
import { fold, isNumber, type Word, wordsOf } from './words.ts';

/** Words that must all be there, each in one of its forms, and how much of that counts. */
export interface Reading {
  readonly all: readonly Likeness[];
  readonly weight: number;
}

/** What some neighbouring words of a search may mean; one of the readings is enough. */
export interface Span {
  readonly from: number;
  /** Before this one. */
  readonly to: number;
  readonly readings: readonly Reading[];
}

/** What is looked for, word by word. */
export interface Plan {
  readonly words: readonly Word[];
  readonly spans: readonly Span[];
  /** The word that was meant, by the place of one that nobody knows. */
  readonly corrections: ReadonlyMap<number, KnownWord>;
  /** Places of words that only say what it is for. */
  readonly purposes: ReadonlySet<number>;
  /** By place: words that ask for more or less of something. */
  readonly tendencies: ReadonlyMap<number, TendencyWords>;
}

/** What is asked for. */
export interface Asked {
  readonly words: readonly Word[];
  readonly purposes?: ReadonlySet<number>;
}

const nowhere: ReadonlySet<number> = new Set();

type KnownWord = Pick<Word, 'text' | 'written'>;

/** Reads search texts with the words of a shop. */
export class Planner {
  private readonly language: Language;
  private readonly texts: TextIndex;
  private readonly synonyms: Phrases<readonly Word[]>;
  /** Words that only synonyms have; somebody who types them has made no slip. */
  private readonly others: Vocabulary;
  private readonly kindsOf: ReadonlyMap<string, readonly Word[]>;
  private readonly tendencies: ReadonlyMap<string, TendencyWords>;

  constructor(language: Language, texts: TextIndex) {
    this.language = language;
    this.texts = texts;
    this.synonyms = synonymsOf(language);
    this.others = new Vocabulary(language);
    const known = [...language.synonyms, ...language.kinds, ...language.tendencies.map(({ words }) => words)];
    for (const text of known.flat()) for (const word of wordsOf(text)) this.others.add(word);
    this.kindsOf = new Map(
      language.kinds.map(([word, ...kinds]) => [phraseKey(language, wordsOf(word)), kinds.flatMap(wordsOf)]),
    );
    this.tendencies = new Map(
      language.tendencies.flatMap((tendency) => tendency.words.map((word) => [fold(word), tendency] as const)),
    );
  }

  /** While somebody is typing, the last word may be the beginning of one. */
  plan({ words, purposes = nowhere }: Asked, isTyping: boolean): Plan {
    const spans: Span[] = [];
    const corrections = new Map<number, KnownWord>();
    for (const [place, word] of words.entries()) {
      const { readings, meant } = this.readings(word, isTyping && place === words.length - 1);
      if (purposes.has(place)) readings.push(...this.begunLike(word));
      if (meant) corrections.set(place, meant);
      spans.push({ from: place, to: place + 1, readings });
    }
    const meant = words.map((word, place) => ({ ...word, ...corrections.get(place) }));
    for (const place of words.keys()) spans.push(...this.phrasesAt(meant, place));
    const tendencies = new Map(
      meant.flatMap(({ text }, place) => {
        const tendency = this.tendencies.get(text);
        return tendency ? [[place, tendency] as const] : [];
      }),
    );
    return { words, spans, corrections, purposes, tendencies };
  }

  /** What is for a `spisebord` is often called so: `spisestol`. */
  private begunLike({ text }: Word): Reading[] {
    const parts = this.partsOf(text);
    if (!parts) return [];
    const begun = this.texts.vocabulary.beginningWith(parts[0], () => tuning.beginOfCompound);
    return begun.size > 0 ? [{ all: [begun], weight: 1 }] : [];
  }

  private partsOf(text: string): [begin: string, end: string] | null {
    return this.texts.vocabulary.partsOf(text, (part) => this.others.knows(part));
  }

  /** A `barnerom` is the room of what begins like it. */
  private inRoom({ text }: Word): Reading[] {
    const room = this.language.rooms.map(fold).find((name) => text.endsWith(name) && text.length > name.length + 2);
    if (room === undefined) return [];
    const begun = this.texts.vocabulary.beginningWith(text.slice(0, -room.length), () => tuning.typing);
    return begun.size > 0 ? [{ all: [begun], weight: 1 }] : [];
  }

  /** What one word may mean: itself, its kinds, its parts, what it begins, and last what is nearly spelled so. */
  private readings(word: Word, isBeginning: boolean): { readings: Reading[]; meant?: KnownWord } {
    const { vocabulary } = this.texts;
    const own = this.kinds(word);
    const isKnown = own.size > 0;
    const readings: Reading[] = isKnown ? [{ all: [own], weight: 1 }] : [];
    if (isBeginning || !isKnown || !isNumber(word.text)) {
      const begun = vocabulary.beginningWith(word.text, (known) => {
        if (isKnown && !isBeginning) return tuning.beginOfCompound;
        const share = word.text.length / known.length;
        const likeness = tuning.typing + (1 - tuning.typing) * share;
        return isKnown ? Math.min(likeness, tuning.beginOfCompound) : likeness;
      });
      if (begun.size > 0) readings.push({ all: [begun], weight: 1 });
    }
    const parts = this.partsOf(word.text);
    if (parts) readings.push({ all: parts.map((part) => this.kinds(asWord(part), true)), weight: tuning.split });
    if (readings.length === 0) readings.push(...this.inRoom(word));
    if (readings.length > 0 || this.others.same(word).size > 0) return { readings };
    return this.near(word, isBeginning);
  }

  /** What is nearly spelled so: words of the shop, and those that are known for them. */
  private near(word: Word, isBeginning: boolean): { readings: Reading[]; meant?: KnownWord } {
    const { vocabulary, postings } = this.texts;
    const own = vocabulary.near(word.text, isBeginning);
    const others = this.others.near(word.text, isBeginning);
    const likest = Math.max(0, ...own.values(), ...others.values());
    const found: Likeness = new Map();
    let meant: KnownWord & { readonly errors: number; readonly used: number } = { ...word, errors: 99, used: 0 };
    for (const [words, near] of [
      [vocabulary, own],
      [this.others, others],
    ] as const) {
      for (const [number, likeness] of near) {
        if (likeness < likest) continue;
        const known = { text: words.words[number]!, written: words.written[number]! };
        merge(found, this.kinds(known), likeness);
        // The word that was meant, before longer ones that begin like it; of those the one that the shop uses most.
        const errors = distance(word.text, known.text, tuning.near.length);
        const used = words === vocabulary ? (postings[number]?.size ?? 0) : 0;
        if (errors < meant.errors || (errors === meant.errors && used > meant.used)) meant = { ...known, errors, used };
      }
    }
    if (likest === 0) return { readings: this.nearParts(word) };
    return { readings: found.size > 0 ? [{ all: [found], weight: 1 }] : [], meant };
  }

  /** The word, its other forms, its synonyms, and compounds that are of its kind. */
  private kinds(word: KnownWord, withBegin = false): Likeness {
    const found = this.texts.vocabulary.same(word);
    merge(found, this.texts.vocabulary.endingWith(word), 1);
    for (const key of keysOf(this.language, [word as Word])) {
      for (const [other, ...more] of this.synonyms.get(key) ?? []) {
        if (!other || more.length > 0) continue;
        merge(found, this.texts.vocabulary.same(other), tuning.synonym);
        merge(found, this.texts.vocabulary.endingWith(other), tuning.synonym);
      }
    }
    for (const kind of this.kindsOf.get(phraseKey(this.language, [word as Word])) ?? []) {
      merge(found, this.texts.vocabulary.same(kind), tuning.kind);
      merge(found, this.texts.vocabulary.endingWith(kind), tuning.kind);
    }
    if (withBegin)
      merge(
        found,
        this.texts.vocabulary.beginningWith(word.text, () => tuning.headOfCompound),
        1,
      );
    return found;
  }

  /** All forms and kinds of words that are nearly spelled so. */
  private familiesOf(near: Likeness): Likeness {
    const { words, written } = this.texts.vocabulary;
    const found: Likeness = new Map(near);
    for (const [number, likeness] of near)
      merge(found, this.kinds({ text: words[number]!, written: written[number]! }), likeness);
    return found;
  }

  /** A compound with one part that is spelled wrong. */
  private nearParts({ text }: Word): Reading[] {
    if (!this.language.hasCompounds || isNumber(text)) return [];
    for (let cut = 4; cut <= text.length - 4; cut++) {
      const begin = asWord(text.slice(0, cut));
      const end = asWord(text.slice(cut));
      const [knownBegin, knownEnd] = [this.kinds(begin, true), this.kinds(end)];
      const begins =
        knownBegin.size > 0 ? knownBegin : knownEnd.size > 0 ? this.texts.vocabulary.near(begin.text, false) : null;
      const ends =
        knownEnd.size > 0
          ? knownEnd
          : knownBegin.size > 0
            ? this.familiesOf(this.texts.vocabulary.near(end.text, false))
            : null;
      if (begins?.size && ends?.size) return [{ all: [begins, ends], weight: tuning.near[1] }];
    }
    return [];
  }

  /** What some words mean together; two of them in any order. */
  private synonymsOf(words: readonly Word[]): readonly (readonly Word[])[] {
    const known = this.synonyms.get(phraseKey(this.language, words));
    if (known || words.length !== 2) return known ?? [];
    return this.synonyms.get(phraseKey(this.language, words.toReversed())) ?? [];
  }

  /** Phrases of several words that begin at a place, and two words that are one. */
  private *phrasesAt(words: readonly Word[], from: number): Generator<Span> {
    for (let to = from + 1; to <= Math.min(words.length, from + PHRASE_MAX); to++) {
      const others = this.synonymsOf(words.slice(from, to)).filter((other) => to > from + 1 || other.length > 1);
      const readings = others.map((other) => ({
        all: other.map((word) => this.kinds(word)),
        // A number in letters is the number.
        weight: other.some(({ text }) => isNumber(text)) ? tuning.inflected : tuning.synonym,
      }));
      if (readings.length > 0) yield { from, to, readings };
    }
    const [first, second] = [words[from]!, words[from + 1]];
    if (!second || isNumber(second.text)) return;
    for (const joint of ['', ...this.language.joints]) {
      const joined = asWord(`${first.text}${joint}${second.text}`);
      const found = this.texts.vocabulary.same(joined);
      merge(found, this.texts.vocabulary.endingWith(joined), 1);
      if (found.size > 0) yield { from, to: from + 2, readings: [{ all: [found], weight: tuning.same }] };
    }
  }
}

function asWord(text: string): Word {
  return { text: fold(text), written: text, start: 0, end: text.length };
}

/** Takes over what is more like it than what is known. */
function merge(target: Likeness, more: Likeness, weight: number): void {
  for (const [number, likeness] of more) {
    const weighed = likeness * weight;
    if (weighed > (target.get(number) ?? 0)) target.set(number, weighed);
  }
}
