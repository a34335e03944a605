import { defer, type Observable, retry, switchMap, timer } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import { fail, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from './context.ts';

const RETRY_MS = 2000;

/** A query whose code comes when it is asked for; without a network before the first visit is complete, when that is back. */
export function laterQuery<P extends readonly unknown[], T>(
  load: () => Promise<(context: WorkerContext, ...params: P) => Observable<Answer<T>>>,
) {
  return (context: WorkerContext, ...params: P): Observable<Answer<T>> =>
    defer(load).pipe(
      retry({ delay: () => timer(RETRY_MS) }),
      switchMap((query) => query(context, ...params)),
    );
}

/** A command whose code comes when it is called; one that cannot come is refused and changes nothing. */
export function laterCommand<P, T>(load: () => Promise<(context: WorkerContext, params: P) => Promise<Result<T>>>) {
  return async (context: WorkerContext, params: P): Promise<Result<T>> => {
    let command;
    try {
      command = await load();
    } catch {
      return fail({ code: 'notAvailableOffline' });
    }
    return command(context, params);
  };
}
