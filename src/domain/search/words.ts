/** A word of a text with its place; `text` is folded. */
export interface Word {
  readonly text: string;
  /** The word with its real letters, in small ones; stemmers need these. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** Letters whose plain form is not found by removing an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
};

const WORD = /\p{N}+|[\p{L}\p{M}]+/gu;

/** Folds a text: small letters without accents, as people type on any keyboard: `Hjørnesofa` is `hjornesofa`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[æøœßðđþł]/g, (letter) => plainLetters[letter]!);
}

/** The words and numbers of a text in their order; `3-seters` and `180x90` are several words. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const written = match[0].toLowerCase().normalize('NFC');
    return { text: fold(written), written, start: match.index, end: match.index + match[0].length };
  }).filter((word) => word.text !== '');
}

/** Whether a word is a number. */
export function isNumber(word: string): boolean {
  return /^\p{N}/u.test(word);
}
