import type { translatedLocales } from '../../import/facet-option.ts';
import type { DemoProduct } from '../demo-product.ts';
import { type DemoColour, demoColours } from '../options.ts';
import type { ReviewLanguage } from './line.ts';

/** What lines say between braces, as it stands in a sentence. */
export type Facts = Readonly<Record<string, string>>;

const localeOf: Readonly<Record<Exclude<ReviewLanguage, 'nb'>, (typeof translatedLocales)[number]>> = {
  sv: 'sv-SE',
  da: 'da-DK',
  fi: 'fi-FI',
  en: 'en-US',
};

/** The colours in which somebody may have a product at home. */
export function deliveredColours({ variants = [] }: DemoProduct): DemoColour[] {
  return variants
    .filter(({ stock, isDisabled }) => stock.status !== 'upcoming' && !isDisabled)
    .map(({ colour }) => colour);
}

/** Facts of a product for a review in a language; beds that come in several sizes have measures of one of them only. */
export function factsOf(product: DemoProduct, language: ReviewLanguage, colour: DemoColour | undefined): Facts {
  const isOneSize = !product.variants?.some(({ size }) => size !== undefined);
  const measures = Object.entries(isOneSize ? (product.measures ?? {}) : {});
  return {
    name: product.name,
    ...Object.fromEntries(measures.map(([name, value]) => [name, numeral(value, language)])),
    ...(colour ? { colour: colourName(colour, language) } : {}),
  };
}

/** The line with its facts; `null` when one of them is not known. */
export function filled(text: string, facts: Facts): string | null {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (names.some((name) => facts[name] === undefined)) return null;
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name]!);
}

function numeral(value: number, language: ReviewLanguage): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',');
}

function colourName(colour: DemoColour, language: ReviewLanguage): string {
  const { label, translations } = demoColours[colour];
  return (language === 'nb' ? label : translations![localeOf[language]].label).toLowerCase();
}
