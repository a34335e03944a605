import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Who has waited so long for a part of the page has begun to read. */
const PATIENCE_MS = 5000;

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Shows the part of a page that the address names, also where it comes later than the page (spec 2: scroll). Who went
 * back, or moves by themselves, stays where they are.
 */
export function useHashTarget(): void {
  const place = useLocation();
  useEffect(() => {
    const id = place.hash.slice(1);
    if (id === '' || scrollY > 0) return undefined;
    const ending = new AbortController();
    const end = (): void => ending.abort();
    const look = (): void => {
      const target = document.getElementById(id);
      // A list that is kept out of sight is not this page.
      if (!target || target.getClientRects().length === 0) return;
      target.scrollIntoView();
      end();
    };
    const observer = new MutationObserver(look);
    const patience = setTimeout(end, PATIENCE_MS);
    ending.signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(patience);
    });
    for (const move of ownMoves) addEventListener(move, end, { signal: ending.signal, passive: true });
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return end;
  }, [place]);
}
