import { type Language, type LanguageCode, languageCodes } from './language.ts';

const loaders: Readonly<Record<LanguageCode, () => Promise<Language>>> = {
  nb: async () => (await import('./languages/norwegian.ts')).norwegian,
  sv: async () => (await import('./languages/swedish.ts')).swedish,
  da: async () => (await import('./languages/danish.ts')).danish,
  fi: async () => (await import('./languages/finnish.ts')).finnish,
  en: async () => (await import('./languages/english.ts')).english,
};

/** Loads the language of a locale such as `nb-NO`; English for an unknown one. */
export function loadLanguage(locale: string): Promise<Language> {
  const code = languageCodes.find((candidate) => locale.toLowerCase().split('-')[0] === candidate);
  return loaders[code ?? 'en']();
}
