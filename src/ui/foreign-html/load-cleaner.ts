import type { cleanedHtml } from './cleaned-html.tsx';

type Cleaner = typeof cleanedHtml;

let loaded: Cleaner | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

const RETRY_MS = 2000;

/** What shows foreign HTML cleaned, once it is here. */
export function cleaner(): Cleaner | null {
  return loaded;
}

/** Calls back when it is here, and fetches it: whoever listens needs it. */
export function cleanerChanges(listener: () => void): () => void {
  listeners.add(listener);
  if (!loaded && !isLoading) load();
  return () => listeners.delete(listener);
}

function load(): void {
  isLoading = listeners.size > 0;
  if (!isLoading) return;
  import('./cleaned-html.tsx').then(
    (module) => {
      loaded = module.cleanedHtml;
      for (const listener of listeners) listener();
    },
    // Without a network before the first visit is complete, it comes when that is back.
    () => setTimeout(load, RETRY_MS),
  );
}
