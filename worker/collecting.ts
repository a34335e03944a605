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
  const tiers = catalogueTiers(catalogue.writers);
  const needed = tiers.flat().filter(({ isOptional }) => !isOptional);
  return combineLatest([catalogue.pulls$, space.isTight$, isMetered$]).pipe(
    map(([pulls, isTight, isMetered]) => {
      // The last tier is what lists do not need; of it comes on a metered connection what a screen asks for.
      const isSpared = (pull: Pull): boolean =>
        isMetered && tiers.at(-1)!.includes(pull) && !pulls.has(ASKED + pull.name);
      return !isTight && !needed.every((pull) => isSpared(pull) || pulls.get(pull.name)?.isComplete);
    }),
    distinctUntilChanged(),
  );
}
