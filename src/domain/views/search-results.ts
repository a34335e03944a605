import { facetConfigs } from '#config/facets.ts';
import { LOCAL_SEARCH_LENGTH_MIN } from '#config/limits.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Filters, ListingState } from '../listing.ts';
import { type CatalogueSearch, find } from '../search/catalogue-search.ts';
import type { Understood } from '../search/search-index.ts';
import { type Answering, shownOf } from '../search/shown-of.ts';
import type { CardView } from './card.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { facetViews } from './listing.ts';
import type { SearchView } from './search.ts';
import { othersOf } from './search-others.ts';
import { understoodWords } from './understood-words.ts';

/** Facets whose options a search text can name; a card then shows the variant with that option. */
const OPTION_CODES = new Set(facetConfigs.filter(({ kind }) => kind === 'options').map(({ code }) => code));

/** The data that results are made from, on the device and on the server. */
export interface SearchedCatalogue {
  readonly index: CatalogueIndex;
  readonly search: CatalogueSearch;
  readonly views: CatalogueContext;
  /** Whether all products are known. */
  readonly isComplete: boolean;
}

export interface ResultsQuestion extends Pick<ListingState, 'filters' | 'sort'>, Answering {
  readonly text: string;
  /** The most cards that the results have. */
  readonly limit: number;
  /** The cards of products, in the order of their ids. */
  readonly cardsOf: (ids: readonly string[], filters: Filters) => Promise<readonly CardView[]>;
}

/** The results of a search (spec 2: /search; D47); `null` while there are none but some may still arrive. */
export async function searchResults(
  { index, search, views, isComplete }: SearchedCatalogue,
  { text, filters, limit, cardsOf, ...asked }: ResultsQuestion,
): Promise<SearchView | null> {
  if (text.length < LOCAL_SEARCH_LENGTH_MIN) return { ...nothing, isComplete, isTooShort: true };
  const found = find(index, search, { text, isTyping: false });
  const shown = shownOf(index, found, asked);
  if (!shown) return null;
  const question = { filters, sort: asked.sort, categoryId: null, limit, among: shown.set };
  const answer = index.answer(question, shown.order);
  const isAll = shown.exact === shown.set;
  const exact = isAll ? answer : index.answer({ ...question, limit: 0, among: shown.exact });
  // The provider's further products are fetched page by page, so its own total counts until then.
  const further = asked.provided && asked.provided.total > limit ? asked.provided.total : 0;
  const total = Math.max(answer.total, further);
  if (answer.total === 0 && !isComplete && Object.keys(filters).length === 0) return null;
  return {
    total,
    exact: isAll ? total : exact.total,
    cards: await cardsOf(answer.ids, { ...namedOptions(found.understood), ...filters }),
    facets: facetViews(answer, filters, views),
    isComplete,
    understood: found.understood.map((words) => understoodWords(text, words, views)),
    corrected: found.corrected,
    isNearest: shown.isNearest,
    isTooShort: false,
    others: othersOf(search, { text, isTyping: false, found, views }),
    redirect: null,
  };
}

const nothing = {
  total: 0,
  exact: 0,
  cards: [],
  facets: [],
  understood: [],
  corrected: null,
  isNearest: false,
  others: [],
  redirect: null,
} as const;

/** The options that words of the search name, so that a card shows the picture of that option. */
export function namedOptions(understood: readonly Understood[]): Filters {
  const named = understood.filter(({ code }) => OPTION_CODES.has(code));
  return Object.fromEntries(named.map(({ code, value }) => [code, [value]]));
}
