import type { LiveStore } from '#src/data/live-store.ts';
import { askForPersistentStorage } from '#src/data/persistent-storage.ts';
import { queries } from '#src/data/query-ref.ts';
import { askForBackgroundSync, lookForUpdate } from '#src/data/service-worker.ts';
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
  { live, renewWorker }: { readonly live: LiveStore; readonly renewWorker: () => void },
  load = () => import('#src/data/offer-version.ts'),
): Promise<void> {
  const loaded = await loadUntilHere(load, () => waiting.state === 'installed');
  loaded?.offerVersion(waiting, live, renewWorker);
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
