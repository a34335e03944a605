import { digestOf } from '../digest.ts';
import type { ProductSummary } from '../product.ts';
import type { Language } from './language.ts';
import { ProductTexts, type TextSources } from './product-text.ts';
import { spokenWordsOf } from './spoken-words.ts';

/** A digest that changes with the name of any category or option. */
export function sourcesDigest({ categories, attributes }: Pick<TextSources, 'categories' | 'attributes'>): string {
  return digestOf(
    JSON.stringify([
      categories.map(({ id, parentId, name, translations }) => [id, parentId, name, translations]),
      [...attributes].map(([code, { options }]) => [
        code,
        options.map(({ value, label, translations }) => [value, label, translations]),
      ]),
    ]),
  );
}

/**
 * A digest that changes with the rules by which texts become words and stems: of what they make of the words of the
 * language, and of a product that is called by some of these. An index that was kept by other rules is of no use.
 */
export function rulesDigest(language: Language): string {
  const { written, words, stems } = spokenWordsOf(language).vocabulary;
  const texts = new ProductTexts({ language, locale: '', categories: [], attributes: new Map() });
  return digestOf(JSON.stringify([written, words, stems, texts.of(productCalled(written, language))]));
}

function productCalled([title, noun, part, option]: readonly string[], { prepositions }: Language): ProductSummary {
  const [preposition] = prepositions;
  const name2 = `3-${noun} ${noun} ${preposition} ${part}, 180 × 90`;
  const called: Partial<ProductSummary> = {
    name: `${title} ${name2}`,
    name1: title!,
    name2,
    translations: {},
    categoryIds: [],
    attributes: { product_sale_status: ['standard', `${option}`], color: [52] },
    variants: [],
  };
  return called as ProductSummary;
}
