import { catchError, concat, from, map, merge, Observable, of, scan, share, startWith, takeUntil } from 'rxjs';
import { PROVIDER_PATIENCE_MS } from '#config/timings.ts';
import type { ListingState } from '#domain/listing.ts';
import type { ProviderState } from '#domain/merge-provider.ts';
import type { ProviderRecord } from '#domain/wire/search-provider.ts';
import type { WorkerContext } from '../context.ts';
import { hasProvider, providerOf } from './provider-of.ts';
import type { ProviderFound, SearchProvider } from './search-provider.ts';

/**
 * What the provider has found so far, `null` for nothing, and whether its answer is awaited, came in time or is late.
 */
export interface Provided<T> {
  readonly state: ProviderState;
  readonly found: T | null;
}

/**
 * Results of the provider for a search: first the pages that are known already, then those up to the page that is
 * shown.
 */
export function providedResults(
  context: WorkerContext,
  { text, ...state }: ListingState & { readonly text: string },
): Observable<Provided<ProviderFound>> {
  return provided(context, (provider, signal) => {
    const known = provider.known(text, state);
    const asked = from(provider.search(text, state, signal));
    return known ? concat(of(known), asked) : asked;
  });
}

/** What the provider suggests for a text that is being typed (D69). */
export function providedSuggestions(
  context: WorkerContext,
  text: string,
): Observable<Provided<readonly ProviderRecord[]>> {
  return provided(context, (provider, signal) => from(provider.suggestions(text, signal)));
}

/** The path that a text leads to instead of results; `null` until it is known (spec 9: redirect within two seconds). */
export function providedRedirect(context: WorkerContext, text: string): Observable<string | null> {
  if (!hasProvider(context)) return of(null);
  const leading = async (): Promise<string | null> => (await providerOf(context))?.redirectFor(text) ?? null;
  return from(leading()).pipe(startWith<string | null>(null));
}

/**
 * Asks the provider, if the shop has one. After `PROVIDER_PATIENCE_MS` its answer counts as late, and a failure counts
 * as nothing found.
 */
function provided<T>(
  context: WorkerContext,
  ask: (provider: SearchProvider, signal: AbortSignal) => Observable<T>,
): Observable<Provided<T>> {
  if (!hasProvider(context)) return of({ state: 'inTime', found: null });
  const said$ = askedFor(context, ask).pipe(catchError(() => of(null)));
  const late$ = from(context.ports.clock.sleep(PROVIDER_PATIENCE_MS)).pipe(map(() => 'late' as const));
  return merge(said$, late$.pipe(takeUntil(said$))).pipe(
    scan<T | null | 'late', Provided<T>>(
      ({ state }, said) =>
        said === 'late' ? { state: 'late', found: null } : { state: state === 'late' ? 'late' : 'inTime', found: said },
      { state: 'asked', found: null },
    ),
    startWith<Provided<T>>({ state: 'asked', found: null }),
  );
}

/** What the provider finds; `null` when the shop turns out to have no provider. */
function askedFor<T>(
  context: WorkerContext,
  ask: (provider: SearchProvider, signal: AbortSignal) => Observable<T>,
): Observable<T | null> {
  return new Observable<T | null>((subscriber) => {
    const asking = new AbortController();
    void providerOf(context).then((provider) => {
      const said$: Observable<T | null> = provider ? ask(provider, asking.signal) : of(null);
      said$.subscribe(subscriber);
    });
    return () => asking.abort();
  }).pipe(share());
}
