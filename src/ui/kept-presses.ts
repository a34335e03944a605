/** Older presses are dropped, because the shopper has turned to something else. */
const KEPT_MS = 5000;

/**
 * Remembers presses on buttons of rendered parts whose code has not loaded yet (`lazyPart`), and repeats them when it
 * has. React stops the event of such a press at its root, because no component can handle it yet; a handled press
 * reaches the window and is forgotten.
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
