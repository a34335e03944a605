import { KEEP_PAGE_AFTER_MS } from '#config/timings.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { queries } from '#src/data/query-ref.ts';
import { tellShown } from '#src/data/service-worker.ts';
import { isMetered } from '#src/data/window-hints.ts';

/** Routes of pages that show what is the shopper's own. */
const OWN_PAGES: ReadonlySet<string> = new Set(['checkout', 'confirmation']);

/** What tells of every change of address. */
interface Addresses {
  readonly state: { readonly matches: readonly { readonly route: { readonly id: string } }[] };
  subscribe(listener: () => void): () => void;
}

/**
 * Has the service worker keep the rendered page of each address that is looked at for a while, so that the next start there
 * paints it (decision 051). Not while the catalogue comes, which the shopper waits for, and not where every byte costs.
 */
export function keepShownPages(live: LiveStore, addresses: Addresses): void {
  const progress = queries.sync.progress();
  const connection = queries.sync.connection();
  let staying: ReturnType<typeof setTimeout> | undefined;
  let told = '';
  const tell = (): void => {
    const isFree = live.read(progress).value?.state === 'complete' && live.read(connection).value?.isOnline;
    if (!isFree || isMetered() || document.hidden || told === location.href || isOwn()) return;
    told = location.href;
    void tellShown(told);
  };
  // What is somebody's own nobody may keep, and there are too many filtered lists.
  const isOwn = (): boolean => location.search !== '' || OWN_PAGES.has(addresses.state.matches.at(-1)?.route.id ?? '');
  const stay = (): void => {
    clearTimeout(staying);
    staying = setTimeout(() => requestIdleCallback(tell), KEEP_PAGE_AFTER_MS);
  };
  for (const ref of [progress, connection]) live.subscribe(ref, stay);
  addresses.subscribe(stay);
  stay();
}
