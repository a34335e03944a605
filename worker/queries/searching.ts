import { combineLatest, type Observable, startWith } from 'rxjs';
import { type Answer, loading } from '#domain/answer.ts';
import type { CatalogueSearch } from '#domain/search/catalogue-search.ts';
import type { WorkerContext } from '../context.ts';
import { searchOf } from '../search/catalogue-search.ts';
import { listingChanges } from './listing.ts';
import { live } from './live.ts';

/** Answers from the device's search and what the provider said: now, after every change and when that says more. */
export function whileSearching<T, P>(
  context: WorkerContext,
  provided$: Observable<P>,
  answer: (search: CatalogueSearch, provided: P) => Promise<Answer<T>>,
): Observable<Answer<T>> {
  const search$ = searchOf(context).pipe(startWith<CatalogueSearch | null>(null));
  return live(context, combineLatest([search$, provided$, listingChanges(context)]), ([search, provided]) =>
    search ? answer(search, provided) : loading,
  );
}
