import type { i18n, TFunction } from 'i18next';
import { createContext, use } from 'react';

/** The translations of the interface. */
export const WordsContext = createContext<i18n | null>(null);

/** Translation functions by their namespaces, created once. */
const made = new WeakMap<i18n, Map<string, TFunction>>();

/**
 * Returns the translation function. A key without a namespace is looked up in the first one. Another language is
 * another document, so nothing is watched.
 */
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

/** The translations themselves, for callers that need more than a text. */
export function useI18n(): i18n {
  return use(WordsContext)!;
}
