import { distinctUntilChanged, Observable, switchMap } from 'rxjs';
import {
  CATALOGUE_TIMEOUT_CLIENT_MS,
  PULL_PAUSE_FIRST_MS,
  RESYNC_INTERVAL_MS,
  SEND_DEADLINE_MS,
} from '#config/timings.ts';
import type { WorkerContext } from '../context.ts';

/** What is needed to ask again. */
export type AskingTools = Pick<WorkerContext, 'connection' | 'ports'>;

/**
 * Asks the shop, and again after 0.5, 1, 2, 4 ... s, at last each minute, while it does not answer, somebody looks and it can be reached; anew
 * when the network is back. It says how long an answer may take: the first time as long as somebody waits for it, then longer, since a slow network
 * would never bring it else. `null` while nothing is known yet, `false` from the first time that it did not answer, then what it said.
 */
export function untilAnswered<T>(
  { connection, ports }: AskingTools,
  ask: (deadlineMs: number) => Promise<T | false>,
): Observable<T | false | null> {
  const insist = (isOnline: boolean): Observable<T | false | null> =>
    new Observable((asking) => {
      asking.next(null);
      const goOn = async (): Promise<void> => {
        let deadlineMs = CATALOGUE_TIMEOUT_CLIENT_MS;
        for (let pauseMs = PULL_PAUSE_FIRST_MS; !asking.closed; pauseMs = Math.min(2 * pauseMs, RESYNC_INTERVAL_MS)) {
          // What cannot be kept is asked for again, like what is not answered.
          const said = await ask(deadlineMs).catch((): false => false);
          asking.next(said);
          if (said !== false) return;
          deadlineMs = SEND_DEADLINE_MS;
          await ports.clock.sleep(pauseMs);
        }
      };
      if (isOnline) void goOn();
    });
  return connection.isOnline$.pipe(switchMap(insist), distinctUntilChanged());
}
