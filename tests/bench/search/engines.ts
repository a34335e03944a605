import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import { LOCAL_SEARCH_LENGTH_MIN } from '#config/limits.ts';
import { isOutOfStockFound } from '#config/settings.ts';
import type { LanguageCode } from '#domain/search/language.ts';
import { indexedCatalogue } from '#tests/support/indexed-catalogue.ts';
import { packSearch } from '#worker/search/packed-search.ts';
import type { ProductFacts } from './graded.ts';
import { RESULTS } from './ndcg.ts';
import type { SearchedCatalogue } from './searched-catalogue.ts';

/** A search that returns ids of products, the best first, at most {@link RESULTS}. */
export interface Engine {
  readonly name: string;
  find(text: string): readonly string[] | Promise<readonly string[]>;
}

/**
 * The shop's own search, called as the page of results calls it; similar products that the page shows count as results
 * too.
 */
export async function ourEngine(
  searched: SearchedCatalogue,
  locale: string,
): Promise<Engine & { readonly packedBytes: number }> {
  const { catalogue, index, options } = await indexedCatalogue(searched, locale);
  return {
    name: 'ours',
    packedBytes: packSearch(index).byteLength,
    find(typed) {
      const text = typed.trim();
      if (text.length < LOCAL_SEARCH_LENGTH_MIN) return [];
      const { columns } = catalogue;
      const relevance = catalogue.orderOf('relevance');
      const asked = { text, isTyping: false, hidesOutOfStock: !isOutOfStockFound };
      const { order, set } = index.search(asked, options, { columns, relevance });
      const question = { sort: 'relevance', categoryId: null, filters: {}, limit: RESULTS, among: set } as const;
      return catalogue.answer(question, order).ids;
    },
  };
}

/** The document that the libraries search: every fact of a product as text. */
interface PlainDocument {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly categories: string;
  readonly options: string;
  readonly description: string;
}

const fields = ['name', 'sku', 'categories', 'options', 'description'] as const;

const oramaLanguages = {
  nb: 'norwegian',
  sv: 'swedish',
  da: 'danish',
  fi: 'finnish',
  en: 'english',
} as const satisfies Readonly<Record<LanguageCode, string>>;

/** Products as documents for the libraries. */
export function plainDocuments(
  products: readonly ProductFacts[],
  descriptions: SearchedCatalogue['descriptions'],
): PlainDocument[] {
  return products.map(({ id, name, skus, categories, options }) => ({
    id,
    name,
    sku: skus.join(' '),
    categories: categories.join(' '),
    options: options.join(' '),
    description: descriptions?.get(id) ?? '',
  }));
}

/** MiniSearch with its default settings. */
export function miniSearch(documents: readonly PlainDocument[]): Engine {
  const index = new MiniSearch<PlainDocument>({ fields: [...fields] });
  index.addAll(documents);
  return {
    name: 'MiniSearch',
    find: (text) =>
      index
        .search(text)
        .slice(0, RESULTS)
        .map(({ id }) => id as string),
  };
}

/** Orama with its default settings, in the language of the documents. */
export async function orama(documents: readonly PlainDocument[], locale: string): Promise<Engine> {
  const index = create({
    schema: { name: 'string', sku: 'string', categories: 'string', options: 'string', description: 'string' },
    language: oramaLanguages[locale.split('-')[0] as LanguageCode],
  });
  await insertMultiple(
    index,
    documents.map((document) => ({ ...document })),
  );
  return {
    name: 'Orama',
    async find(text) {
      const { hits } = await search(index, { term: text, limit: RESULTS });
      return hits.map(({ id }) => id);
    },
  };
}
