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
    const letGo = holdUnsaved();
    return () => void letGo();
  }, [isUnsaved]);
}

/** The same without a component; returns what lets it go. */
export function holdUnsaved(): () => Promise<void> {
  return holdLock(LOCK);
}

/** Whether any window of the shop has something that a reload would lose. */
export function isSomethingUnsaved(): Promise<boolean> {
  return isLockHeld(LOCK);
}
