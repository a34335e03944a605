import { KEEP_PAGE_AFTER_MS } from '#config/timings.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { queries } from '#src/data/query-ref.ts';
import { tellShown } from '#src/data/service-worker.ts';
import { isMetered } from '#src/data/window-hints.ts';

/** Routes of pages that show personal data of the shopper. */
const OWN_PAGES: ReadonlySet<string> = new Set(['checkout', 'confirmation', 'booking']);

/** The part of the router that reports every change of address. */
interface Addresses {
  readonly state: { readonly matches: readonly { readonly route: { readonly id: string } }[] };
  subscribe(listener: () => void): () => void;
}

/**
 * Asks the service worker to keep the rendered page of each address that the shopper looks at for a while, so that the
 * next start there paints it (decision 051). It waits until the catalogue is complete, because the shopper waits for
 * that, and does nothing on metered networks.
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
  // Personal pages must not be kept, and lists with filters are too many to keep.
  const isOwn = (): boolean => location.search !== '' || OWN_PAGES.has(addresses.state.matches.at(-1)?.route.id ?? '');
  const stay = (): void => {
    clearTimeout(staying);
    staying = setTimeout(() => requestIdleCallback(tell), KEEP_PAGE_AFTER_MS);
  };
  for (const ref of [progress, connection]) live.subscribe(ref, stay);
  addresses.subscribe(stay);
  stay();
}
