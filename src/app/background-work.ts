import type { LiveStore } from '#src/data/live-store.ts';
import { askForPersistentStorage } from '#src/data/persistent-storage.ts';
import { queries } from '#src/data/query-ref.ts';
import { askForBackgroundSync, lookForUpdate } from '#src/data/service-worker.ts';
import { holdUnsaved } from '#src/data/unsaved.ts';
import { loadUntilHere } from '#src/ui/load-until-here.ts';

/** The version of this build. */
const VERSION: string = import.meta.env['VITE_VERSION'] ?? 'dev';

/** Looks for a new service worker as soon as the server names another version than this one (spec 4: version check). */
export function watchVersion(live: LiveStore): void {
  const ref = queries.sync.connection();
  let asked = VERSION;
  const look = (): void => {
    const version = live.read(ref).value?.serverVersion ?? VERSION;
    if (version === asked) return;
    asked = version;
    lookForUpdate();
  };
  live.subscribe(ref, look);
  // The answer may have come before this began, and the same one is not told again.
  look();
}

/** Offers a version that waits. The code for it comes with it, and is asked for as long as that version waits. */
export async function offerWhenHere(
  waiting: ServiceWorker,
  renewWorker: () => void,
  load = () => import('#src/data/offer-version.ts'),
): Promise<void> {
  const loaded = await loadUntilHere(load, () => waiting.state === 'installed');
  loaded?.offerVersion(waiting, renewWorker);
}

/** Asks the browser to wake the service worker while commands wait to be sent (D83). */
export function watchOutbox(live: LiveStore): void {
  const ref = queries.task.all();
  let known = 0;
  const look = (): void => {
    const waiting = (live.read(ref).value ?? []).filter(
      ({ state }) => state === 'queued' || state === 'sending',
    ).length;
    if (waiting > known) {
      void askForBackgroundSync();
      // From now on the shopper has something to lose. A browser that refuses is asked again at the next visit.
      void askForPersistentStorage().catch(() => undefined);
    }
    known = waiting;
  };
  live.subscribe(ref, look);
  look();
}

/**
 * Where stores of this device do not open, a reload would lose a filled cart and what waits to be sent: no window switches to a new
 * version meanwhile (D49, decision 121).
 */
export function watchUnkept(live: LiveStore): void {
  const [storage, cart, tasks] = [queries.sync.storage(), queries.cart.current(), queries.task.all()];
  let letGo: (() => Promise<void>) | null = null;
  const look = (): void => {
    const problem = live.read(storage).value?.problem ?? 'catalogueUnopened';
    const isFilled = (live.read(cart).value?.lines ?? []).length > 0;
    const isWaiting = (live.read(tasks).value ?? []).some(({ state }) => state !== 'sent');
    // The catalogue is filled again.
    if (problem !== 'catalogueUnopened' && (isFilled || isWaiting)) letGo ??= holdUnsaved();
    else {
      void letGo?.();
      letGo = null;
    }
  };
  for (const ref of [storage, cart, tasks]) live.subscribe(ref, look);
  look();
}
