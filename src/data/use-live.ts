import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Answer } from '#domain/answer.ts';
import type { LiveStore } from './live-store.ts';
import { keyOf, type QueryRef } from './query-ref.ts';

/** The store of live queries of this window, or of this request on the server. */
export const LiveContext = createContext<LiveStore | null>(null);

/** Watches a query: its newest answer, again after every change. */
export function useLive<T>(ref: QueryRef<T>): Answer<T> {
  const store = useLiveStore();
  const key = keyOf(ref);
  // The reference is made anew by every render; its key says whether it means the same.
  const subscribe = useCallback((listener: () => void) => store.subscribe(ref, listener), [store, key]);
  const read = (): Answer<T> => store.read(ref);
  return useSyncExternalStore(subscribe, read, read);
}

/** The store itself, for what looks ahead. */
export function useLiveStore(): LiveStore {
  const store = use(LiveContext);
  if (!store) throw new Error('no live store around this');
  return store;
}
