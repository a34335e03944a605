import { useMemo, useSyncExternalStore } from 'react';
import { type SharedArticle, sharedArticles } from '#domain/shared-wishlist.ts';

function onFragment(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The articles that the address names; `null` for the server, which no browser tells the fragment. */
export function useSharedArticles(): readonly SharedArticle[] | null {
  const fragment = useSyncExternalStore<string | null>(
    onFragment,
    () => location.hash,
    () => null,
  );
  return useMemo(() => (fragment === null ? null : sharedArticles(fragment)), [fragment]);
}
