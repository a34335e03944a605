/** A query as the window names it. */
export interface PageQuery {
  readonly name: string;
  readonly params: object;
}

/** The part of the window's store of live queries that the bench uses. */
export interface PageLiveStore {
  prefetch(ref: PageQuery, patienceMs: number): Promise<void>;
  read(ref: PageQuery): { readonly value?: unknown };
  subscribe(ref: PageQuery, listener: () => void): () => void;
}

/** The page after `exposeLiveStore` has put its store on the window. */
export type PageWithStore = Window & { readonly stuaLive: PageLiveStore };

interface Fiber {
  readonly memoizedProps: { readonly value?: unknown } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/**
 * Runs in the page: puts the page's live store on the window. The shop offers no handle to it, so it is taken from
 * where every view finds it, the value of a context in React's tree.
 */
export function exposeLiveStore(): void {
  const root = document.querySelector('#root') as unknown as Record<string, { stateNode: { current: Fiber } }>;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!;
  const waiting: (Fiber | null)[] = [root[key]!.stateNode.current];
  while (waiting.length > 0) {
    const fiber = waiting.pop();
    if (!fiber) continue;
    const value = fiber.memoizedProps?.value as Partial<PageLiveStore> | undefined;
    if (typeof value?.prefetch === 'function') {
      Object.assign(globalThis, { stuaLive: value });
      return;
    }
    waiting.push(fiber.sibling, fiber.child);
  }
  throw new Error('the page has no live store');
}
