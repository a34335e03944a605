import { filter, firstValueFrom, take, takeUntil, fromEvent } from 'rxjs';
import type { WorkerContext } from '../context.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { searchOf } from './catalogue-search.ts';

/** The pause after the device was filled; pictures and other pulls come first. */
const AFTER_MS = 3000;

/**
 * Makes the search index of the open store view once all its products are here, before anybody searches, since the
 * first search may come without a network.
 */
export async function makeSearchReady(context: WorkerContext, ending: AbortSignal): Promise<void> {
  const { catalogue, ports } = context;
  const isOver$ = fromEvent(ending, 'abort');
  const isFilled = catalogue.pulls$.pipe(
    filter((pulls) => pulls.get(PRODUCT_LIST_PULL)?.isComplete === true),
    takeUntil(isOver$),
  );
  await firstValueFrom(isFilled, { defaultValue: null });
  await ports.clock.sleep(AFTER_MS);
  if (!ending.aborted) searchOf(context).pipe(take(1), takeUntil(isOver$)).subscribe();
}
