import { BACKOFF_FIRST_MS, BACKOFF_MAX_MS } from '#config/timings.ts';
import type { AttemptRecord } from '../store/box.ts';

const EXPONENT_MAX = 16;

/**
 * How long to wait before attempt `attempts + 1`: by chance between half a second and a ceiling that doubles from one second to five
 * minutes, and never less than the server asked for (reliability row 32). `random` is in [0, 1).
 */
export function backoffMs(attempts: number, retryAfterMs: number | null, random: number): number {
  const ceiling = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** Math.min(attempts, EXPONENT_MAX));
  return Math.max(retryAfterMs ?? 0, Math.round(BACKOFF_FIRST_MS / 2 + random * (ceiling - BACKOFF_FIRST_MS / 2)));
}

/** Whether a wait is over; also when the clock was set back meanwhile, because nobody knows how long it has been. */
export function isDue({ at, nextAt }: Pick<AttemptRecord, 'at' | 'nextAt'>, now: number): boolean {
  return nextAt <= now || now < at;
}
