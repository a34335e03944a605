import { createInstance, type i18n } from 'i18next';
import { fallbackLanguage, type Language, languageOfLocale } from '#config/languages.ts';

/** Texts of a language by namespace. */
type Texts = Readonly<Record<string, object>>;

type Loader = () => Promise<{ readonly texts: Texts }>;

/** Texts of the first screen. */
const firstTexts: Readonly<Record<Language, Loader>> = {
  nb: () => import('./texts-nb.ts'),
  sv: () => import('./texts-sv.ts'),
  en: () => import('./texts-en.ts'),
};

/**
 * Texts that are loaded after the first screen: those of messages, of the cart, and of pages that bring their own.
 */
const laterTexts: Readonly<Record<Language, Loader>> = {
  nb: () => import('./later-texts-nb.ts'),
  sv: () => import('./later-texts-sv.ts'),
  en: () => import('./later-texts-en.ts'),
};

/** Texts of the checkout, of orders, of the account and of booking, which most visits never open. */
const accountTexts: Readonly<Record<Language, Loader>> = {
  nb: () => import('./account-texts-nb.ts'),
  sv: () => import('./account-texts-sv.ts'),
  en: () => import('./account-texts-en.ts'),
};

/** Languages, namespace, key, what is shown instead, whether it is known already, and the options of the call. */
type Missing = [unknown, string, string, unknown, unknown, { readonly defaultValue?: unknown }];

/** Creates the translations of the interface for one language; they are empty until texts are added. */
export function createI18n(locale: string): i18n {
  const language = languageOfLocale(locale);
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    defaultNS: 'shop',
    resources: { [language]: {} },
    interpolation: { escapeValue: false },
    initAsync: false,
    // In the build for tests a text that is not there fails the test that meets it.
    ...(import.meta.env.MODE === 'test' && {
      saveMissing: true,
      missingKeyHandler: (...[, namespace, key, , , { defaultValue }]: Missing) => {
        if (defaultValue === undefined) throw new Error(`no text ${namespace}:${key}`);
      },
    }),
  });
  return instance;
}

/** Adds the texts that every page begins with. */
export function addFirstTexts(words: i18n): Promise<void> {
  return addTexts(words, 'shop', firstTexts);
}

/** Adds the texts of messages and of the cart, once. Rejects when they cannot be fetched; may be asked again. */
export function addLaterTexts(words: i18n): Promise<void> {
  return addTexts(words, 'errors', laterTexts);
}

/** The same, and the texts of the checkout, of orders, of the account and of booking. */
export async function addAccountTexts(words: i18n): Promise<void> {
  await Promise.all([addLaterTexts(words), addTexts(words, 'account', accountTexts)]);
}

async function addTexts(words: i18n, mark: string, loaders: Readonly<Record<Language, Loader>>): Promise<void> {
  const language = words.language as Language;
  if (words.hasResourceBundle(language, mark)) return;
  const { texts } = await loaders[language]();
  for (const [namespace, own] of Object.entries(texts)) words.addResourceBundle(language, namespace, own);
}
