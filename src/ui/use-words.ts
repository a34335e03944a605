import type { i18n, TFunction } from 'i18next';
import { createContext, use } from 'react';

/** The interface's words. */
export const WordsContext = createContext<i18n | null>(null);

/** What says words of some namespaces, once made. */
const made = new WeakMap<i18n, Map<string, TFunction>>();

/** Says texts of the interface; a key that names no namespace is looked for in the first one. Another language is another document, so nothing is watched. */
export function useWords(...namespaces: readonly string[]): TFunction {
  const words = useI18n();
  if (namespaces.length === 0) return words.t;
  const known = made.get(words) ?? new Map<string, TFunction>();
  made.set(words, known);
  const key = namespaces.join(' ');
  const say = known.get(key) ?? words.getFixedT(null, [...namespaces]);
  known.set(key, say);
  return say;
}

/** The words themselves, where more is asked of them than a text. */
export function useI18n(): i18n {
  return use(WordsContext)!;
}
