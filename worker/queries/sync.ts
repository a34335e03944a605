import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import type { PullRecord } from '../catalogue-index/index-store.ts';
import type { WorkerContext } from '../context.ts';
import { LIVE_NAMES } from '../replication/live-offers.ts';
import type { Pull } from '../replication/pull-of-collection.ts';
import { catalogueTiers } from '../replication/pulls.ts';
import { isSameAnswer } from './same-answer.ts';

/** How far the catalogue is on this device. */
export function progress({
  catalogue,
  connection,
  space,
  isMetered$,
}: WorkerContext): Observable<Answer<SyncProgressView>> {
  const tierPulls = catalogueTiers(catalogue.writers);
  const tiers = tierPulls.map((pulls) => pulls.filter(({ isOptional }) => !isOptional).map(({ name }) => name));
  const allPulls = tierPulls.flat();
  const needed = tiers.flat();
  const names = [...allPulls.map(({ name }) => name), ...LIVE_NAMES];
  return combineLatest([catalogue.pulls$, connection.state$, space.isTight$, isMetered$]).pipe(
    map(([pulls, { isOnline }, isTight, isMetered]) => {
      const isHere = (name: string): boolean => pulls.get(name)?.isComplete ?? false;
      const records = needed.map((name) => pulls.get(name));
      const isComplete = needed.every(isHere);
      const isListed = tiers.slice(0, -1).flat().every(isHere);
      const pausedBy = pauseOf({ isComplete, isOnline, isTight, isMetered: isMetered && isListed });
      return ready({
        done: records.reduce((sum, record) => sum + (record?.done ?? 0), 0),
        total: records.reduce((sum, record) => sum + (record?.total ?? 0), 0),
        state: isComplete ? ('complete' as const) : pausedBy === null ? ('running' as const) : ('paused' as const),
        pausedBy,
        unreadable: unreadableIn(allPulls, pulls),
        failing: names.flatMap((name) => {
          const since = pulls.get(name)?.failedSince ?? null;
          return since === null ? [] : [{ name, since }];
        }),
      });
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** Documents of the shop that cannot be read; a product that is pulled in two forms is one. */
function unreadableIn(tierPulls: readonly Pull[], pulls: ReadonlyMap<string, PullRecord>): number {
  const names = tierPulls.flatMap(({ name, collection }) =>
    (pulls.get(name)?.unreadable ?? []).map((document) => `${collection} ${document}`),
  );
  return new Set(names).size;
}

function pauseOf(situation: {
  readonly isComplete: boolean;
  readonly isOnline: boolean;
  readonly isTight: boolean;
  readonly isMetered: boolean;
}): SyncProgressView['pausedBy'] {
  if (situation.isTight) return 'space';
  if (situation.isComplete) return null;
  if (!situation.isOnline) return 'offline';
  return situation.isMetered ? 'metered' : null;
}
