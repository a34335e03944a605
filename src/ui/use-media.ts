import { useSyncExternalStore } from 'react';

/** Widths from which the layout changes, as in the style sheets. */
export const WIDE_SCREEN = '(width >= 1180px)';
export const TABLET_SCREEN = '(width >= 768px)';
/** Where there is room for fewer suggestions (spec 9). */
export const NARROW_SCREEN = '(width < 640px)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const lists = new Map<string, MediaQueryList>();

/** The browser's list for a query, made once. */
function listOf(query: string): MediaQueryList {
  let list = lists.get(query);
  if (!list) lists.set(query, (list = matchMedia(query)));
  return list;
}

/** Whether a media query holds. The server renders for those that hold; style sheets hide what does not belong until then. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = listOf(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => listOf(query).matches,
    () => true,
  );
}
