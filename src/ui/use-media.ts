import { useSyncExternalStore } from 'react';

/** Widths from which the layout changes, as in the style sheets. */
export const WIDE_SCREEN = '(width >= 1180px)';
export const TABLET_SCREEN = '(width >= 768px)';
/** Screens that show fewer suggestions (spec 9). */
export const NARROW_SCREEN = '(width < 640px)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const lists = new Map<string, MediaQueryList>();

/** The `MediaQueryList` of a query, created once. */
function listOf(query: string): MediaQueryList {
  let list = lists.get(query);
  if (!list) lists.set(query, (list = matchMedia(query)));
  return list;
}

/**
 * Whether a media query matches. The server renders as if every query matched, and style sheets hide what does not
 * belong until the window has taken over.
 */
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
