import { keepInstalled } from '#src/data/keep-installed.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { watchOutbox, watchVersion } from './background-work.ts';
import { type Addresses, keepShownPages } from './keep-shown-pages.ts';

export interface Shop {
  readonly live: LiveStore;
  readonly addresses: Addresses;
  /** Starts the data worker anew. */
  readonly renewWorker: () => void;
}

/** What goes on beside the pages: this version and the pages shown last are kept, newer ones and what waits are looked after. */
export function keepShop({ live, addresses, renewWorker }: Shop): void {
  keepInstalled(renewWorker);
  keepShownPages(live, addresses);
  watchVersion(live);
  watchOutbox(live);
}
