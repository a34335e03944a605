import { CATALOGUE_TIMEOUT_SERVER_MS } from '#config/timings.ts';

/** Waits for work as long as a page does; then what is known already has to do (spec 9: time-outs). */
export async function asLongAsAPageWaits(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, CATALOGUE_TIMEOUT_SERVER_MS)));
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
