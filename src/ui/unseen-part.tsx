import type { i18n } from 'i18next';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadUntilHere } from './load-until-here.ts';
import { useI18n } from './use-words.ts';

const IDLE_AT_LAST_MS = 2000;

/**
 * A part of a page that nobody sees at first: it is not rendered with the page, and its code comes when the page is idle.
 * `load` fetches whatever the part needs, such as its texts.
 */
export function unseenPart<P extends object>(load: (words: i18n) => Promise<ComponentType<P>>): ComponentType<P> {
  // What was loaded once is there at once the next time.
  let loaded: ComponentType<P> | null = null;
  return function UnseenPart(props: P) {
    const words = useI18n();
    const [Here, setHere] = useState(() => loaded);
    useEffect(() => {
      let isOver = false;
      const get = async (): Promise<void> => {
        const component = await loadUntilHere(
          () => load(words),
          () => !isOver,
        );
        if (!component) return;
        loaded = component;
        // In pieces: whoever scrolls or types meanwhile does not wait for what is not seen yet.
        startTransition(() => setHere(() => component));
      };
      requestIdleCallback(() => void get(), { timeout: IDLE_AT_LAST_MS });
      return () => {
        isOver = true;
      };
    }, [words]);
    return Here && <Here {...props} />;
  };
}
