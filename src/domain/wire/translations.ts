import type { Translations } from '../translations.ts';

/** Reads `translations.<locale>.<field>`; `names` maps the wire's field names to ours. */
export function translationsFromWire<F extends string>(
  wire: unknown,
  names: Readonly<Record<string, F>>,
): Translations<F> {
  const translations: Record<string, Partial<Record<F, string>>> = {};
  for (const [locale, fields] of Object.entries(objectOf(wire))) {
    const texts: Partial<Record<F, string>> = {};
    for (const [name, text] of Object.entries(objectOf(fields))) {
      const ours = names[name];
      if (ours && typeof text === 'string') texts[ours] = text;
    }
    if (Object.keys(texts).length > 0) translations[locale] = texts;
  }
  return translations;
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
