import type { Language, LimitWords } from './language.ts';
import { distance, errorsForgiven } from './near.ts';

/** Where a word may begin and end. */
export const START = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;

/** Signs and codes of money, which are the same in every language. */
const MONEY = ['€', '$', '£', ',-', ':-', 'kr', 'eur', 'nok', 'sek', 'dkk', 'usd', 'gbp'];

/**
 * The words around numbers, with those of the text added that are misspellings of them. Without any it is the same object
 * each time.
 */
export function limitWords(language: Language, text: string): LimitWords {
  const known = knownWords(language);
  if (!/\d/.test(text)) return known;
  const { measures, ...lists } = known;
  const all = new Set([...Object.values(lists), ...Object.values(measures)].flat());
  const typed = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const slips = [...typed].filter((word) => !all.has(word));
  // The names of measures have no slips: a `dyne` is no misspelled `dype`.
  const further = Object.entries(lists).map(([name, words]) => [name, slipsOf(words, slips)] as const);
  if (further.every(([, found]) => found.length === 0)) return known;
  const widened = further.map(([name, found]) => [name, [...lists[name as keyof typeof lists], ...found]]);
  return { ...(Object.fromEntries(widened) as typeof lists), measures };
}

const knownWords = madeOnce(({ limits }: Language): LimitWords => ({
  ...limits,
  currency: [...limits.currency, ...MONEY],
}));

/** Those of some unknown words that are misspellings of one of the words. */
function slipsOf(words: readonly string[], unknown: readonly string[]): string[] {
  return words.flatMap((word) => {
    const forgiven = errorsForgiven(word.length);
    // The first letter has to be right, because `seter` is not a misspelled `meter`.
    const isSlip = (slip: string): boolean => slip[0] === word[0] && distance(slip, word, forgiven) <= forgiven;
    return forgiven > 0 ? unknown.filter(isSlip) : [];
  });
}

/** What is made of something only once, such as the pattern of some words: each letter that is typed asks for it. */
export function madeOnce<K extends object, T extends object>(make: (of: K) => T): (of: K) => T {
  const made = new WeakMap<K, T>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}

/** A pattern for any of some words. */
export function anyOf(words: readonly string[]): string {
  // Longer words come first, because otherwise a shorter one would match their beginning.
  const byLength = words.toSorted((a, b) => b.length - a.length);
  return (
    byLength.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join('|') || String.raw`[^\s\S]`
  );
}
