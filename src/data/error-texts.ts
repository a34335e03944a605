import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageCode } from '#schemas/messages.ts';

/**
 * Says messages of the table. Their texts come after the first screen: until then, and in what the server renders, the
 * answer is `null`.
 */
export function useErrorText(): (
  code: MessageCode,
  params?: Readonly<Record<string, string | number>>,
) => string | null {
  const { t, i18n } = useTranslation();
  const areHere = useSyncExternalStore(
    (listener) => {
      i18n.store.on('added', listener);
      return () => i18n.store.off('added', listener);
    },
    () => i18n.hasResourceBundle(i18n.language, 'errors'),
    () => false,
  );
  return (code, params) => (areHere ? t(`errors:${code}`, { ...params }) : null);
}
