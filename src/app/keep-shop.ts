import { keepInstalled } from '#src/data/keep-installed.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { loadUntilHere } from '#src/ui/load-until-here.ts';
import { askAhead } from './ask-ahead.ts';
import type { Router } from './page-views.ts';
import { offerWhenHere, watchOutbox, watchVersion } from './background-work.ts';
import { keepShownPages } from './keep-shown-pages.ts';

/** A token for a form that the shop wants a person for; `null` if its code cannot be had now. */
export function recaptchaToken(action: string): Promise<string | null> {
  return import('./recaptcha-token.ts').then((loaded) => loaded.recaptchaToken(action), nothing);
}

export interface Shop {
  readonly live: LiveStore;
  readonly router: Router;
  /** Starts the data worker anew. */
  readonly renewWorker: () => void;
}

/**
 * Starts the work that goes on beside the pages: keeping this version and the pages shown last, looking for newer
 * versions, watching the outbox, loading ahead when a link is pressed, and
 * keeping the place of whoever uses the keyboard.
 */
export function keepShop({ live, router, renewWorker }: Shop): void {
  keepInstalled((waiting) => void offerWhenHere(waiting, { live, renewWorker }));
  keepShownPages(live, router);
  watchVersion(live);
  watchOutbox(live);
  askAhead(router);
  const first = new AbortController();
  const keepFocus = (): void => {
    first.abort();
    void loadUntilHere(() => import('#src/ui/kept-place.ts')).then((loaded) => loaded?.keepPlace());
  };
  // Safari gives a button that is pressed no focus.
  for (const what of ['focusin', 'click']) addEventListener(what, keepFocus, first);
}

const nothing = (): null => null;
