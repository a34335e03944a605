import { isOutOfStockFound } from '#config/settings.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Content } from '../content.ts';
import { inLocale } from '../translations.ts';
import type { Language } from './language.ts';
import { NameSearch } from './name-search.ts';
import { NamedOptions } from './named-options.ts';
import type { TextSources } from './product-text.ts';
import type { Found, SearchIndex } from './search-index.ts';

/** A page as the search knows it. */
export type NamedPage = Pick<Content, 'identifier' | 'title' | 'translations'>;

/** What a text is looked for in, in one language. */
export interface CatalogueSearch {
  readonly language: Language;
  readonly products: SearchIndex;
  readonly options: NamedOptions;
  readonly categories: NameSearch;
  readonly pages: NameSearch;
  /** Pages by id. */
  readonly contents: ReadonlyMap<string, NamedPage>;
}

/** The search of a catalogue whose products are in the index already, and of the pages beside it. */
export function catalogueSearch(
  { language, locale, categories, attributes }: TextSources,
  products: SearchIndex,
  contents: ReadonlyMap<string, NamedPage>,
): CatalogueSearch {
  const named = categories.filter(({ isActive }) => isActive);
  return {
    language,
    products,
    options: new NamedOptions(language, locale, attributes),
    categories: new NameSearch(language, new Map(named.map((each) => [each.id, inLocale(each, locale).name]))),
    ...searchedPages(contents, language, locale),
  };
}

/** Pages, and how they are found by their titles. */
export function searchedPages(
  contents: ReadonlyMap<string, NamedPage>,
  language: Language,
  locale: string,
): Pick<CatalogueSearch, 'pages' | 'contents'> {
  const titles = [...contents].map(([id, page]) => [id, inLocale(page, locale).title] as const);
  return { contents, pages: new NameSearch(language, new Map(titles)) };
}

/** A text that is searched for, and whether it is still being typed. */
export interface Asked {
  readonly text: string;
  readonly isTyping: boolean;
}

/** The products that a text asks for (D71). */
export function find(index: CatalogueIndex, { products, options }: CatalogueSearch, asked: Asked): Found {
  const { columns } = index;
  const relevance = index.orderOf('relevance');
  return products.search({ ...asked, hidesOutOfStock: !isOutOfStockFound }, options, { columns, relevance });
}
