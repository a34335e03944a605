import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, loading, missing, missingFor, notOnDevice, ready } from '#domain/answer.ts';
import { isReservedPath, pathKey } from '#domain/paths.ts';
import { exactPage, redirectFrom } from '#domain/queries/page.ts';
import { nothingAt, type PageView } from '#domain/views/page.ts';
import type { WorkerContext } from '../context.ts';
import type { AddressAnswer } from '../replication/backend.ts';
import { ARTICLES_PULL, PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { deviceRepository } from './device-repository.ts';
import { live } from './live.ts';

/**
 * What an address shows. What the device does not know the shop is asked once, where it can be: its answer is stored, and
 * looked up as everything else. The path is inside the store view.
 */
export function byPath(context: WorkerContext, { path }: { readonly path: string }): Observable<Answer<PageView>> {
  const { catalogue, connection, demand } = context;
  const key = pathKey(path);
  const said$ = new BehaviorSubject<AddressAnswer | null>(null);
  let isAsked = false;
  const changes$ = combineLatest([
    completeness$(context),
    connection.isOnline$,
    said$,
    catalogue.categories$,
    catalogue.references$,
  ]);
  return live(context, changes$, async ([{ hasMenu, isMenuFailing, isEverythingHere }, isOnline, said]) => {
    if (isReservedPath(key)) return missing;
    const repository = deviceRepository(context);
    const exact = await exactPage(repository, key);
    if (exact) return ready(exact);
    // While something may still come that has exactly this path, the next best is not looked for.
    const isLast = isEverythingHere || said !== null || !isOnline;
    const redirect = isLast ? await redirectFrom(repository, key) : null;
    if (redirect) return ready(redirect);
    if (!isOnline) return isEverythingHere ? nothingAt(key) : notOnDevice;
    // What the shop knows was stored before it was said; what leads nowhere all the same is not shown either.
    if (said && said.isKnown !== null) return said.why ? missingFor(said.why) : nothingAt(key);
    // Categories come first of all and as a whole; one by itself would be a menu of one. Where they do not come, it is
    // better than nothing.
    if (!isAsked && (hasMenu || isMenuFailing)) {
      isAsked = true;
      void demand.address(key).then((answer) => said$.next(answer));
    }
    return said !== null && isEverythingHere ? nothingAt(key) : loading;
  });
}

interface Completeness {
  readonly hasMenu: boolean;
  readonly isMenuFailing: boolean;
  readonly isEverythingHere: boolean;
}

function completeness$({ catalogue }: WorkerContext): Observable<Completeness> {
  return catalogue.pulls$.pipe(
    map((pulls) => {
      const has = (name: string): boolean => pulls.get(name)?.isComplete ?? false;
      return {
        hasMenu: has('categories'),
        isMenuFailing: Boolean(pulls.get('categories')?.failedSince),
        isEverythingHere: has(PRODUCT_LIST_PULL) && has('cms_pages') && has(ARTICLES_PULL) && has('url_rewrites'),
      };
    }),
    distinctUntilChanged(isSameCompleteness),
  );
}

function isSameCompleteness(a: Completeness, b: Completeness): boolean {
  return a.hasMenu === b.hasMenu && a.isMenuFailing === b.isMenuFailing && a.isEverythingHere === b.isEverythingHere;
}
