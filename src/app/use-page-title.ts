import { useEffect } from 'react';
import { tellStarted } from '#src/data/service-worker.ts';
import { showFirstScreen } from '#src/ui/first-screen.ts';

/**
 * Names the page in the tab, and marks the document as ready once its first screen shows data. On the server the head
 * says the name.
 */
export function usePageTitle(title: string | null, isReady = title !== null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
    if (!isReady || !showFirstScreen()) return;
    document.documentElement.dataset['testid'] = 'app-ready';
    tellStarted();
  }, [title, isReady]);
}
