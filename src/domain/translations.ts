/** Texts in other languages than the document's own, by locale (D93). */
export type Translations<F extends string> = Readonly<Record<string, Readonly<Partial<Record<F, string>>>>>;

/** The document with its texts replaced by those of a locale, where it has them. */
export function inLocale<F extends string, T extends { readonly translations: Translations<F> }>(
  document: T,
  locale: string,
): T {
  const texts = document.translations[locale];
  return texts ? { ...document, ...texts } : document;
}
