import type { Language } from './language.ts';
import { Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

/** The most entries; after these the index has to be made anew. */
const ENTRIES_MAX = 2 ** 24;

/** A word of a document, with the bits of the fields that contain it. */
export interface PlacedWord extends Pick<Word, 'text' | 'written'> {
  readonly places: number;
}

/** The searchable text of a document. */
export interface IndexedText {
  readonly words: readonly PlacedWord[];
  /** How many words its name has. */
  readonly nameLength: number;
}

/** So few leftovers cost nothing. */
const STALE_MIN = 2000;

/**
 * Words and the documents that contain them. A changed document gets a new entry; the old one stays until the index is
 * packed, but is never found.
 */
export class TextIndex {
  readonly vocabulary: Vocabulary;
  /** The postings of each word, by its number. */
  readonly postings: Postings[] = [];
  /** The document of each entry; `null` when the document has a newer entry or was removed. */
  readonly ids: (string | null)[] = [];
  readonly nameLengths: number[] = [];
  /** Raised with every change of `ids`. */
  version = 0;
  private readonly entries = new Map<string, number>();

  constructor(language: Language) {
    this.vocabulary = new Vocabulary(language);
  }

  /** The number of documents. */
  get size(): number {
    return this.entries.size;
  }

  /** Whether it has more leftovers of documents that changed than documents; whoever searches walks through all of them. */
  get isStale(): boolean {
    return this.ids.length - this.size > Math.max(STALE_MIN, this.size);
  }

  /** Adds a document, or replaces its text. */
  put(id: string, { words, nameLength }: IndexedText): void {
    this.remove(id);
    const entry = this.takeOver(id, nameLength);
    const places = new Map<number, number>();
    for (const word of words) {
      const number = this.vocabulary.add(word);
      places.set(number, (places.get(number) ?? 0) | word.places);
    }
    for (const [number, bits] of places) (this.postings[number] ??= new Postings()).add(entry, bits);
  }

  remove(id: string): void {
    const entry = this.entries.get(id);
    if (entry === undefined) return;
    this.ids[entry] = null;
    this.version++;
    this.entries.delete(id);
  }

  /** A new entry of a document, without its words; for unpacking. */
  takeOver(id: string, nameLength: number): number {
    const entry = this.ids.push(id) - 1;
    this.version++;
    if (entry >= ENTRIES_MAX) throw new Error('the text index is full');
    this.nameLengths.push(nameLength);
    this.entries.set(id, entry);
    return entry;
  }
}
