/** A text in Norwegian, Swedish and English. */
export type Texts = readonly [nb: string, sv: string, en: string];

/** `translations` of a document (D93): what it says in Swedish and English, by field. */
type Translations = Readonly<Record<'sv-SE' | 'en-US', Readonly<Record<string, string>>>>;

/** The Norwegian fields of a document, and the same ones in its other languages. */
export function spoken(fields: Readonly<Record<string, Texts>>): Record<string, string | Translations> {
  const inLanguage = (index: 0 | 1 | 2): Record<string, string> =>
    Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts[index]]));
  return { ...inLanguage(0), translations: { 'sv-SE': inLanguage(1), 'en-US': inLanguage(2) } };
}

/** Puts texts behind each other, language by language. */
export function joined(parts: readonly Texts[], separator: string): Texts {
  const inLanguage = (index: 0 | 1 | 2): string => parts.map((texts) => texts[index]).join(separator);
  return [inLanguage(0), inLanguage(1), inLanguage(2)];
}

/** The same in every language, such as a name. */
export function everywhere(text: string): Texts {
  return [text, text, text];
}

/** Lines as HTML paragraphs; a line that starts with `## ` is a heading. */
export function paragraphs(texts: Texts): Texts {
  const html = (text: string): string =>
    text
      .trim()
      .split(/\s*\n\s*/)
      .map((line) => (line.startsWith('## ') ? `<h2>${line.slice(3)}</h2>` : `<p>${line}</p>`))
      .join('');
  return [html(texts[0]), html(texts[1]), html(texts[2])];
}
