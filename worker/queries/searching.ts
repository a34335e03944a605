import { combineLatest, distinctUntilChanged, type Observable, startWith, switchMap } from 'rxjs';
import { type Answer, loading, notOnDevice } from '#domain/answer.ts';
import type { CatalogueSearch } from '#domain/search/catalogue-search.ts';
import type { WorkerContext } from '../context.ts';
import { searchOf } from '../search/catalogue-search.ts';
import { listingChanges } from './listing.ts';
import { isSameAnswer } from './same-answer.ts';

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
