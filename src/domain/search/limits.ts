import type { Range } from '../listing.ts';
import type { LimitWords } from './language.ts';
import { anyOf, END, madeOnce, START } from './limit-words.ts';

/** A limit in a search text, and its place there. */
export interface Limit {
  /** Code of the limited facet: `price` in major units, measures in centimetres. */
  readonly code: string;
  readonly range: Range;
  /** Whether the numbers that were typed are in the range, as they are save with `under`. */
  readonly isInclusive: boolean;
  /** Whether the number, which is taken for a measure, may as well be a price: `pute under 200`. */
  readonly mayBePrice: boolean;
  readonly start: number;
  readonly end: number;
}

/** Three digits behind a sign are a group in every language, one or two are decimals. */
const NUMBER = String.raw`\d{1,3}(?:[ .,\u00a0]\d{3})+|\d{1,7}(?:[.,]\d{1,2})?`;
const GROUPED = /[ .,\u00a0]\d{3}$/u;
/** A number from here on that has no unit is a price, unless a measure is named; below, it is a length. */
const PRICE_MIN = 300;
/** Nothing is this long, so such a number is a price whatever stands beside it. */
const SURE_PRICE_MIN = 500;
/** From here on a length without a unit may also be a price. */
const DOUBTFUL_MIN = 100;
const CM_A_METRE = 100;
const DEFAULT_MEASURE = 'product_width';
const PRICE = 'price';

/** The named parts of a match, which are missing where the text has no such part. */
type Parts = Partial<Record<string, string>>;

/** A number with its unit. */
interface Amount {
  readonly value: number;
  readonly unit: string | undefined;
}

/**
 * The limits that a text names: `under 5000`, `maks 2 meter bred`, `5000-8000 kr`. What is said of a number holds for the number too,
 * save with `under`; a range ends before its upper number (D36), so `maks 160 cm` is `*-161` (decision 094).
 */
export function limitsIn(text: string, words: LimitWords): Limit[] {
  const ranges = rangesIn(text, words);
  // `fra 5000` in `fra 5000 til 8000` is no limit of its own.
  const ends = endsIn(text, words).filter(
    (one) => !ranges.some(({ start, end }) => start < one.end && one.start < end),
  );
  return [...ends, ...ranges];
}

const endsPattern = madeOnce((words: LimitWords): RegExp => {
  const { below, atMost, atLeast } = words;
  const measure = measureIn(words);
  const relation = `(?<below>${anyOf(below)})|(?<most>${anyOf(atMost)})|(?<least>${anyOf(atLeast)})`;
  return new RegExp(
    `${START}(?<before>(?<first>${measure})\\s+)?(?:${relation})\\.?\\s*(?:(?<middle>${measure}):?\\s+)?` +
      `${amountPattern('only', words)}${behindPattern(words)}${END}`,
    'giu',
  );
});

/** Limits of one number. */
function endsIn(text: string, words: LimitWords): Limit[] {
  return Array.from(text.matchAll(endsPattern(words)), (match) => {
    const parts: Parts = match.groups!;
    const amount = amountIn('only', parts, words);
    const relationWord = (parts.below ?? parts.most ?? parts.least)!.split(' ')[0];
    const named = measureOf([parts.first, parts.middle, parts.last, relationWord], words);
    const code = codeOf(amount, named, words);
    const { value } = amount;
    const to = parts.below ? value : after(value);
    return {
      code,
      range: parts.least ? { from: value, to: null } : { from: null, to },
      isInclusive: !parts.below,
      mayBePrice: amount.unit === undefined && named === undefined && value >= DOUBTFUL_MIN && code !== PRICE,
      ...placeOf(match, code, words),
    };
  });
}

const rangesPattern = madeOnce((words: LimitWords): RegExp => {
  const { between, atLeast, upTo } = words;
  return new RegExp(
    `${START}(?<before>(?<first>${measureIn(words)})\\s+)?(?:(?:${anyOf([...between, ...atLeast])})\\.?\\s*)?` +
      `${amountPattern('low', words)}\\s*(?:[-–]|${anyOf(upTo)})\\s*${amountPattern('high', words)}${behindPattern(words)}${END}`,
    'giu',
  );
});

