import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

/** The page that was titled last: where it is, and what it is called. */
let titled: { readonly address: string; readonly title: string } | null = null;

/** Gives the focus to the heading of each page that is navigated to, once it has its title (decision 088). */
export function useArrivals(): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const wentBack = useRef(isBack);
  useEffect(() => {
    wentBack.current = isBack;
  }, [isBack]);
  useEffect(() => {
    const look = (): void => {
      if (isArrival(document.title)) focusHeading({ isBack: wentBack.current });
    };
    look();
    const watcher = new MutationObserver(look);
    watcher.observe(document.querySelector('title')!, { childList: true });
    return () => watcher.disconnect();
  }, []);
}

/**
 * Whether a page with this title was navigated to. Filters and variants have addresses of their own under the same
 * title, and the title of a page may change while somebody reads it. The first page was there before the layers.
 */
function isArrival(title: string): boolean {
  const before = titled;
  titled = { address: location.pathname + location.search, title };
  return before !== null && before.address !== titled.address && before.title !== title;
}
