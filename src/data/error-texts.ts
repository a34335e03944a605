import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { MessageCode } from '#schemas/messages.ts';
import { useI18n, useWords } from '#src/ui/use-words.ts';

/**
 * Says messages of the table. Their texts come after the first screen: until then, and in what the server renders, the
 * answer is `null`.
 */
export function useErrorText(): (
  code: MessageCode,
  params?: Readonly<Record<string, string | number>>,
) => string | null {
  const t = useWords();
  const i18n = useI18n();
  const areHere = useSyncExternalStore(
    (listener) => onTexts(i18n, listener),
    () => areLaterTextsHere(i18n),
    () => false,
  );
  return (code, params) => (areHere ? t(`errors:${code}`, { ...params }) : null);
}

/** Whether the texts are here that come after the first screen: of messages, checkout and layers. */
export function areLaterTextsHere(words: i18n): boolean {
  return words.hasResourceBundle(words.language, 'errors');
}

/** Calls back whenever texts come; answers with the way to end that. */
export function onTexts(words: i18n, listener: () => void): () => void {
  words.store.on('added', listener);
  return () => words.store.off('added', listener);
}
