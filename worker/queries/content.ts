import { distinctUntilChanged, map, type Observable, switchMap } from 'rxjs';
import { type Answer, loading, missing, notOnDevice, ready } from '#domain/answer.ts';
import { type ContentView, contentView } from '#domain/views/content.ts';
import type { WorkerContext } from '../context.ts';
import { readAll } from '../replication/read-all.ts';
import { isSameAnswer } from './same-answer.ts';

/** A content page by its identifier. */
export function byIdentifier(
  { catalogue, connection, locale }: WorkerContext,
  { identifier }: { readonly identifier: string },
): Observable<Answer<ContentView>> {
  return catalogue.pulls$.pipe(
    map((pulls) => pulls.get('cms_pages')?.isComplete ?? false),
    distinctUntilChanged(),
    switchMap(async (isComplete): Promise<Answer<ContentView>> => {
      const pages = await readAll(catalogue.database.collections.content);
      const page = pages.find((candidate) => candidate.kind === 'page' && candidate.identifier === identifier);
      if (page) return ready(contentView(page, locale));
      if (isComplete) return missing;
      return connection.isOnline ? loading : notOnDevice;
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
