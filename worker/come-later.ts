import { defer, type Observable, retry, switchMap, timer } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import { fail, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from './context.ts';
import type * as later from './later.ts';

const RETRY_MS = 2000;

type Later = typeof later;
type Load = () => Promise<Later>;

const load: Load = () => import('./later.ts');

/**
 * A query whose code is loaded when it is first watched. When the code cannot be loaded, such as without a network, it
 * is tried again.
 */
export function laterQuery<P extends readonly unknown[], T>(
  pick: (later: Later) => (context: WorkerContext, ...params: P) => Observable<Answer<T>>,
  from: Load = load,
) {
  return (context: WorkerContext, ...params: P): Observable<Answer<T>> =>
    defer(from).pipe(
      retry({ delay: () => timer(RETRY_MS) }),
      switchMap((here) => pick(here)(context, ...params)),
    );
}

/**
 * A command whose code is loaded when it is called. When the code cannot be loaded, the command is refused and changes
 * nothing.
 */
export function laterCommand<P, T>(
  pick: (later: Later) => (context: WorkerContext, params: P) => Promise<Result<T>>,
  from: Load = load,
) {
  return async (context: WorkerContext, params: P): Promise<Result<T>> => {
    let here;
    try {
      here = await from();
    } catch {
      return fail({ code: 'notAvailableOffline' });
    }
    return pick(here)(context, params);
  };
}
