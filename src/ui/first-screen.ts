let isOver = false;
let resolveShown = (): void => undefined;

/**
 * Resolves when the first screen of this document has been painted with data; code that may load later waits for it.
 */
export const firstScreen = new Promise<void>((resolve) => (resolveShown = resolve));

/** Whether the first screen of this document shows data. */
export function isFirstScreenShown(): boolean {
  return isOver;
}

/**
 * To be called when the first screen shows data; `firstScreen` resolves when that is painted. Returns false if it was
 * called before.
 */
export function showFirstScreen(): boolean {
  if (isOver) return false;
  isOver = true;
  requestAnimationFrame(() => setTimeout(resolveShown));
  return true;
}
