import { useEffect } from 'react';

const LOCK = 'unsaved';

/**
 * As long as something is here that a reload would lose, no window switches to a new version (D49): all of them reload with the one
 * that does. The other windows see the lock.
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    let letGo: () => void;
    const isSaved = new Promise<void>((resolve) => (letGo = resolve));
    void navigator.locks?.request(LOCK, () => isSaved);
    return () => letGo();
  }, [isUnsaved]);
}

/** Whether any window of the shop has something that a reload would lose. */
export async function isSomethingUnsaved(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
