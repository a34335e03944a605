import { keepInstalled } from '#src/data/keep-installed.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { askAhead } from './ask-ahead.ts';
import type { Router } from './page-views.ts';
import { watchOutbox, watchVersion } from './background-work.ts';
import { keepShownPages } from './keep-shown-pages.ts';

export { recaptchaToken } from './recaptcha-token.ts';

export interface Shop {
  readonly live: LiveStore;
  readonly router: Router;
  /** Starts the data worker anew. */
  readonly renewWorker: () => void;
}

/**
 * Starts the work that goes on beside the pages: keeping this version and the pages shown last, looking for newer
 * versions, watching the outbox, and loading ahead when a link is pressed.
 */
export function keepShop({ live, router, renewWorker }: Shop): void {
  keepInstalled(renewWorker);
  keepShownPages(live, router);
  watchVersion(live);
  watchOutbox(live);
  askAhead(router);
}
