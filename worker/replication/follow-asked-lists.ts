import { distinctUntilChanged, map } from 'rxjs';
import { ASKED, isHere } from '../catalogue/is-here.ts';
import type { WorkerContext } from '../context.ts';

/** Pulls at once when a screen of any tab asks for a list that replication would spare. */
export function followAskedLists(
  { catalogue, isMetered$, space }: WorkerContext,
  hurry: () => void,
  ending: AbortSignal,
): void {
  const isAwaited = (name: string): boolean => name.startsWith(ASKED) && !isHere(catalogue, name.slice(ASKED.length));
  const awaited$ = catalogue.pulls$.pipe(
    map((pulls) => [...pulls.keys()].filter(isAwaited).join()),
    distinctUntilChanged(),
  );
  const following = awaited$.subscribe((awaited) => {
    if (awaited !== '' && (isMetered$.value || space.isTight)) hurry();
  });
  ending.addEventListener('abort', () => following.unsubscribe());
}
