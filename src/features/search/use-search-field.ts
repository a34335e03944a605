import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { searchPath } from '#domain/paths.ts';
import { plainSearch, searchTextOf } from '#domain/search-text.ts';
import { LinksContext } from '#src/ui/link.tsx';
import { TABLET_SCREEN } from '#src/ui/use-media.ts';
import { closeSearch, focusSearch, openSearch, searchForm, searchPanel } from './search-store.ts';

/**
 * Makes a combobox of the field in the header (ARIA 1.2: editable combobox with a listbox). The field is there before this
 * code, so it is listened to from outside; what it is called by those who cannot see it, it takes from the store itself.
 */
export function useSearchField(): void {
  const { follow } = use(LinksContext);
  useEffect(() => {
    const form = searchForm.current;
    const field = fieldOf(form);
    if (!form || !field) return undefined;
    const ears = new AbortController();
    const on = { signal: ears.signal };
    const open = (): void => openSearch(field.value);
    field.addEventListener('focus', open, on);
    field.addEventListener('input', open, on);
    field.addEventListener('click', () => searchPanel.isOpen || open(), on);
    field.addEventListener('keydown', onFieldKey, on);
    field.addEventListener('blur', () => (calledFrom = null), on);
    // The focus stays in the field, whatever is pressed around it.
    form.addEventListener('mousedown', (event) => event.target !== field && event.preventDefault(), on);
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        const text = plainSearch(field.value);
        if (text === '') return;
        leaveSearch();
        follow(searchPath(text), {});
      },
      on,
    );
    form.addEventListener(
      'focusout',
      // A phone whose keyboard is put away gives the focus to nothing: the suggestions stay.
      ({ relatedTarget }) => relatedTarget instanceof Node && !form.contains(relatedTarget) && closeSearch(),
      on,
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !form.contains(target) && searchPanel.isOpen && leaveSearch(),
      on,
    );
    document.addEventListener('keydown', onPageKey, on);
    // Somebody was faster than this code.
    if (document.activeElement === field) open();
    return () => {
      ears.abort();
      closeSearch();
    };
  }, [follow]);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const field = fieldOf(searchForm.current);
    // Another page is there; what is typed meanwhile stays.
    if (field && document.activeElement !== field) {
      field.value = pathname === searchPath('') ? searchTextOf(new URLSearchParams(search)) : '';
    }
  }, [pathname, search]);
}

/** Where the focus was when `/` called it into the field. */
let calledFrom: Element | null = null;

/** Closes the suggestions and lets go of the field: somebody chose, or looks elsewhere. */
export function leaveSearch(): void {
  closeSearch();
  fieldOf(searchForm.current)?.blur();
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector('input') ?? null;
}

/** Anywhere but in a field, `/` is the way to the search. */
function onPageKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || document.querySelector('dialog:modal')) return;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
  event.preventDefault();
  calledFrom = document.activeElement;
  focusSearch();
}

function onFieldKey(event: KeyboardEvent): void {
  // Keys that choose among the proposals of an input method are not ours.
  if (event.isComposing) return;
  const options = [...(searchForm.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const at = options.findIndex(({ id }) => id === searchPanel.activeId);
  const goTo = (place: number | null): void => {
    event.preventDefault();
    const option = place === null ? undefined : options[place];
    searchPanel.activeId = option?.id ?? null;
    option?.scrollIntoView({ block: 'nearest' });
  };
  const { isOpen } = searchPanel;
  if (event.key === 'Escape' && isOpen) {
    event.preventDefault();
    closeOnEscape();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (!isOpen) openSearch((event.currentTarget as HTMLInputElement).value);
    goTo(isOpen ? nextPlace(at, event.key === 'ArrowDown' ? 1 : -1, options.length) : null);
  } else if (isOpen && at >= 0) {
    if (event.key === 'Home') goTo(0);
    if (event.key === 'End') goTo(options.length - 1);
    if (event.key === 'Enter') {
      event.preventDefault();
      options[at]!.click();
    }
  }
}

/** One further; before the first and behind the last is the field itself. */
function nextPlace(at: number, step: number, length: number): number | null {
  const next = at === -1 && step === -1 ? length - 1 : at + step;
  return next < 0 || next >= length ? null : next;
}

/** The focus goes back to where `/` was pressed; on phones, out of what is only an icon then. */
function closeOnEscape(): void {
  const origin = calledFrom;
  const isIcon = !matchMedia(TABLET_SCREEN).matches;
  if (origin === null && !isIcon) return closeSearch();
  leaveSearch();
  if (origin instanceof HTMLElement) origin.focus();
}
