/** Safari does not tell when it is idle: there the work is done so much later. */
const LATER_MS = 200;

/** Does work once the browser has nothing else to do, or after `atLastMs`. The function that it returns calls the work off. */
export function whenIdle(work: () => void, atLastMs?: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const waiting = setTimeout(work, LATER_MS);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(work, atLastMs === undefined ? {} : { timeout: atLastMs });
  return () => cancelIdleCallback(waiting);
}
