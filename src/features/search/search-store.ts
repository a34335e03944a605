import { proxy } from 'valtio';

/** The form in the header; the panel, whose code loads later, is placed in it and listens to its events. */
export const searchForm: { current: HTMLFormElement | null } = { current: null };

/** Id of the list that belongs to the field. */
export const SUGGESTIONS_ID = 'search-suggestions';

/** The state of the search panel, which is never stored. */
export const searchPanel = proxy({
  isOpen: false,
  /** The typed text. */
  text: '',
  /** Id of the option that the arrow keys have reached. */
  activeId: null as string | null,
});

/** Puts the focus into the field, which opens it. */
export function focusSearch(): void {
  searchForm.current?.querySelector('input')?.focus();
}

export function openSearch(text: string): void {
  Object.assign(searchPanel, { isOpen: true, text, activeId: null });
}

export function closeSearch(): void {
  Object.assign(searchPanel, { isOpen: false, activeId: null });
}
