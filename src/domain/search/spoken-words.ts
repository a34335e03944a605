import type { Language, TendencyWords } from './language.ts';
import { keysOf, type Phrases, phraseKey, synonymsOf, unorderedKey } from './phrases.ts';
import { Vocabulary } from './vocabulary.ts';
import { fold, type Word, wordsOf } from './words.ts';

/** A word, folded (`text`) and with its real letters (`written`). */
export type KnownWord = Pick<Word, 'text' | 'written'>;

/** The shortest first part of a word for a room. */
const ROOM_BEGIN_MIN = 3;

const spoken = new WeakMap<Language, SpokenWords>();

/** The spoken words of a language; made once, because no catalogue changes them. */
export function spokenWordsOf(language: Language): SpokenWords {
  const known = spoken.get(language) ?? new SpokenWords(language);
  spoken.set(language, known);
  return known;
}

/** The words of a language that shoppers use for those of a shop: synonyms, kinds, tendencies, numbers. */
export class SpokenWords {
  /** All of these words; one of them is never taken for a misspelling. */
  readonly vocabulary: Vocabulary;
  private readonly language: Language;
  private readonly synonyms: Phrases<readonly Word[]>;
  private readonly unordered: Phrases<readonly Word[]>;
  private readonly kinds: ReadonlyMap<string, readonly Word[]>;
  private readonly tendencies: ReadonlyMap<string, TendencyWords>;
  private readonly rooms: readonly string[];
  private readonly numbers: ReadonlyMap<string, string>;

  constructor(language: Language) {
    this.language = language;
    this.synonyms = synonymsOf(language);
    this.unordered = new Map([...this.synonyms].map(([key, others]) => [unorderedKey(key), others]));
    this.vocabulary = new Vocabulary(language);
    const texts = [...language.synonyms, ...language.kinds, ...language.tendencies.map(({ words }) => words)].flat();
    for (const text of texts) for (const word of wordsOf(text)) this.vocabulary.add(word);
    this.kinds = new Map(
      language.kinds.map(([word, ...kinds]) => [phraseKey(language, wordsOf(word)), kinds.flatMap(wordsOf)]),
    );
    this.tendencies = new Map(
      language.tendencies.flatMap((tendency) => tendency.words.map((word) => [fold(word), tendency] as const)),
    );
    this.rooms = language.rooms.map(fold);
    this.numbers = new Map([...language.numbers].map(([word, digits]) => [fold(word), digits]));
  }

  /** Synonyms that are single words. */
  synonymsOf(word: KnownWord): Word[] {
    const keys = [...keysOf(this.language, [word])];
    return keys.flatMap((key) =>
      (this.synonyms.get(key) ?? []).flatMap(([other, ...more]) => (other && more.length === 0 ? [other] : [])),
    );
  }

  /** Synonyms of some words together; if they are unknown in this order, those for another order. */
  phrasesFor(words: readonly KnownWord[]): readonly (readonly Word[])[] {
    const key = phraseKey(this.language, words);
    return this.synonyms.get(key) ?? this.unordered.get(unorderedKey(key)) ?? [];
  }

  /** The digits of a number in letters, folded. */
  numberOf(text: string): string | undefined {
    return this.numbers.get(text);
  }

  /** The words that a general word includes: furniture includes sofas, chairs, tables. */
  kindsOf(word: KnownWord): readonly Word[] {
    return this.kinds.get(phraseKey(this.language, [word])) ?? [];
  }

  tendencyOf({ text }: KnownWord): TendencyWords | undefined {
    return this.tendencies.get(text);
  }

  /** The part of a word before its room: `barne` of `barnerom`. */
  roomBegin({ text }: KnownWord): string | null {
    const room = this.rooms.find((name) => text.endsWith(name) && text.length >= name.length + ROOM_BEGIN_MIN);
    return room === undefined ? null : text.slice(0, -room.length);
  }
}
