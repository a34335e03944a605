import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { ConnectionView, SyncProgressView } from '#domain/views/sync.ts';
import type { WorkerContext } from '../context.ts';
import { catalogueTiers } from '../replication/pulls.ts';
import { isSameAnswer } from './same-answer.ts';

/** How far the catalogue is on this device. */
export function progress({ catalogue, connection }: WorkerContext): Observable<Answer<SyncProgressView>> {
  const names = catalogueTiers(catalogue.writers)
    .flat()
    .map(({ name }) => name);
  return combineLatest([catalogue.pulls$, connection.state$]).pipe(
    map(([pulls, { isOnline }]) => {
      const records = names.map((name) => pulls.get(name));
      const isComplete = records.every((record) => record?.isComplete);
      return ready({
        done: records.reduce((sum, record) => sum + (record?.done ?? 0), 0),
        total: records.reduce((sum, record) => sum + (record?.total ?? 0), 0),
        state: isComplete ? ('complete' as const) : isOnline ? ('running' as const) : ('paused' as const),
      });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** Whether the shop can be reached, by the outcomes of real requests. */
export function connectionState({ connection }: WorkerContext): Observable<Answer<ConnectionView>> {
  return connection.state$.pipe(
    map(({ isOnline, serverVersion }) => ready({ isOnline, serverVersion })),
    distinctUntilChanged(isSameAnswer),
  );
}
