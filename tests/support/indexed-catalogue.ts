import { defaultStoreView } from '#config/stores.ts';
import { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import { loadLanguage } from '#domain/search/load-language.ts';
import { NamedOptions } from '#domain/search/named-options.ts';
import { ProductTexts } from '#domain/search/product-text.ts';
import { SearchIndex } from '#domain/search/search-index.ts';
import { NOW, type SearchedCatalogue } from '#tests/bench/search/searched-catalogue.ts';

interface IndexedCatalogue {
  readonly catalogue: CatalogueIndex;
  readonly index: SearchIndex;
  readonly options: NamedOptions;
}

/** What devices and the server search a catalogue with, in one language. */
export async function indexedCatalogue(
  { products, categories, attributes: all }: SearchedCatalogue,
  locale: string,
): Promise<IndexedCatalogue> {
  const language = await loadLanguage(locale);
  const attributes = new Map(all.map((attribute) => [attribute.code, attribute]));
  const catalogue = new CatalogueIndex(defaultStoreView.code);
  catalogue.put(products, new Map(), NOW);
  const index = new SearchIndex(language);
  index.put(products, new ProductTexts({ language, locale, categories, attributes }));
  return { catalogue, index, options: new NamedOptions(language, locale, attributes) };
}
