import { distinctUntilChanged, map, type Observable, switchMap } from 'rxjs';
import { type Answer, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import { type ContentView, contentView } from '#domain/views/content.ts';
import type { WorkerContext } from '../context.ts';
import type { ContentDoc } from '../documents/catalogue-documents.ts';
import { readAll } from '../replication/read-all.ts';
import { isSameAnswer } from './same-answer.ts';

/** A content page by its identifier. */
export function byIdentifier(
  context: WorkerContext,
  { identifier }: { readonly identifier: string },
): Observable<Answer<ContentView>> {
  return contentOf(context, 'page', identifier);
}

/** A block, a piece of a page, by its identifier. */
export function block(
  context: WorkerContext,
  { identifier }: { readonly identifier: string },
): Observable<Answer<ContentView>> {
  return contentOf(context, 'block', identifier);
}

/** What the shop's people wrote, whole or in pieces. */
function contentOf(
  { catalogue, connection, locale }: WorkerContext,
  kind: ContentDoc['kind'],
  identifier: string,
): Observable<Answer<ContentView>> {
  return catalogue.pulls$.pipe(
    map((pulls) => pulls.get(`cms_${kind}s`)?.isComplete ?? false),
    distinctUntilChanged(),
    switchMap(async (isComplete): Promise<Answer<ContentView>> => {
      const contents = await readAll(catalogue.database.collections.content);
      const found = contents.find((candidate) => candidate.kind === kind && candidate.identifier === identifier);
      if (found) return ready(contentView(found, locale, kind));
      if (isComplete) return missing;
      return connection.isOnline ? loading : notOnDevice;
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
