/** A word of a text, folded, with its place in the text. */
export interface Word {
  readonly text: string;
  /** As it was written, in small letters; stemmers know words by their real letters. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** Letters that have no accent to take off. */
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

/** The text in small letters without accents, as people type it on any keyboard: `Hjørnesofa` is `hjornesofa`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[æøœßðđþł]/g, (letter) => plainLetters[letter]!);
}

/** Words and numbers in their order; `3-seters` and `180x90` are several. */
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
