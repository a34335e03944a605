import { combineLatest, type Observable } from 'rxjs';
import { facetConfigs } from '#config/facets.ts';
import { CATEGORY_PAGE_SIZE, LOCAL_SEARCH_LENGTH_MIN } from '#config/limits.ts';
import { type Answer, ready } from '#domain/answer.ts';
import { type ListingState, parseRange } from '#domain/listing.ts';
import { textWithout } from '#domain/search/question.ts';
import type { Understood } from '#domain/search/search-index.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import { facetViews, valueLabel } from '#domain/views/listing.ts';
import type { SearchView, UnderstoodWords } from '#domain/views/search.ts';
import type { WorkerContext } from '../context.ts';
import { type Provided, providedRedirect, providedResults } from '../search-provider/provided.ts';
import type { ProviderFound } from '../search-provider/search-provider.ts';
import { catalogueContext } from './catalogue-context.ts';
import { cardsOf } from './listing.ts';
import { othersOf } from './search-others.ts';
import { find, namedOptions, whileSearching } from './searching.ts';
import { shownOf } from './shown-of.ts';

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
    async ({ search, provided: [provided, redirect], isComplete }) => {
      if (text.length < LOCAL_SEARCH_LENGTH_MIN) return ready({ ...nothing, isComplete, isTooShort: true });
      const views = catalogueContext(context);
      const found = find(context, search, { text, isTyping: false });
      const shown = shownOf(context, { found, provided, sort: asked.sort });
      if (!shown) return null;
      const limit = CATEGORY_PAGE_SIZE * asked.page;
      const { index } = context.catalogue;
      const question = { ...asked, categoryId: null, limit, among: shown.set };
      const answer = index.answer(question, shown.order);
      const isAll = shown.exact === shown.set;
      const exact = isAll ? answer : index.answer({ ...question, limit: 0, among: shown.exact });
      const total = Math.max(answer.total, furtherTotal(provided.found, limit));
      if (answer.total === 0 && !isComplete && Object.keys(asked.filters).length === 0) return null;
      const cards = await cardsOf(context, answer, views, { ...namedOptions(found.understood), ...asked.filters });
      return ready({
        total,
        exact: isAll ? total : exact.total,
        cards,
        facets: facetViews(answer.facets, asked.filters, views),
        isComplete,
        understood: found.understood.map((words) => understoodWords(text, words, views)),
        corrected: found.corrected,
        isNearest: shown.isNearest,
        isTooShort: false,
        others: othersOf(search, { text, isTyping: false, found, views }),
        redirect,
      });
    },
  );
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

/** How many products the provider has where it was not asked for all of them yet; they join as pages are asked for. */
function furtherTotal(found: ProviderFound | null, limit: number): number {
  return found && found.total > limit ? found.total : 0;
}

function understoodWords(text: string, words: Understood, views: CatalogueContext): UnderstoodWords {
  const { code, value, start, end } = words;
  const facet = facetConfigs.find((candidate) => candidate.code === code);
  const label = facet && (facet.kind !== 'range' || parseRange(value)) ? valueLabel(facet, value, views) : null;
  return {
    code,
    value,
    label: label ?? `${value.replace('x', ' × ')}\u00a0cm`,
    words: text.slice(start, end),
    without: textWithout(text, { start, end }),
  };
}
