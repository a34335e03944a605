import { distinctUntilChanged, type Observable, switchMap } from 'rxjs';
import { PULL_PAUSE_FIRST_MS, RESYNC_INTERVAL_MS } from '#config/timings.ts';
import type { WorkerContext } from '../context.ts';

/** What is needed to ask again. */
export type AskingTools = Pick<WorkerContext, 'connection' | 'ports'>;

/** Asks, and again after 0.5, 1, 2, 4 ... s, at last each minute, until there is an answer. Yields each outcome; `false` is none. */
export async function* insist<T>(
  { ports }: Pick<AskingTools, 'ports'>,
  ask: () => Promise<T | false>,
): AsyncGenerator<T | false> {
  for (let pauseMs = PULL_PAUSE_FIRST_MS; ; pauseMs = Math.min(2 * pauseMs, RESYNC_INTERVAL_MS)) {
    // What cannot be kept is asked for again, like what is not answered.
    const said = await ask().catch((): false => false);
    yield said;
    if (said !== false) return;
    await ports.clock.sleep(pauseMs);
  }
}

/**
 * Insists while somebody looks and the shop can be reached, anew when the network is back. `null` while nothing is known yet, `false` from
 * the first time that there was no answer, then what was said.
 */
export function untilAnswered<T>(tools: AskingTools, ask: () => Promise<T | false>): Observable<T | false | null> {
  const ofNetwork = async function* (isOnline: boolean): AsyncGenerator<T | false | null> {
    yield null;
    if (isOnline) yield* insist(tools, ask);
  };
  return tools.connection.isOnline$.pipe(switchMap(ofNetwork), distinctUntilChanged());
}
