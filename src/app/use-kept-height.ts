import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from '#src/ui/page-ids.ts';

/** After so long a page that became shorter meanwhile is as high as it is. */
const PATIENCE_MS = 10_000;

/** How high the page of each entry of the history was when it was left, by the entry's key. */
const heights = new Map<string, number>();

/**
 * Keeps a page to which somebody comes back as high as they left it until its parts are there, because the place where
 * they were can only be scrolled to then (spec 2: scroll).
 */
export function useKeptHeight(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const page = document.getElementById(CONTENT_ID)!;
    const setHeight = (height: string): void => {
      page.style.setProperty('min-height', height);
      // What comes above the place meanwhile must not move it, as it would move what is already there.
      page.style.setProperty('overflow-anchor', height && 'none');
    };
    const height = isBack && heights.get(key);
    if (height) setHeight(`${height}px`);
    const patience = setTimeout(setHeight, PATIENCE_MS, '');
    const watching = new ResizeObserver(() => heights.set(key, page.offsetHeight));
    watching.observe(page);
    return () => {
      watching.disconnect();
      clearTimeout(patience);
      setHeight('');
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another way to the same entry is another entry
  }, [key]);
}
