import { filter, firstValueFrom, take, takeUntil, fromEvent } from 'rxjs';
import type { WorkerContext } from '../context.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { searchOf } from './catalogue-search.ts';

/** The device has just been filled: pictures and other pulls come first. */
const AFTER_MS = 3000;

/**
 * Makes the search of the open store view once all its products are here, before anybody asks: whoever searches first may be in a
 * tunnel, and nobody waits for it.
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
