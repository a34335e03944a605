/** Whoever pressed longer ago has turned to something else. */
const KEPT_MS = 5000;

/**
 * Keeps what is pressed in rendered parts whose code is still on its way (`lazyPart`), and presses it again once that is
 * here. React stops such a press at its root, because nobody could hear it yet; what was heard comes back to the window.
 */
export function keepPresses(partsHere: Promise<unknown>): void {
  const unheard = new Map<HTMLButtonElement, number>();
  const begins = (event: MouseEvent): void => {
    const button = buttonOf(event);
    if (button) unheard.set(button, event.timeStamp);
  };
  const wasHeard = (event: MouseEvent): void => {
    const button = buttonOf(event);
    if (button) unheard.delete(button);
  };
  addEventListener('click', begins, { capture: true });
  addEventListener('click', wasHeard);
  void partsHere.then(() => {
    removeEventListener('click', begins, { capture: true });
    removeEventListener('click', wasHeard);
    for (const [button, at] of unheard) if (performance.now() - at < KEPT_MS) button.click();
  });
}

function buttonOf({ target }: MouseEvent): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button') : null;
}
