import { use } from 'react';
import { I18nContext, type useTranslation } from 'react-i18next';

type Words = ReturnType<typeof useTranslation>['t'];

/**
 * The words of this page, for parts of which there are many on it. Unlike `useTranslation` it watches nothing: another
 * language is another document.
 */
export function useWords(): Words {
  return use(I18nContext).i18n.t;
}
