/** The state of a field after an event. */
export type FieldState = Pick<HTMLInputElement, 'checked' | 'value'>;

/** Clicks and changes that no component has handled yet, oldest first; `repeat-presses.ts` repeats them. */
export const unheard = new Map<Event, FieldState>();

/** Calls back for each click and each change of a field: before anything else hears it, or once all else has. */
export function onPresses(listener: (event: Event) => void, isBefore?: boolean): void {
  for (const type of ['click', 'input']) addEventListener(type, listener, isBefore);
}

/**
 * Keeps a click or change until a component handles it: before the page is taken over none can, nor before the code of
 * the part is here (`lazyPart`). What comes before the entry script runs is not known, because the policy of the page
 * allows no script in the document itself.
 */
export function keepPress(event: Event): void {
  const field = event.target as HTMLInputElement;
  // What a button does depends on what was chosen before it, so its press waits until that is handled. No field is inside a button.
  if (field.closest('button') && [...unheard.keys()].some(({ type }) => type === 'input')) {
    event.preventDefault();
    event.stopPropagation();
  }
  unheard.set(event, { checked: field.checked, value: field.value });
}

/**
 * Forgets what reached the window, because that was handled: once React has the page, it stops an event at its root as
 * long as no component can handle it.
 */
export function forgetPress(event: Event): void {
  unheard.delete(event);
}
