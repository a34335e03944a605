import type { Language, LimitWords } from './language.ts';
import { distance, errorsForgiven } from './near.ts';

/** Where a word may begin and end. */
export const START = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;

/** Signs and codes of money, which are the same in every language. */
const MONEY = ['€', '$', '£', ',-', ':-', 'kr', 'eur', 'nok', 'sek', 'dkk', 'usd', 'gbp'];

/** The words around numbers, with those of the text added that are misspellings of them. */
export function limitWords({ limits }: Language, text: string): LimitWords {
  const { measures, ...lists } = limits;
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
  const entries = Object.entries(lists).map(([name, words]) => [name, widened(words)]);
  // The names of measures have no slips: a `dyne` is no misspelled `dype`.
  const all = { ...Object.fromEntries(entries), measures } as LimitWords;
  return { ...all, currency: [...all.currency, ...MONEY] };
}

/** A pattern for any of some words. */
export function anyOf(words: readonly string[]): string {
  // Longer words come first, because otherwise a shorter one would match their beginning.
  const byLength = words.toSorted((a, b) => b.length - a.length);
  return (
    byLength.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join('|') || String.raw`[^\s\S]`
  );
}
