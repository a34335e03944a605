import { combineLatest, distinctUntilChanged, map, type Observable, startWith, switchMap } from 'rxjs';
import { type Answer, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import { type ArticleView, articleViews, type ContentView, contentView } from '#domain/views/content.ts';
import type { Catalogue } from '../catalogue.ts';
import { events } from '../collection-events.ts';
import type { WorkerContext } from '../context.ts';
import type { ContentDoc } from '../documents/catalogue-documents.ts';
import { ARTICLES_PULL } from '../replication/pulls.ts';
import { readAll } from '../replication/read-all.ts';
import { isSameAnswer } from './same-answer.ts';

/** Articles of the magazine, the newest first. */
export function articles({ catalogue, connection, locale }: WorkerContext): Observable<Answer<readonly ArticleView[]>> {
  return whileComing(catalogue, [ARTICLES_PULL], async (isComplete) => {
    const contents = await readAll(catalogue.database.collections.content);
    const views = articleViews(contents, locale);
    if (views.length > 0 || isComplete) return ready(views);
    return connection.isOnline ? loading : notOnDevice;
  });
}

/** A content page, or an article, by its identifier. */
export function byIdentifier(
  context: WorkerContext,
  { identifier }: { readonly identifier: string },
): Observable<Answer<ContentView>> {
  return contentOf(context, ['page', 'article'], identifier);
}

/** A block, a piece of a page, by its identifier. */
export function block(
  context: WorkerContext,
  { identifier }: { readonly identifier: string },
): Observable<Answer<ContentView>> {
  return contentOf(context, ['block'], identifier);
}

/** What the shop's people wrote, whole or in pieces. */
function contentOf(
  { catalogue, connection, locale }: WorkerContext,
  kinds: readonly ContentDoc['kind'][],
  identifier: string,
): Observable<Answer<ContentView>> {
  const pulls = kinds.map((kind) => pullOf[kind]);
  return whileComing(catalogue, pulls, async (isComplete): Promise<Answer<ContentView>> => {
    const contents = await readAll(catalogue.database.collections.content);
    // A page goes before an article of the same name.
    const [found] = kinds.flatMap((kind) => {
      return contents.find((candidate) => candidate.kind === kind && candidate.identifier === identifier) ?? [];
    });
    if (found) return ready(contentView(found, locale, found.kind === 'block' ? 'block' : 'page'));
    if (isComplete) return missing;
    return connection.isOnline ? loading : notOnDevice;
  });
}

const pullOf: Readonly<Record<ContentDoc['kind'], string>> = {
  page: 'cms_pages',
  block: 'cms_blocks',
  article: ARTICLES_PULL,
};

/** Answers again whenever something is written differently, and when the last of some pulls has brought everything. */
function whileComing<T>(
  { pulls$, database }: Catalogue,
  names: readonly string[],
  answer: (isComplete: boolean) => Promise<Answer<T>>,
): Observable<Answer<T>> {
  const isComplete$ = pulls$.pipe(
    map((pulls) => names.every((name) => pulls.get(name)?.isComplete ?? false)),
    distinctUntilChanged(),
  );
  const changes$ = events<ContentDoc>(database.collections.content).pipe(startWith(null));
  return combineLatest([isComplete$, changes$]).pipe(
    switchMap(([isComplete]) => answer(isComplete)),
    distinctUntilChanged(isSameAnswer),
  );
}
