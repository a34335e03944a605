import { use, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { searchPath } from '#domain/paths.ts';
import { plainSearch, searchTextOf } from '#domain/search-text.ts';
import { isTypedIn } from '#src/ui/is-typed-in.ts';
import { LinksContext } from '#src/ui/link.tsx';
import { TABLET_SCREEN } from '#src/ui/use-media.ts';
import { closeSearch, focusSearch, openSearch, searchForm, searchPanel } from './search-store.ts';

/**
 * Makes a combobox of the field in the header (ARIA 1.2: editable combobox with a listbox). The field is rendered
 * before this code loads, so the listeners are attached from outside; its ARIA attributes follow from the store.
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
    // A press anywhere else in the form does not take the focus from the field.
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
      // When a phone's keyboard is closed, no element gets the focus; the suggestions stay open then.
      ({ relatedTarget }) => relatedTarget instanceof Node && !form.contains(relatedTarget) && closeSearch(),
      on,
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !form.contains(target) && searchPanel.isOpen && leaveSearch(),
      on,
    );
    document.addEventListener('keydown', onPageKey, on);
    // The shopper may have focused the field before this code loaded.
    if (document.activeElement === field) open();
    return () => {
      ears.abort();
      closeSearch();
    };
  }, [follow]);
  const { pathname, search, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(key);
  useEffect(() => {
    // Who goes back leaves the search, which may cover the page that comes.
    if (isBack && shown.current !== key) leaveSearch();
    shown.current = key;
    const field = fieldOf(searchForm.current);
    // Another page is shown, so the field gets its search text; if the shopper is typing, the typed text stays.
    if (field && document.activeElement !== field) {
      field.value = pathname === searchPath('') ? searchTextOf(new URLSearchParams(search)) : '';
    }
  }, [pathname, search, key, isBack]);
}

/** The element that had the focus when `/` was pressed. */
let calledFrom: Element | null = null;

/** Closes the suggestions and removes the focus from the field, after a choice or a click elsewhere. */
export function leaveSearch(): void {
  closeSearch();
  fieldOf(searchForm.current)?.blur();
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector('input') ?? null;
}

/** `/` moves the focus into the search field, unless the shopper is typing in another field. */
function onPageKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || document.querySelector('dialog:modal')) return;
  if (isTypedIn(target)) return;
  event.preventDefault();
  calledFrom = document.activeElement;
  focusSearch();
}

function onFieldKey(event: KeyboardEvent): void {
  // While an input method is composing, the keys belong to it.
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

/**
 * The next place in a direction; `null`, which is the field itself, comes before the first and after the last option.
 */
function nextPlace(at: number, step: number, length: number): number | null {
  const next = at === -1 && step === -1 ? length - 1 : at + step;
  return next < 0 || next >= length ? null : next;
}

/**
 * Closes the search; the focus returns to where `/` was pressed, and on phones it leaves the field, which becomes an
 * icon again.
 */
function closeOnEscape(): void {
  const origin = calledFrom;
  const isIcon = !matchMedia(TABLET_SCREEN).matches;
  if (origin === null && !isIcon) return closeSearch();
  leaveSearch();
  if (origin instanceof HTMLElement) origin.focus();
}
