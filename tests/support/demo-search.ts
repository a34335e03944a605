import { defaultStoreView } from '#config/stores.ts';
import { isIn } from '#domain/catalogue-index/bitset.ts';
import { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import { loadLanguage } from '#domain/search/load-language.ts';
import { NamedOptions } from '#domain/search/named-options.ts';
import { ProductTexts } from '#domain/search/product-text.ts';
import { type Found, SearchIndex } from '#domain/search/search-index.ts';
import { inLocale } from '#domain/translations.ts';
import { demoCatalogueIn, NOW } from '#tests/bench/search/searched-catalogue.ts';

/** The demo shop in one language, searched as devices and the server do. */
export interface DemoSearch {
  search(text: string, isTyping?: boolean): Found;
  /** Names of the products that match or are nearest, the best first; without those that are only similar. */
  names(text: string, isTyping?: boolean): string[];
}

export async function demoSearch(locale: string): Promise<DemoSearch> {
  const { products, categories, attributes: all } = demoCatalogueIn(locale);
  const language = await loadLanguage(locale);
  const attributes = new Map(all.map((attribute) => [attribute.code, attribute]));
  const catalogue = new CatalogueIndex(defaultStoreView.code);
  catalogue.put(products, new Map(), NOW);
  const index = new SearchIndex(language);
  index.put(products, new ProductTexts({ language, locale, categories, attributes }));
  const options = new NamedOptions(language, locale, attributes);
  const names = new Map(products.map((product) => [product.id, inLocale(product, locale).name]));
  const { columns } = catalogue;
  const search = (text: string, isTyping = false): Found =>
    index.search({ text, isTyping, hidesOutOfStock: true }, options, {
      columns,
      relevance: catalogue.orderOf('relevance'),
    });
  return {
    search,
    names(text, isTyping) {
      const { order, exact } = search(text, isTyping);
      return [...order].filter((ordinal) => isIn(exact, ordinal)).map((ordinal) => names.get(columns.ids[ordinal]!)!);
    },
  };
}
