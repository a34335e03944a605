import { useSyncExternalStore } from 'react';

/**
 * Whether React is taking over rendered HTML with this draw; right after it, and on every other page, this is false.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
}

const unchanging = (): (() => void) => () => undefined;
