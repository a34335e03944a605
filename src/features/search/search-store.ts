import { proxy } from 'valtio';

/** The form in the header; the panel, whose code comes later, stands in it and listens to it. */
export const searchForm: { current: HTMLFormElement | null } = { current: null };

/** Id of the list that belongs to the field. */
export const SUGGESTIONS_ID = 'search-suggestions';

/** What of searching is only on the screen. */
export const searchPanel = proxy({
  isOpen: false,
  /** What is typed. */
  text: '',
  /** Id of the suggestion that the arrow keys are at. */
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
