import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { MessageCode } from '#schemas/messages.ts';
import { useI18n, useWords } from '#src/ui/use-words.ts';

/**
 * Returns a function that gives the text of a message. The texts load after the first screen; until then, and on the
 * server, the function returns `null`.
 */
export function useErrorText(): (
  code: MessageCode,
  params?: Readonly<Record<string, string | number>>,
) => string | null {
  const t = useWords();
  const areHere = useLaterTexts();
  return (code, params) => (areHere ? t(`errors:${code}`, { ...params }) : null);
}

/** Whether the texts that load after the first screen have loaded; never on the server. */
export function useLaterTexts(): boolean {
  const i18n = useI18n();
  return useSyncExternalStore(
    (listener) => onTexts(i18n, listener),
    () => areLaterTextsHere(i18n),
    () => false,
  );
}

/** Whether the texts that load after the first screen have loaded: those of messages, checkout and layers. */
export function areLaterTextsHere(words: i18n): boolean {
  return words.hasResourceBundle(words.language, 'errors');
}

/** Calls `listener` whenever texts were added, until the returned function is called. */
export function onTexts(words: i18n, listener: () => void): () => void {
  words.store.on('added', listener);
  return () => words.store.off('added', listener);
}
