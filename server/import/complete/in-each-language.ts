import { type Label, labelled, translatedLocales } from '../facet-option.ts';
import { type Fields, isFields } from '../files/read-document.ts';

/** A text in the language of the document, and in the others that it speaks, by locale. */
export interface Spoken {
  readonly own: string;
  readonly others: Readonly<Record<string, string>>;
}

/** What a document says in its other languages, by locale. */
export function translationsOf({ translations }: Fields): Readonly<Record<string, Fields>> {
  if (!isFields(translations)) return {};
  const spoken = Object.entries(translations).filter(([, texts]) => isFields(texts));
  return Object.fromEntries(spoken) as Readonly<Record<string, Fields>>;
}

/** A text field of a document; in a language that has no own word for it, the document's own. */
export function spokenField(fields: Fields, name: string): Spoken {
  const own = String(fields[name] ?? '');
  const others = Object.entries(translationsOf(fields)).map(([locale, texts]) => [locale, String(texts[name] ?? own)]);
  return { own, others: Object.fromEntries(others) as Spoken['others'] };
}

/** Words of our own in all languages. */
export function spokenWords(label: Label): Spoken {
  const { label: own, translations } = labelled(label);
  return { own, others: Object.fromEntries(translatedLocales.map((locale) => [locale, translations[locale].label])) };
}

/** Puts texts behind each other in every language that one of them speaks. */
export function joined(parts: readonly Spoken[], separator: string): Spoken {
  const locales = new Set(parts.flatMap(({ others }) => Object.keys(others)));
  const inLocale = (locale: string): string => parts.map(({ own, others }) => others[locale] ?? own).join(separator);
  return {
    own: parts.map(({ own }) => own).join(separator),
    others: Object.fromEntries([...locales].map((locale) => [locale, inLocale(locale)])),
  };
}

/** As it stands in the middle of a name: `Nordvik, grønn`. */
export function inLowerCase({ own, others }: Spoken): Spoken {
  const lower = Object.entries(others).map(([locale, text]) => [locale, text.toLowerCase()]);
  return { own: own.toLowerCase(), others: Object.fromEntries(lower) as Spoken['others'] };
}

/** Texts as the fields of whatever says them, with their translations where there are some. */
export function spokenFields(texts: Readonly<Record<string, Spoken>>): Record<string, unknown> {
  const all = Object.entries(texts);
  const locales = new Set(all.flatMap(([, { others }]) => Object.keys(others)));
  const translations = [...locales].map((locale) => [
    locale,
    Object.fromEntries(all.flatMap(([name, { others }]) => (locale in others ? [[name, others[locale]]] : []))),
  ]);
  return {
    ...Object.fromEntries(all.map(([name, { own }]) => [name, own])),
    ...(locales.size > 0 ? { translations: Object.fromEntries(translations) } : {}),
  };
}
