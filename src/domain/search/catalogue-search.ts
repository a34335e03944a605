import { isOutOfStockFound } from '#config/settings.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Content } from '../content.ts';
import { plainParagraphs } from '../plain-text.ts';
import { inLocale } from '../translations.ts';
import type { Language } from './language.ts';
import { type Named, NameSearch } from './name-search.ts';
import { NamedOptions } from './named-options.ts';
import type { TextSources } from './product-text.ts';
import type { Found, SearchIndex } from './search-index.ts';

/** Everything that a text is searched for in, in one language. */
export interface CatalogueSearch {
  readonly language: Language;
  readonly products: SearchIndex;
  readonly options: NamedOptions;
  readonly categories: NameSearch;
  readonly pages: NameSearch;
  readonly articles: NameSearch;
  /** The contents of pages and articles, by id. */
  readonly contents: ReadonlyMap<string, Content>;
}

/**
 * Makes the search of a catalogue. `products` has to contain the products already; categories, pages and articles are
 * added.
 */
export function catalogueSearch(
  { language, locale, categories, attributes }: TextSources,
  products: SearchIndex,
  contents: ReadonlyMap<string, Content>,
): CatalogueSearch {
  const named = categories.filter(({ isActive }) => isActive);
  return {
    language,
    products,
    options: new NamedOptions(language, locale, attributes),
    categories: new NameSearch(
      language,
      () => new Map(named.map((each) => [each.id, { name: inLocale(each, locale).name }])),
    ),
    ...searchedPages(contents, language, locale),
  };
}

/** Pages and articles, searched by their titles and by their texts. */
export function searchedPages(
  contents: ReadonlyMap<string, Content>,
  language: Language,
  locale: string,
): Pick<CatalogueSearch, 'pages' | 'articles' | 'contents'> {
  const searchIn = (isArticle: boolean): NameSearch =>
    new NameSearch(language, () => {
      const some = [...contents].filter(([, { article }]) => (article !== undefined) === isArticle);
      return new Map(some.map(([id, content]) => [id, namedIn(content, locale)]));
    });
  return { contents, pages: searchIn(false), articles: searchIn(true) };
}

function namedIn(content: Content, locale: string): Named {
  const { title, lead = '', html } = inLocale(content, locale);
  return { name: title, text: [...plainParagraphs(lead), ...plainParagraphs(html)].join(' ') };
}

/** A text that is searched for, and whether the shopper is still typing it. */
export interface Asked {
  readonly text: string;
  readonly isTyping: boolean;
}

/** The products that match a text (D71). */
export function find(index: CatalogueIndex, { products, options }: CatalogueSearch, asked: Asked): Found {
  const { columns } = index;
  const relevance = index.orderOf('relevance');
  return products.search({ ...asked, hidesOutOfStock: !isOutOfStockFound }, options, { columns, relevance });
}
