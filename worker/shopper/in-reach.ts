import { defer, distinctUntilChanged, filter, type Observable, switchMap } from 'rxjs';
import type { WorkerContext } from '../context.ts';

/** Emits each time that the shop comes into reach. */
export function inReach({ connection }: Pick<WorkerContext, 'connection'>): Observable<boolean> {
  return defer(() => connection.firstLook()).pipe(
    switchMap(() => connection.isOnline$),
    distinctUntilChanged(),
    filter(Boolean),
  );
}
