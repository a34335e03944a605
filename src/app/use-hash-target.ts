import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** After so long the shopper has begun to read, so the page must not scroll any more. */
const PATIENCE_MS = 5000;

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the part of the page that the hash names, also when that part appears after the page (spec 2: scroll). It
 * does not scroll for a shopper who went back or has begun to scroll or type.
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
      // A target inside the hidden list (`Pages`) is not on this page.
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
