import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { ASKED } from './catalogue/is-here.ts';
import type { WorkerContext } from './context.ts';
import type { Pull } from './replication/pull-of-collection.ts';
import { catalogueTiers } from './replication/pulls.ts';

/**
 * Whether the device still fetches data that it is meant to hold. Without room it fetches nothing more, and on a
 * metered connection not everything.
 */
export function isCollecting$({ catalogue, space, isMetered$ }: WorkerContext): Observable<boolean> {
  const all = catalogueTiers(catalogue.writers).flat();
  return combineLatest([catalogue.pulls$, space.isTight$, isMetered$]).pipe(
    map(([pulls, isTight, isMetered]) => {
      const isMissing = ({ name, isOptional, isSparable }: Pull): boolean =>
        !isOptional && !pulls.get(name)?.isComplete && (!isMetered || !isSparable || pulls.has(ASKED + name));
      return !isTight && all.some(isMissing);
    }),
    distinctUntilChanged(),
  );
}
