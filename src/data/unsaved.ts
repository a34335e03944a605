import { useEffect } from 'react';
import { holdLock, isLockHeld } from './lock.ts';

const LOCK = 'unsaved';

/**
 * As long as something is here that a reload would lose, no window switches to a new version (D49): all of them reload with the one
 * that does. The other windows see the lock.
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const letGo = holdLock(LOCK);
    return () => void letGo();
  }, [isUnsaved]);
}

/** Whether any window of the shop has something that a reload would lose. */
export function isSomethingUnsaved(): Promise<boolean> {
  return isLockHeld(LOCK);
}
