import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, switchMap } from 'rxjs';
import { type Answer, loading, missing, missingFor, notOnDevice, ready } from '#domain/answer.ts';
import { categoryPath, contentIdentifier, isReservedPath, pathKey, productPath } from '#domain/paths.ts';
import { nothingAt, type PageView } from '#domain/views/page.ts';
import type { WorkerContext } from '../context.ts';
import type { AddressAnswer } from '../replication/backend.ts';
import { ARTICLES_PULL, PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { readAll } from '../replication/read-all.ts';
import { isSameAnswer } from './same-answer.ts';

/**
 * What an address shows that no route names: the exact path of any kind first, then a product by its last segment, then
 * a rewrite (spec 2: route resolution, D41, D80). What the device does not know the shop is asked once, where it can be:
 * its answer is stored, and looked up as everything else. The path is inside the store view.
 */
export function byPath(context: WorkerContext, { path }: { readonly path: string }): Observable<Answer<PageView>> {
  const { catalogue, connection, demand } = context;
  const key = pathKey(path);
  const said$ = new BehaviorSubject<AddressAnswer | null>(null);
  let isAsked = false;
  return combineLatest([
    catalogue.categories$,
    catalogue.references$,
    completeness$(context),
    connection.isOnline$,
    said$,
  ]).pipe(
    switchMap(async ([, , { hasMenu, isMenuFailing, isEverythingHere }, isOnline, said]): Promise<Answer<PageView>> => {
      if (isReservedPath(key)) return missing;
      const exact = await exactPage(context, key);
      if (exact) return ready(exact);
      // While something may still come that has exactly this path, the next best is not looked for.
      const isLast = isEverythingHere || said !== null || !isOnline;
      // Hardly any address leads on, so the code that looks for that comes then; what cannot be looked up leads nowhere.
      const redirect = isLast
        ? await import('../later.ts').then(({ redirectFor }) => redirectFor(context, key)).catch(() => null)
        : null;
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
    }),
    distinctUntilChanged(isSameAnswer),
  );
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

async function exactPage({ catalogue }: WorkerContext, key: string): Promise<PageView | null> {
  const categories = catalogue.categories$.value.filter(({ isActive }) => isActive);
  const category = categories.find(({ urlPath }) => urlPath === key);
  if (category) return { kind: 'category', categoryId: category.id };
  const bySlug = categories.find(({ slug }) => key === `c/${slug}`);
  if (bySlug) {
    const path = categoryPath(bySlug);
    // Without a path of its own it lives at its slug.
    if (pathKey(path) === key) return { kind: 'category', categoryId: bySlug.id };
    return { kind: 'redirect', path, isPermanent: true };
  }
  const product = await catalogue.summaryWhere(({ urlPath }) => urlPath === key);
  if (product) return { kind: 'redirect', path: productPath(product), isPermanent: true };
  const named = contentIdentifier(key);
  const identifier = named ?? key;
  const kinds = named === null ? ['page', 'article'] : ['page'];
  const contents = await readAll(catalogue.database.collections.content);
  return contents.some((content) => kinds.includes(content.kind) && content.identifier === identifier)
    ? { kind: 'content', identifier }
    : null;
}
