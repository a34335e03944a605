import type { Observable } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import type { ContentView } from '#domain/views/content.ts';
import type { WorkerContext } from '../context.ts';
import { contentOf } from './content.ts';

/** A block, a piece of a page, by its identifier. */
export function block(
  context: WorkerContext,
  { identifier }: { readonly identifier: string },
): Observable<Answer<ContentView>> {
  return contentOf(context, 'block', identifier);
}
