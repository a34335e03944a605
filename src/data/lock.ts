/** Holds a lock that all windows of the shop see, beside others that hold it as well; returns what lets it go and waits until it is gone. */
export function holdLock(name: string): () => Promise<void> {
  let letGo = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (letGo = resolve));
  // A browser that keeps nothing may refuse locks as well; then there is no version that waits.
  const isGone = navigator.locks?.request(name, { mode: 'shared' }, () => isOver).catch(() => undefined);
  return async () => {
    letGo();
    await isGone;
  };
}

/** Whether any window of the shop holds a lock. */
export async function isLockHeld(name: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some((lock) => lock.name === name);
}
