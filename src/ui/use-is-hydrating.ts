import { useSyncExternalStore } from 'react';

/** Whether this is drawn to take over what came rendered; right after that, and on every other page, it is not. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
}

const unchanging = (): (() => void) => () => undefined;
