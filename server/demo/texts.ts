import { type FacetOption, type Label, translatedLocales } from '../import/facet-option.ts';

/** A text in Norwegian, Swedish, English, Danish and Finnish. */
export type Texts = Label;

/** `translations` of a document (D93): what it says in its other languages, by field. */
type Translations = Readonly<Record<(typeof translatedLocales)[number], Readonly<Record<string, string>>>>;

/** Place of a language in {@link Texts}. */
type Language = 0 | 1 | 2 | 3 | 4;

/** A text of which each language is made by itself. */
function inEach(make: (language: Language) => string): Texts {
  return [make(0), make(1), make(2), make(3), make(4)];
}

/** The Norwegian fields of a document, and the same ones in its other languages. */
export function spoken<Field extends string>(
  fields: Readonly<Record<Field, Texts>>,
): Record<Field, string> & { readonly translations: Translations } {
  const inLanguage = (language: Language): Record<string, string> =>
    Object.fromEntries(Object.entries<Texts>(fields).map(([field, texts]) => [field, texts[language]]));
  const translations = Object.fromEntries(
    translatedLocales.map((locale, index) => [locale, inLanguage((index + 1) as Language)]),
  );
  return { ...(inLanguage(0) as Record<Field, string>), translations: translations as Translations };
}

/** What an option or an attribute is called. */
export function labelOf({ label, translations }: Pick<FacetOption, 'label' | 'translations'>): Texts {
  return inEach((language) => (language === 0 ? label : translations![translatedLocales[language - 1]!].label));
}

/** Puts texts behind each other, language by language. */
export function joined(parts: readonly Texts[], separator: string): Texts {
  return inEach((language) => parts.map((texts) => texts[language]).join(separator));
}

/** The same in every language, such as a name. */
export function everywhere(text: string): Texts {
  return inEach(() => text);
}

/** As it stands in the middle of a name: `Nordvik, grønn`. */
export function inLowerCase(texts: Texts): Texts {
  return inEach((language) => texts[language].toLowerCase());
}

/** Lines as HTML paragraphs; a line that starts with `## ` is a heading, lines that start with `- ` are a list. */
export function paragraphs(texts: Texts): Texts {
  return inEach((language) => htmlOf(texts[language]));
}

function htmlOf(text: string): string {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`;
      return line.startsWith('- ') ? `<ul><li>${line.slice(2)}</li></ul>` : `<p>${line}</p>`;
    })
    .join('')
    .replaceAll('</ul><ul>', '');
}

/** The same change to a text in every language. */
export function inEveryLanguage(texts: Texts, change: (text: string) => string): Texts {
  return inEach((language) => change(texts[language]));
}
