let isOver = false;
let resolveShown = (): void => undefined;

/** Resolves when the first screen of this document shows data and nothing holds its painting up any more. */
export const firstScreen = new Promise<void>((resolve) => (resolveShown = resolve));

/** Whether the first screen of this document shows data. */
export function isFirstScreenShown(): boolean {
  return isOver;
}

/** The first screen shows data: what waits for it comes when that is painted. False when it has been said before. */
export function showFirstScreen(): boolean {
  if (isOver) return false;
  isOver = true;
  requestAnimationFrame(() => setTimeout(resolveShown));
  return true;
}
