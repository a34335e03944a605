import { useEffect } from 'react';

/**
 * Names the page in the tab, and marks the document as ready once its first screen shows data. On the server the head
 * says the name.
 */
export function usePageTitle(title: string | null, isReady = title !== null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
    if (isReady) document.documentElement.dataset['testid'] = 'app-ready';
  }, [title, isReady]);
}
