import { combineLatest, distinctUntilChanged, map, type Observable, startWith } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import { articlesAnswer, blockKinds, contentAnswer, pageKinds } from '#domain/queries/content.ts';
import type { ContentKind } from '#domain/queries/repository.ts';
import type { ArticleView, ContentView } from '#domain/views/content.ts';
import { events } from '../catalogue/collection-events.ts';
import type { WorkerContext } from '../context.ts';
import type { ContentDoc } from '../documents/catalogue-documents.ts';
import { askList } from '../replication/ask-list.ts';
import { deviceRepository, pullOf } from './device-repository.ts';
import { live } from './live.ts';

export interface Named {
  readonly identifier: string;
}

/** Articles of the magazine, the newest first. */
export function articles(context: WorkerContext): Observable<Answer<readonly ArticleView[]>> {
  void askList(context.catalogue, pullOf.article);
  return live(context, contentChanges(context, ['article']), () => articlesAnswer(deviceRepository(context)));
}

/** A content page, or an article, by its identifier. */
export function byIdentifier(context: WorkerContext, { identifier }: Named): Observable<Answer<ContentView>> {
  return contentOf(context, pageKinds, identifier);
}

/** A block, a piece of a page, by its identifier. */
export function block(context: WorkerContext, { identifier }: Named): Observable<Answer<ContentView>> {
  return contentOf(context, blockKinds, identifier);
}

function contentOf(
  context: WorkerContext,
  kinds: readonly ContentKind[],
  identifier: string,
): Observable<Answer<ContentView>> {
  return live(context, contentChanges(context, kinds), async () => {
    const answer = await contentAnswer(deviceRepository(context), kinds, identifier);
    if (!answer.value) for (const kind of kinds) void askList(context.catalogue, pullOf[kind]);
    return answer;
  });
}

/**
 * Emits at once, whenever something is written differently, when the last of some pulls has brought everything, and when the
 * network comes or goes.
 */
function contentChanges({ catalogue, connection }: WorkerContext, kinds: readonly ContentKind[]): Observable<unknown> {
  const isComplete$ = catalogue.pulls$.pipe(
    map((pulls) => kinds.every((kind) => pulls.get(pullOf[kind])?.isComplete ?? false)),
    distinctUntilChanged(),
  );
  const written$ = events<ContentDoc>(catalogue.database.collections.content).pipe(startWith(null));
  return combineLatest([isComplete$, connection.isOnline$, written$]);
}
