import { isIn } from '#domain/catalogue-index/bitset.ts';
import type { Found } from '#domain/search/search-index.ts';
import { inLocale } from '#domain/translations.ts';
import { demoCatalogueIn } from '#tests/bench/search/searched-catalogue.ts';
import { indexedCatalogue } from './indexed-catalogue.ts';

/** The demo shop in one language, searched as devices and the server do. */
export interface DemoSearch {
  search(text: string, isTyping?: boolean): Found;
  /** Names of the products that match or are nearest, the best first; without those that are only similar. */
  names(text: string, isTyping?: boolean): string[];
}

export async function demoSearch(locale: string): Promise<DemoSearch> {
  const searched = demoCatalogueIn(locale);
  const { catalogue, index, options } = await indexedCatalogue(searched, locale);
  const names = new Map(searched.products.map((product) => [product.id, inLocale(product, locale).name]));
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
