import { createContext, use, useSyncExternalStore } from 'react';
import type { Answer } from '#domain/answer.ts';
import type { LiveStore } from './live-store.ts';
import type { QueryRef } from './query-ref.ts';

/** The store of live queries of this window, or of this request on the server. */
export const LiveContext = createContext<LiveStore | null>(null);

/** Watches a query: its newest answer, again after every change. */
export function useLive<T>(ref: QueryRef<T>): Answer<T> {
  const store = useLiveStore();
  const read = (): Answer<T> => store.read(ref);
  return useSyncExternalStore(store.subscriber(ref), read, read);
}

/** The store itself, for what looks ahead. */
export function useLiveStore(): LiveStore {
  const store = use(LiveContext);
  if (!store) throw new Error('no live store around this');
  return store;
}