/** Limits of two numbers. */
function rangesIn(text: string, words: LimitWords): Limit[] {
  return [...text.matchAll(rangesPattern(words))].flatMap((match) => {
    const parts: Parts = match.groups!;
    const units = { low: unitIn('low', parts), high: unitIn('high', parts) };
    const low = amountIn('low', parts, words, units.high);
    const high = amountIn('high', parts, words, units.low);
    const named = measureOf([parts.first, parts.last], words);
    const code = codeOf(high, named, words);
    // Two numbers are a limit only where it is said, or sure, what they are: `3-4` may be anything.
    const isSaid = high.unit !== undefined || named !== undefined || code === PRICE;
    const isSame = units.low === undefined || codeOf(low, named, words) === code;
    if (!isSaid || !isSame || low.value >= high.value) return [];
    const range = { from: low.value, to: after(high.value) };
    return [{ code, range, isInclusive: true, mayBePrice: false, ...placeOf(match, code, words) }];
  });
}

/** Where a range ends that has the whole number in it. */
const after = (number: number): number => number + 1;

/** The place of a limit; the name of another measure beside it is no part of it: `under 5000 høy rygg`. */
function placeOf(match: RegExpExecArray, code: string, words: LimitWords): Pick<Limit, 'start' | 'end'> {
  const { before = '', first, behind = '', last }: Parts = match.groups!;
  const others = (part: string, name: string | undefined): number =>
    measureOf([name], words) === code ? 0 : part.length;
  return {
    start: match.index + others(before, first),
    end: match.index + match[0].length - others(behind, last),
  };
}

function measureIn({ measures }: LimitWords): string {
  return anyOf(Object.values(measures).flat());
}

/** A number with its unit, before it or behind: `kr 5000`, `160cm`. */
function amountPattern(name: string, { metre, centimetre, currency }: LimitWords): string {
  const units = anyOf([...metre, ...centimetre, ...currency]);
  return `(?:(?<${name}Lead>${anyOf(currency)})\\.?\\s*)?(?<${name}>${NUMBER})(?:\\s*(?<${name}Unit>${units})\\.?)?`;
}

function behindPattern(words: LimitWords): string {
  return `(?<behind>\\s+(?:in?\\s+)?(?<last>${measureIn(words)}))?`;
}

function unitIn(name: string, parts: Parts): string | undefined {
  return (parts[`${name}Lead`] ?? parts[`${name}Unit`])?.toLowerCase();
}

/** The named amount; without a unit of its own it has that of the other one. */
function amountIn(name: string, parts: Parts, { metre }: LimitWords, otherUnit?: string): Amount {
  const digits = parts[name]!;
  const unit = unitIn(name, parts) ?? otherUnit;
  const plain = GROUPED.test(digits) ? digits.replaceAll(/[ .,\u00a0]/gu, '') : digits.replace(',', '.');
  const factor = unit !== undefined && metre.includes(unit) ? CM_A_METRE : 1;
  return { value: Math.round(Number(plain) * factor), unit };
}

/** The field of the first of some words that names a measure. */
function measureOf(names: readonly (string | undefined)[], { measures }: LimitWords): string | undefined {
  const fields = names.map(
    (name) => name && Object.entries(measures).find(([, known]) => known.includes(name.toLowerCase()))?.[0],
  );
  return fields.find((field) => field !== undefined);
}

/** What is limited: what the unit or a name beside it says, else what a number of this size is. */
function codeOf({ value, unit }: Amount, named: string | undefined, { currency }: LimitWords): string {
  if (unit !== undefined) return currency.includes(unit) ? PRICE : (named ?? DEFAULT_MEASURE);
  if (value >= SURE_PRICE_MIN) return PRICE;
  return named ?? (value >= PRICE_MIN ? PRICE : DEFAULT_MEASURE);
}
