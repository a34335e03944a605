import { defer, type Observable, retry, switchMap, timer } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import { fail, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from './context.ts';
import type * as later from './later.ts';

const RETRY_MS = 2000;

type Later = typeof later;
type Load = () => Promise<Later>;

const load: Load = () => import('./later.ts');

/** A query whose code comes when it is asked for; without a network before the first visit is complete, when that is back. */
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

/** A command whose code comes when it is called; one that cannot come is refused and changes nothing. */
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
