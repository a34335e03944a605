import { type SeededRandom, seededRandom } from '#tests/support/seeded-random.ts';
import { hashOf } from './split.ts';

/** Ways in which people type a query differently: with a slip, with a compound split or joined, in another order. */
export const variantKinds = ['typo', 'compound', 'word order'] as const;
export type VariantKind = (typeof variantKinds)[number];

export interface Variant {
  readonly kind: VariantKind;
  readonly text: string;
}

const SLIP_WORD_MIN = 5;
const SLIPS_TRIED = 50;
const FIRST_PART_MIN = 3;
const LAST_PART_MIN = 4;

const rowsOfKeys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters beside the last key of a row, where the languages have different keys. */
const endKeys: Readonly<Record<string, string>> = { å: 'p', ø: 'l', ö: 'l', æ: 'ø', ä: 'ö' };

const slips = ['swap', 'leave out', 'double', 'neighbour'] as const;

/** Words that belong to the following word, in all languages of the shop. */
const leading = wordSet(
  'en ei et ett a an the og och and ja x under over maks minst mellom fra lys lyse lyst mørk mørke mørkt',
  'högst mellan från ljus mörk højst mindst mellem alle yli enintään vähintään välillä vaalea tumma',
  'below above between from light dark max min less more than at least most',
);

/** Words that begin a phrase, which ends at the next such word or at a number. */
const prepositions = wordSet('med uten til till i på for för av af over över utan uden ilman to with without in on of');

/** Words that belong to the preceding word. */
const trailing = wordSet(
  'm meter metre meters metres metri metriä cm kr kroner kronor nok sek dkk eur euro euroa',
  'og och and ja x -',
);

/**
 * The variants of a query, at most one of each kind, always the same ones. `known`: all words of the documents, in
 * lower case.
 */
export function variantsOf(text: string, known: ReadonlySet<string>): Variant[] {
  const made: Readonly<Record<VariantKind, string | null>> = {
    typo: withSlip(text, known),
    compound: apartOrTogether(text, known),
    'word order': turnedRound(text),
  };
  return variantKinds.flatMap((kind) => {
    const variant = made[kind];
    return variant !== null && variant !== text ? [{ kind, text: variant }] : [];
  });
}

/** All words of some texts, in lower case. */
export function wordsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
}

/**
 * The text with one typing error in one word; never in its first letter, and never one that makes another word of the
 * documents.
 */
function withSlip(text: string, known: ReadonlySet<string>): string | null {
  const words = [...text.matchAll(/\S+/g)]
    .filter(([word]) => !/\d/.test(word))
    .flatMap(({ 0: word, index }) =>
      [...word.matchAll(/\p{L}+/gu)].map((match) => ({ letters: match[0], start: index + match.index })),
    )
    .filter(({ letters }) => letters.length >= SLIP_WORD_MIN);
  if (words.length === 0) return null;
  const random = seededRandom(hashOf(text));
  for (let tried = 0; tried < SLIPS_TRIED; tried++) {
    const { letters, start } = words[random.between(0, words.length - 1)]!;
    const slipped = slip(letters, random);
    if (slipped === null || slipped === letters || known.has(slipped.toLowerCase())) continue;
    return text.slice(0, start) + slipped + text.slice(start + letters.length);
  }
  return null;
}

function slip(word: string, random: SeededRandom): string | null {
  const kind = slips[random.between(0, slips.length - 1)]!;
  const place = random.between(1, word.length - 1);
  const letter = word[place]!;
  const before = word.slice(0, place);
  const after = word.slice(place + 1);
  switch (kind) {
    case 'swap':
      return after === '' ? null : before + after[0]! + letter + after.slice(1);
    case 'leave out':
      return before + after;
    case 'double':
      return before + letter + letter + after;
    default: {
      const keys = keysBeside(letter.toLowerCase());
      return keys.length === 0 ? null : before + keys[random.between(0, keys.length - 1)]! + after;
    }
  }
}

function keysBeside(letter: string): string[] {
  const row = rowsOfKeys.find((keys) => keys.includes(letter));
  if (!row) return endKeys[letter] ? [endKeys[letter]] : [];
  const place = row.indexOf(letter);
  return [row[place - 1], row[place + 1]].filter((key) => key !== undefined);
}

/** Splits the first compound, or else joins the first two words that the documents write as one. */
function apartOrTogether(text: string, known: ReadonlySet<string>): string | null {
  const words = text.split(/\s+/);
  for (const [place, word] of words.entries()) {
    const parts = /^[\p{L}\d]+-\p{L}+$/u.test(word) ? word.replace('-', ' ') : partsOf(word, known);
    if (parts !== null) return words.with(place, parts).join(' ');
  }
  for (const [place, word] of words.slice(0, -1).entries()) {
    const together = word + words[place + 1]!;
    if (known.has(together.toLowerCase())) return words.toSpliced(place, 2, together).join(' ');
  }
  return null;
}

/**
 * Splits a compound in two. Its end must be a word of the documents, as long as possible, and another of their words
 * must begin with its first part.
 */
function partsOf(word: string, known: ReadonlySet<string>): string | null {
  if (!/^\p{L}+$/u.test(word)) return null;
  const whole = word.toLowerCase();
  for (let place = FIRST_PART_MIN; place <= whole.length - LAST_PART_MIN; place++) {
    const first = whole.slice(0, place);
    const isParted =
      known.has(whole.slice(place)) && [...known].some((other) => !other.endsWith(whole) && other.startsWith(first));
    if (isParted) return `${word.slice(0, place)} ${word.slice(place)}`;
  }
  return null;
}

/** Reverses the order of the words; `under 5000`, `2 meter` and `uten armlener` stay together. */
function turnedRound(text: string): string | null {
  const pieces: string[][] = [];
  for (const word of text.trim().split(/\s+/)) {
    const piece = pieces.at(-1);
    if (piece && belongsTo(piece, word)) piece.push(word);
    else pieces.push([word]);
  }
  return pieces.length < 2 ? null : pieces.toReversed().flat().join(' ');
}

function belongsTo(piece: readonly string[], next: string): boolean {
  const [first, before, word] = [piece[0]!, piece.at(-1)!, next].map((each) => each.toLowerCase());
  const isBound = [leading, prepositions].some((words) => words.has(before!)) || before === '-' || isNumber(before!);
  const isPhrase = prepositions.has(first!) && ![leading, prepositions].some((words) => words.has(word!));
  return isBound || trailing.has(word!) || (isPhrase && !/\d/.test(word!));
}

function isNumber(word: string): boolean {
  return /^\d+([.,]\d+)?$/.test(word);
}

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
