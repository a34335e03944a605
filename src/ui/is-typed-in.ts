/** Whether an element, or what it is in, takes what is typed. */
export function isTypedIn(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('input, textarea, select, [contenteditable]') !== null;
}
