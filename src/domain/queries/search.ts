import { SEARCH_PAGE_SIZE } from '#config/limits.ts';
import { type Answer, ready } from '../answer.ts';
import type { ListingState } from '../listing.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import type { Answering } from '../search/shown-of.ts';
import type { SearchView } from '../views/search.ts';
import { searchResults } from '../views/search-results.ts';
import { cardsOf } from './cards.ts';
import type { Repository } from './repository.ts';

export interface SearchQuestion extends ListingState {
  readonly text: string;
}

/** The provider's part of a search: its results, and the page to which the text redirects. */
export interface Provided extends Omit<Answering, 'sort'> {
  readonly redirect: string | null;
}

/** The results of a search (spec 2: /search). */
export async function resultsAnswer(
  repository: Repository,
  search: CatalogueSearch,
  { text, filters, sort, page }: SearchQuestion,
  { redirect, ...provided }: Provided,
): Promise<Answer<SearchView>> {
  const { index, views } = repository;
  const view = await searchResults(
    { index, search, views, isComplete: repository.has('products') },
    {
      ...provided,
      text: text.trim(),
      filters,
      sort,
      limit: SEARCH_PAGE_SIZE * page,
      cardsOf: (ids, named) => cardsOf(repository, ids, named),
    },
  );
  if (!view) return repository.notYet;
  return ready(view.isTooShort ? view : { ...view, redirect });
}
