import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { ConnectionView } from '#domain/views/sync.ts';
import type { WorkerContext } from '../context.ts';
import { isSameAnswer } from './same-answer.ts';

/** Whether the shop can be reached, by the outcomes of real requests. */
export function connectionState({ connection }: WorkerContext): Observable<Answer<ConnectionView>> {
  return connection.state$.pipe(
    map(({ isOnline, serverVersion }) => ready({ isOnline, serverVersion })),
    distinctUntilChanged(isSameAnswer),
  );
}
