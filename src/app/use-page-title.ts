import { useEffect } from 'react';
import { tellStarted } from '#src/data/service-worker.ts';
import { showFirstScreen } from '#src/ui/first-screen.ts';

/**
 * Sets the title of the tab once the page is ready, by which the layers know that somebody has arrived
 * (`use-arrivals.ts`), and marks the document as ready once its first screen shows data. On the server the head of the
 * document has the title.
 */
export function usePageTitle(title: string | null, isReady = title !== null): void {
  useEffect(() => {
    if (!isReady) return;
    if (title !== null) document.title = title;
    if (!showFirstScreen()) return;
    document.documentElement.dataset['testid'] = 'app-ready';
    tellStarted();
  }, [title, isReady]);
}
