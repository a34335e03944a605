import { CATALOGUE_TIMEOUT_SERVER_MS } from '#config/timings.ts';

/**
 * Waits for `work`, but no longer than a page may wait; the caller then goes on with what it knows (spec 9: time-outs).
 */
export async function asLongAsAPageWaits(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, CATALOGUE_TIMEOUT_SERVER_MS)));
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
