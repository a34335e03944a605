import type { Range } from '../listing.ts';
import type { Language, LimitWords } from './language.ts';
import { distance, errorsForgiven } from './near.ts';
import type { Word } from './words.ts';

/** A limit in a search text, and its place there. */
export interface Limit {
  /** Code of the limited facet: `price` in major units, measures in centimetres. */
  readonly code: string;
  readonly range: Range;
  readonly start: number;
  readonly end: number;
}

/** Two measures such as `180x90`, in centimetres. */
export interface Size {
  readonly sides: readonly [number, number];
  readonly start: number;
  readonly end: number;
}

/** Three digits behind a sign are a group in every language, one or two are decimals. */
const NUMBER = String.raw`(\d{1,3}(?:[ .,\u00a0]\d{3})+|\d{1,7}(?:[.,]\d{1,2})?)`;
const SIZE = /(\d{2,3})\s*(?:cm)?\s*[x×*]\s*(\d{2,3})(?:\s*[x×*]\s*\d{1,3})?(?:\s*cm\b)?/giu;
/** No furniture costs less than this, so a smaller number without a unit is a length. */
const PRICE_MIN = 300;
const CM_A_METRE = 100;
const DEFAULT_MEASURE = 'product_width';

/** The sizes that a text names. */
export function sizesIn(text: string): Size[] {
  return Array.from(text.matchAll(SIZE), (match) => ({
    sides: [Number(match[1]), Number(match[2])],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Lengths in metres that a text names without a limit (`parasoll 3 meter`), as words in centimetres. */
export function lengthsIn(text: string, language: Language): Word[] {
  const { metre } = withSlips(language.limits, text);
  const length = new RegExp(`${START}(\\d{1,2}(?:[.,]\\d{1,2})?)\\s*(?:${anyOf(metre)})${END}`, 'giu');
  return Array.from(text.matchAll(length), (match) => {
    const digits = String(Math.round(Number(match[1]!.replace(',', '.')) * CM_A_METRE));
    return { text: digits, written: digits, start: match.index, end: match.index + match[0].length };
  });
}

/**
 * The limits that a text names: `under 5000`, `maks 2 meter bred`, `5000-8000 kr`. What is said of a number holds for the number too,
 * save with `under`; a range ends before its upper number (D36), so `maks 160 cm` is `*-161` (decision 094).
 */
export function limitsIn(text: string, language: Language): Limit[] {
  const limits = withSlips(language.limits, text);
  const { below, atMost, atLeast, upTo, between, measures } = limits;
  const unit = `(?:\\s*(${anyOf([...limits.metre, ...limits.centimetre, ...limits.currency])}))?`;
  const measure = anyOf(Object.values(measures).flat());
  const before = `(?:(${measure})\\s+)?`;
  const behind = `(?:\\s+(?:i\\s+)?(${measure}))?`;
  const one = new RegExp(
    `${START}${before}(?:(${anyOf(below)})|(${anyOf(atMost)})|${anyOf(atLeast)})\\s+${NUMBER}${unit}${behind}${END}`,
    'giu',
  );
  const two = new RegExp(
    `${START}(?:(?:${anyOf(between)})\\s+)?${NUMBER}\\s*(?:[-–]|${anyOf(upTo)})\\s*${NUMBER}${unit}${END}`,
    'giu',
  );
  const measureOf = (name: string | undefined): string | undefined =>
    name && Object.entries(measures).find(([, names]) => names.includes(name.toLowerCase()))?.[0];
  const found: Limit[] = [];
  for (const match of text.matchAll(one)) {
    const [all, first, less, most, amount, unitName, last] = match;
    const asked = numberOf(amount!, unitName?.toLowerCase(), limits, measureOf(first ?? last));
    const range =
      (less ?? most) ? { from: null, to: less ? asked.value : after(asked.value) } : { from: asked.value, to: null };
    found.push({ code: asked.code, range, start: match.index, end: match.index + all.length });
  }
  for (const match of text.matchAll(two)) {
    const [all, low, high, unitName] = match;
    const from = numberOf(low!, unitName?.toLowerCase(), limits, undefined);
    const to = numberOf(high!, unitName?.toLowerCase(), limits, undefined);
    if (from.code !== to.code || from.value >= to.value || (!unitName && to.code !== 'price')) continue;
    const range = { from: from.value, to: after(to.value) };
    found.push({ code: to.code, range, start: match.index, end: match.index + all.length });
  }
  return found;
}

/** Where a range ends that has the whole number in it. */
const after = (number: number): number => number + 1;

/** The words around numbers, with those of the text added that are misspellings of them. */
function withSlips({ measures, ...lists }: LimitWords, text: string): LimitWords {
  const typed = [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])];
  const known = new Set([...Object.values(lists), ...Object.values(measures)].flat());
  const slips = typed.filter((word) => !known.has(word));
  const isSlipOf = (word: string, limit: number) => (slip: string) => distance(slip, word, limit) <= limit;
  const widened = (words: readonly string[]): readonly string[] => {
    const further = words.flatMap((word) => {
      const forgiven = errorsForgiven(word.length);
      // The first letter has to be right, because `seter` is not a misspelled `meter`.
      return forgiven > 0 ? slips.filter((slip) => slip[0] === word[0] && isSlipOf(word, forgiven)(slip)) : [];
    });
    return further.length > 0 ? [...words, ...further] : words;
  };
  const entries = <T extends object>(all: T): T =>
    Object.fromEntries(Object.entries(all).map(([name, words]) => [name, widened(words as readonly string[])])) as T;
  return { ...entries(lists), measures: entries(measures) };
}

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

function anyOf(words: readonly string[]): string {
  // Longer words come first, because otherwise a shorter one would match their beginning.
  const byLength = words.toSorted((a, b) => b.length - a.length);
  return (
    byLength.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join('|') || String.raw`[^\s\S]`
  );
}

function numberOf(
  digits: string,
  unit: string | undefined,
  { metre, currency }: Language['limits'],
  measure: string | undefined,
): { readonly code: string; readonly value: number } {
  const isGrouped = /[ .,\u00a0]\d{3}$/u.test(digits);
  const value = Number(isGrouped ? digits.replaceAll(/[ .,\u00a0]/gu, '') : digits.replace(',', '.'));
  if (unit !== undefined && currency.includes(unit)) return { code: 'price', value: Math.round(value) };
  if (unit !== undefined && metre.includes(unit))
    return { code: measure ?? DEFAULT_MEASURE, value: Math.round(value * CM_A_METRE) };
  if (unit === undefined && measure === undefined && value >= PRICE_MIN)
    return { code: 'price', value: Math.round(value) };
  return { code: measure ?? DEFAULT_MEASURE, value: Math.round(value) };
}
