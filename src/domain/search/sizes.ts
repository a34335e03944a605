import type { LimitWords } from './language.ts';
import { anyOf, END, madeOnce, START } from './limit-words.ts';
import type { Word } from './words.ts';

/** Two measures such as `180x90`, in centimetres. */
export interface Size {
  readonly sides: readonly [number, number];
  readonly start: number;
  readonly end: number;
}

const TIMES = String.raw`\s*[x×*]\s*`;
const SIZE = new RegExp(
  String.raw`(?<!\d[.,]?)(\d{2,3})\s*(?:cm)?${TIMES}(\d{2,3})(?!\d)(?:${TIMES}\d{1,3})?(?:\s*cm\b)?`,
  'giu',
);
const CM_A_METRE = 100;
const METRES = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
/** Sides below this that have no unit are metres, because nobody asks for something of 2 × 3 cm. */
const METRES_MAX = 10;

const sizeInMetres = madeOnce((words: LimitWords): RegExp => {
  const metre = anyOf(words.metre);
  const unit = `(?:\\s*(?:${metre})${END})?`;
  return new RegExp(
    `(?<![\\p{L}\\p{N}]|\\d[.,])(${METRES})${unit}${TIMES}(${METRES})(?:${TIMES}${METRES})?(?:\\s*(${metre}))?${END}` +
      String.raw`(?![.,-]\S|\s*(?:cm|ft|feet|foot|fot))`,
    'giu',
  );
});

const lengthInMetres = madeOnce(
  ({ metre }: LimitWords): RegExp => new RegExp(`${START}(${METRES})\\s*(?:${anyOf(metre)})${END}`, 'giu'),
);

/** The sizes that a text names, in centimetres or metres: `180x90`, `1,4 x 2 m`, `2 x 3`. */
export function sizesIn(text: string, words: LimitWords): Size[] {
  const inCm = Array.from(text.matchAll(SIZE), (match) => sizeOf(match, [Number(match[1]), Number(match[2])]));
  const inMetres = [...text.matchAll(sizeInMetres(words))].flatMap((match) => {
    const sides = [metresIn(match[1]!), metresIn(match[2]!)] as const;
    const isSure = match[3] !== undefined || Math.max(...sides) < METRES_MAX * CM_A_METRE;
    return isSure ? [sizeOf(match, sides)] : [];
  });
  const isTaken = (each: Size): boolean => inMetres.some(({ start, end }) => start < each.end && each.start < end);
  return [...inCm.filter((each) => !isTaken(each)), ...inMetres].sort((a, b) => a.start - b.start);
}

/** Lengths in metres that a text names without a limit (`parasoll 3 meter`), as words in centimetres. */
export function lengthsIn(text: string, words: LimitWords): Word[] {
  return Array.from(text.matchAll(lengthInMetres(words)), (match) => {
    const digits = String(metresIn(match[1]!));
    return { text: digits, written: digits, start: match.index, end: match.index + match[0].length };
  });
}

function sizeOf(match: RegExpExecArray, sides: Size['sides']): Size {
  return { sides, start: match.index, end: match.index + match[0].length };
}

/** Metres as centimetres. */
function metresIn(digits: string): number {
  return Math.round(Number(digits.replace(',', '.')) * CM_A_METRE);
}
