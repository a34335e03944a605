import type { Translations } from '../translations.ts';
import { nameFromWire } from './name.ts';

/** Fields with long texts; all others are names, which are cut to a line. */
const longTexts: ReadonlySet<string> = new Set(['html', 'lead', 'description', 'shortDescription']);

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
      if (!ours || typeof text !== 'string') continue;
      const shown = longTexts.has(ours) ? text : nameFromWire(text);
      if (shown !== '') texts[ours] = shown;
    }
    if (Object.keys(texts).length > 0) translations[locale] = texts;
  }
  return translations;
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
