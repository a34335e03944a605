import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, type Language, languageOfLocale } from '#config/languages.ts';

/** Texts of a language by namespace. */
export type Texts = Readonly<Record<string, object>>;

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  nb: async () => (await import('./texts-nb.ts')).texts,
  sv: async () => (await import('./texts-sv.ts')).texts,
  en: async () => (await import('./texts-en.ts')).texts,
};

/** The texts of a locale's language. */
export function loadTexts(locale: string): Promise<Texts> {
  return loaders[languageOfLocale(locale)]();
}

/** The interface's words in one language; ready at once, because the texts are given. */
export function createI18n(locale: string, texts: Texts): i18n {
  const language = languageOfLocale(locale);
  const instance = createInstance().use(initReactI18next);
  void instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    defaultNS: 'shop',
    ns: Object.keys(texts),
    resources: { [language]: { ...texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
