/**
 * Moves the focus from a part that goes, or is gone, to what comes in its place. Whoever has gone on to something else
 * meanwhile stays there.
 */
export function moveFocus(from: Element | null, to: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  if (isLost || from?.contains(activeElement)) to?.focus();
}
