import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { WorkerContext } from './context.ts';
import { catalogueTiers } from './replication/pulls.ts';

/** Whether the device is still collecting what it will have: without room, or where bytes cost money, it goes without. */
export function isCollecting$({ catalogue, room, isMetered$ }: WorkerContext): Observable<boolean> {
  const tiers = catalogueTiers(catalogue.writers).map((pulls) => pulls.filter(({ isOptional }) => !isOptional));
  return combineLatest([catalogue.pulls$, room.isTight$, isMetered$]).pipe(
    map(([pulls, isTight, isMetered]) => {
      // What no list needs comes last, and not over a metered connection.
      const wanted = isMetered ? tiers.slice(0, -1) : tiers;
      return !isTight && !wanted.flat().every(({ name }) => pulls.get(name)?.isComplete);
    }),
    distinctUntilChanged(),
  );
}
