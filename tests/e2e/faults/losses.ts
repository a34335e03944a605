import type { Request } from '@playwright/test';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { isMatch, type Match, type Verdict } from '../../support/fault-proxy-verdicts.ts';
import type { Device } from './device.ts';

export interface Losses {
  /** How many of the verdicts no window has noticed yet. */
  readonly left: number;
}

/**
 * Gives each of the verdicts to all calls that match, until a window has noticed that it lost one. What is cut off on a connection that
 * was used before a browser sends once more by itself (row 28), so that a number of losses alone may be noticed by nobody.
 */
export function loseUntilNoticed(
  { context }: Device,
  network: FaultProxy,
  match: Match,
  verdicts: readonly Verdict[],
): Losses {
  const left = [...verdicts];
  network.judge((request) => (isMatch(match, request) ? (left[0] ?? null) : null));
  const notice = (failed: Request): void => {
    const { pathname, search } = new URL(failed.url());
    if (isMatch(match, { method: failed.method(), path: pathname + search, isSocketReused: false })) left.shift();
    if (left.length === 0) context.off('requestfailed', notice);
  };
  context.on('requestfailed', notice);
  return {
    get left() {
      return left.length;
    },
  };
}
