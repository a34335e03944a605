import { useEffect } from 'react';
import { tellStarted } from '#src/data/service-worker.ts';
import { showFirstScreen } from '#src/ui/first-screen.ts';

/**
 * Sets the title of the tab, and marks the document as ready once its first screen shows data. On the server the head
 * of the document has the title.
 */
export function usePageTitle(title: string | null, isReady = title !== null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
    if (!isReady || !showFirstScreen()) return;
    document.documentElement.dataset['testid'] = 'app-ready';
    tellStarted();
  }, [title, isReady]);
}
