import { combineLatest, distinctUntilChanged, type Observable, switchMap } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import { isCollecting$ } from '../collecting.ts';
import type { WorkerContext } from '../context.ts';
import { isSameAnswer } from './same-answer.ts';

/**
 * Answers at each of the changes; one that overtakes an answer takes its place, and what was said is not said again. What a
 * device says that is still collecting the catalogue is in part.
 */
export function live<C, T>(
  context: WorkerContext,
  changes$: Observable<C>,
  answer: (change: C) => Answer<T> | Promise<Answer<T>>,
): Observable<Answer<T>> {
  return combineLatest([changes$, isCollecting$(context)]).pipe(
    switchMap(async ([change, isCollecting]): Promise<Answer<T>> => {
      const said = await answer(change);
      return isCollecting ? { ...said, isPartial: true } : said;
    }),
    distinctUntilChanged(isSameAnswer),
  );
}
