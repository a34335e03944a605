/**
 * Moves the focus from a part that goes, or is gone, to what comes in its place. Whoever has gone on to something else
 * meanwhile stays there.
 */
export function moveFocus(from: Element | null, to: HTMLElement | null | undefined, how?: FocusOptions): void {
  if (!to) return;
  const { activeElement } = document;
  // A button that goes leaves the focus to what is around it, and Safari gives it there when a button is pressed.
  const isLost = activeElement === null || activeElement.contains(to);
  if (isLost || from?.contains(activeElement)) to.focus(how);
}

/** As the `ref` of what comes in the place of a part that had the focus: it has it then, unless that is elsewhere by now. */
export function takesFocus(element: HTMLElement | null): void {
  moveFocus(null, element);
}
