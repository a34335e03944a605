import { combineLatest, distinctUntilChanged, type Observable, switchMap } from 'rxjs';
import { type Answer, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import { categoryPath, normalisePath, productPath } from '#domain/paths.ts';
import type { PageView } from '#domain/views/page.ts';
import type { WorkerContext } from '../context.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { readAll } from '../replication/read-all.ts';
import { isSameAnswer } from './same-answer.ts';

/**
 * What an address shows that no route names: the exact path of any kind first, then a product by its last segment, then
 * a rewrite (spec 2: route resolution, D41, D80). The path is inside the store view.
 */
export function byPath(context: WorkerContext, { path }: { readonly path: string }): Observable<Answer<PageView>> {
  const { catalogue, connection } = context;
  const plain = normalisePath(path).slice(1);
  return combineLatest([catalogue.categories$, catalogue.references$, catalogue.pulls$]).pipe(
    switchMap(async ([, , pulls]): Promise<Answer<PageView>> => {
      const page = (await pageAt(context, plain)) ?? (await broughtPage(context, plain));
      if (page) return ready(page);
      const isEverythingHere = pulls.get(PRODUCT_LIST_PULL)?.isComplete && pulls.get('cms_pages')?.isComplete;
      if (isEverythingHere) return missing;
      return connection.isOnline ? loading : notOnDevice;
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

async function pageAt(context: WorkerContext, plain: string): Promise<PageView | null> {
  return (await exactPage(context, plain)) ?? redirectFor(context, plain);
}

/** A page that the backend knows and has not given to the device. */
async function broughtPage(context: WorkerContext, plain: string): Promise<PageView | null> {
  const isBrought = context.connection.isOnline && (await context.demand.address(plain));
  return isBrought ? pageAt(context, plain) : null;
}

async function exactPage({ catalogue }: WorkerContext, plain: string): Promise<PageView | null> {
  const categories = catalogue.categories$.value;
  const category = categories.find(({ urlPath, isActive }) => isActive && urlPath === plain);
  if (category) return { kind: 'category', categoryId: category.id };
  const [first, slug] = plain.split('/');
  const bySlug = first === 'c' ? categories.find((candidate) => candidate.slug === slug) : undefined;
  if (bySlug) return { kind: 'redirect', path: categoryPath(bySlug), isPermanent: true };
  const product = await catalogue.summaryWhere(({ urlPath }) => urlPath === plain);
  if (product) return { kind: 'redirect', path: productPath(product), isPermanent: true };
  const identifier = first === 'i' || first === 'cp' ? plain.slice(first.length + 1) : plain;
  const pages = await readAll(catalogue.database.collections.content);
  return pages.some((page) => page.kind === 'page' && page.identifier === identifier)
    ? { kind: 'content', identifier }
    : null;
}

async function redirectFor({ catalogue }: WorkerContext, plain: string): Promise<PageView | null> {
  const last = plain.split('/').at(-1)!;
  const product = await catalogue.summaryWhere(({ slug }) => slug === last);
  if (product) return { kind: 'redirect', path: productPath(product), isPermanent: true };
  for (const reference of catalogue.references$.value) {
    if (reference.kind !== 'urlRewrite' || reference.value.path !== plain) continue;
    return {
      kind: 'redirect',
      path: normalisePath(reference.value.target),
      isPermanent: reference.value.status === 301,
    };
  }
  return null;
}
