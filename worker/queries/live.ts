import { distinctUntilChanged, type Observable, switchMap } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import { isSameAnswer } from './same-answer.ts';

/** Answers at each of the changes; one that overtakes an answer takes its place, and what was said is not said again. */
export function live<C, T>(
  changes$: Observable<C>,
  answer: (change: C) => Answer<T> | Promise<Answer<T>>,
): Observable<Answer<T>> {
  return changes$.pipe(
    switchMap(async (change) => answer(change)),
    distinctUntilChanged(isSameAnswer),
  );
}
