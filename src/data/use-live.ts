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
export function useLive<T>(ref: QueryRef<T>): Answer<T>;
/**
 * Watches a part of an answer: a component is drawn anew only when `pick` finds something else. It finds plain values, or parts of
 * the answer as they are, which stay the same objects while nothing in them changes (`keep-unchanged.ts`).
 */
export function useLive<T, Part>(ref: QueryRef<T>, pick: (answer: Answer<T>) => Part): Part;
export function useLive<T>(ref: QueryRef<T>, pick: (answer: Answer<T>) => unknown = (answer) => answer): unknown {
  const store = useLiveStore();
  const key = keyOf(ref);
  const last = useRef<readonly [key: string, answer: Answer<T>]>([key, loading]);
  const read = (): Answer<T> => {
    const answer = store.read(ref);
    return answer.state === 'loading' && last.current[0] === key ? last.current[1] : answer;
  };
  const part = useSyncExternalStore(
    store.subscriber(ref),
    () => pick(read()),
    () => pick(store.readRendered(ref)),
  );
  useEffect(() => {
    const answer = read();
    if (answer.state === 'ready') last.current = [key, answer];
  });
  return part;
}

/** The store itself, for code that prefetches; `LiveContext` is always around it. */
export function useLiveStore(): LiveStore {
  return use(LiveContext)!;
}
