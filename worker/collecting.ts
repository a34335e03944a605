import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { WorkerContext } from './context.ts';
import { catalogueTiers } from './replication/pulls.ts';

/**
 * Whether the device still fetches data that it is meant to hold. Without room it fetches nothing more, and on a
 * metered connection not everything.
 */
export function isCollecting$({ catalogue, space, isMetered$ }: WorkerContext): Observable<boolean> {
  const tiers = catalogueTiers(catalogue.writers).map((pulls) => pulls.filter(({ isOptional }) => !isOptional));
  return combineLatest([catalogue.pulls$, space.isTight$, isMetered$]).pipe(
    map(([pulls, isTight, isMetered]) => {
      // The last tier is what lists do not need; it is not fetched on a metered connection.
      const wanted = isMetered ? tiers.slice(0, -1) : tiers;
      return !isTight && !wanted.flat().every(({ name }) => pulls.get(name)?.isComplete);
    }),
    distinctUntilChanged(),
  );
}
