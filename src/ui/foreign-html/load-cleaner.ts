import { loadUntilHere } from '../load-until-here.ts';
import type { cleanedHtml } from './cleaned-html.tsx';

type Cleaner = typeof cleanedHtml;

let loaded: Cleaner | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/** The function that shows foreign HTML after cleaning; `null` until it has loaded. */
export function cleaner(): Cleaner | null {
  return loaded;
}

/** Calls `listener` when the cleaner has loaded. */
export function cleanerChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the cleaner once, for as long as somebody listens. */
export function loadCleaner(): void {
  if (!loaded && !isLoading) void load();
}

async function load(): Promise<void> {
  isLoading = true;
  const module = await loadUntilHere(
    () => import('./cleaned-html.tsx'),
    () => listeners.size > 0,
  );
  isLoading = false;
  if (!module) return;
  loaded = module.cleanedHtml;
  for (const listener of listeners) listener();
}
