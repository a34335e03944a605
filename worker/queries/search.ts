import { combineLatest, type Observable } from 'rxjs';
import { CATEGORY_PAGE_SIZE } from '#config/limits.ts';
import { type Answer, ready } from '#domain/answer.ts';
import type { ListingState } from '#domain/listing.ts';
import type { SearchView } from '#domain/views/search.ts';
import { searchResults } from '#domain/views/search-results.ts';
import type { WorkerContext } from '../context.ts';
import { type Provided, providedRedirect, providedResults } from '../search-provider/provided.ts';
import { providerAnswers } from '../search-provider/provider-of.ts';
import type { ProviderFound } from '../search-provider/search-provider.ts';
import { catalogueContext } from './catalogue-context.ts';
import { cardsOf } from './listing.ts';
import { whileSearching } from './searching.ts';

export { suggestions } from './suggestions.ts';

/** The results of a search (spec 2: /search). */
export function results(
  context: WorkerContext,
  asked: ListingState & { readonly text: string },
): Observable<Answer<SearchView>> {
  const text = asked.text.trim();
  const provided$ = combineLatest([providedResults(context, { ...asked, text }), providedRedirect(context, text)]);
  return whileSearching<SearchView, [Provided<ProviderFound>, string | null]>(
    context,
    provided$,
    async ({ search, provided: [{ state, found }, redirect], isComplete }) => {
      const views = catalogueContext(context);
      const view = await searchResults(
        { index: context.catalogue.index, search, views, isComplete },
        {
          ...asked,
          text,
          limit: CATEGORY_PAGE_SIZE * asked.page,
          answers: providerAnswers(context),
          state,
          provided: found,
          cardsOf: (ids, filters) => cardsOf(context, { ids }, views, filters),
        },
      );
      return view && ready(view.isTooShort ? view : { ...view, redirect });
    },
  );
}
