import { useEffect } from 'react';
import { tellStarted } from '#src/data/service-worker.ts';

let show = (): void => undefined;

/** Resolves when the first screen of this document shows data and nothing holds its painting up any more. */
export const firstScreen = new Promise<void>((resolve) => {
  show = () => requestAnimationFrame(() => setTimeout(resolve));
});

/**
 * Names the page in the tab, and marks the document as ready once its first screen shows data. On the server the head
 * says the name.
 */
export function usePageTitle(title: string | null, isReady = title !== null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
    if (!isReady || document.documentElement.dataset['testid']) return;
    document.documentElement.dataset['testid'] = 'app-ready';
    tellStarted();
    show();
  }, [title, isReady]);
}
