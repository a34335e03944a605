import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Answer, loading } from '#domain/answer.ts';
import type { LiveStore } from './live-store.ts';
import { keyOf, type QueryRef } from './query-ref.ts';

/** The store of live queries of this window, or of this request on the server. */
export const LiveContext = createContext<LiveStore | null>(null);

/**
 * Watches a query and returns its newest answer. While a page is hidden, the store may forget the answer; then the page
 * shows its last one until a new one arrives.
 */
export function useLive<T>(ref: QueryRef<T>): Answer<T> {
  const store = useLiveStore();
  const key = keyOf(ref);
  const last = useRef<readonly [key: string, answer: Answer<T>]>([key, loading]);
  const read = (): Answer<T> => {
    const answer = store.read(ref);
    return answer.state === 'loading' && last.current[0] === key ? last.current[1] : answer;
  };
  const answer = useSyncExternalStore(store.subscriber(ref), read, () => store.readRendered(ref));
  useEffect(() => {
    if (answer.state === 'ready') last.current = [key, answer];
  });
  return answer;
}

/** The store itself, for code that prefetches. Throws outside of `LiveContext`. */
export function useLiveStore(): LiveStore {
  const store = use(LiveContext);
  if (!store) throw new Error('no live store around this');
  return store;
}
