import { useSyncExternalStore } from 'react';

let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

/**
 * Registers the place for messages in a layer above the page, because everything outside of an open layer can neither
 * be seen nor reached. It is used as a ref, so the place counts as long as its element exists.
 */
export function messageSlot(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  change([...slots, element]);
  return () => change(slots.filter((slot) => slot !== element));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place for messages in the top-most layer; `null` when only the page is open. */
export function useMessageSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
}
