/** Interface languages and the folder of `locales/` that holds their texts (spec 9: language files). */
const languageByLocale: Readonly<Record<string, string>> = { 'nb-NO': 'nb', 'sv-SE': 'sv', 'en-US': 'en' };

export const languages = ['nb', 'sv', 'en'] as const;

export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = 'en';

/** Cookie that remembers the language chosen within a store view, readable by the server (D93). */
export const LANGUAGE_COOKIE = 'language';

/** The texts to use for a locale. */
export function languageOfLocale(locale: string): Language {
  return (languageByLocale[locale] as Language | undefined) ?? fallbackLanguage;
}
