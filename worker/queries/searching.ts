import { combineLatest, distinctUntilChanged, type Observable, startWith, switchMap } from 'rxjs';
import { facetConfigs } from '#config/facets.ts';
import { isOutOfStockFound } from '#config/settings.ts';
import { type Answer, loading, notOnDevice } from '#domain/answer.ts';
import type { Filters } from '#domain/listing.ts';
import type { Found, Understood } from '#domain/search/search-index.ts';
import type { WorkerContext } from '../context.ts';
import { type CatalogueSearch, searchOf } from '../search/catalogue-search.ts';
import { listingChanges } from './listing.ts';
import { isSameAnswer } from './same-answer.ts';

/** Facets that words are taken for, and whose cards show the variant that has it. */
const OPTION_CODES = new Set(facetConfigs.filter(({ kind }) => kind === 'options').map(({ code }) => code));

/** What an answer is made of: the device's search, what the provider said, and whether products may still be coming. */
export interface Searching<P> {
  readonly search: CatalogueSearch;
  readonly provided: P;
  readonly isComplete: boolean;
}

/** Answers now, after every change and when the provider says more; `null` is nothing yet, which may still come. */
export function whileSearching<T, P>(
  context: WorkerContext,
  provided$: Observable<P>,
  answer: (searching: Searching<P>) => Promise<Answer<T> | null>,
): Observable<Answer<T>> {
  const search$ = searchOf(context).pipe(startWith<CatalogueSearch | null>(null));
  return combineLatest([listingChanges(context), search$, provided$]).pipe(
    switchMap(async ([{ isComplete, isOnline }, search, provided]): Promise<Answer<T>> => {
      if (!search) return loading;
      return (await answer({ search, provided, isComplete })) ?? (isOnline ? loading : notOnDevice);
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** A text that is searched for, and whether it is still being typed. */
export interface Asked {
  readonly text: string;
  readonly isTyping: boolean;
}

/** What the device finds. */
export function find({ catalogue }: WorkerContext, { products, options }: CatalogueSearch, asked: Asked): Found {
  const { columns } = catalogue.index;
  const relevance = catalogue.index.orderOf('relevance');
  return products.search({ ...asked, hidesOutOfStock: !isOutOfStockFound }, options, { columns, relevance });
}

/** Options that words were taken for, so that a card pictures what was asked for. */
export function namedOptions(understood: readonly Understood[]): Filters {
  const named = understood.filter(({ code }) => OPTION_CODES.has(code));
  return Object.fromEntries(named.map(({ code, value }) => [code, [value]]));
}
