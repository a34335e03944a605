import type { LiveStore } from './live-store.ts';
import type { QueryRef } from './query-ref.ts';

/** The value of a query as soon as there is one. */
export function firstValue<T>(live: LiveStore, ref: QueryRef<T>): Promise<T> {
  return new Promise((resolve) => {
    const watching = new AbortController();
    const look = (): void => {
      const { value } = live.read(ref);
      if (value === null || watching.signal.aborted) return;
      watching.abort();
      resolve(value);
    };
    const stop = live.subscriber(ref)(look);
    watching.signal.addEventListener('abort', stop);
    look();
    if (watching.signal.aborted) stop();
  });
}
