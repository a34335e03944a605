import type { LiveStore } from './live-store.ts';
import type { QueryRef } from './query-ref.ts';

/** Somebody pressed a button and waits for what comes of it. */
const PATIENCE_MS = 10_000;

/** The value of a query that a press needs, rather than a screen; `null` where the device does not answer in time. */
export async function valueNow<T>(live: LiveStore, ref: QueryRef<T>): Promise<T | null> {
  await live.prefetch(ref, PATIENCE_MS);
  return live.read(ref).value;
}
