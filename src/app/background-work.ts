import type { LiveStore } from '#src/data/live-store.ts';
import { askForPersistentStorage } from '#src/data/persistent-storage.ts';
import { queries } from '#src/data/query-ref.ts';
import { askForBackgroundSync, lookForUpdate } from '#src/data/service-worker.ts';

/** The version of this build. */
const VERSION: string = import.meta.env['VITE_VERSION'] ?? 'dev';

/** Looks for a new service worker as soon as the server names another version than ours (spec 4: version check). */
export function watchVersion(live: LiveStore): void {
  const ref = queries.sync.connection();
  let asked = VERSION;
  live.subscribe(ref, () => {
    const version = live.read(ref).value?.serverVersion ?? VERSION;
    if (version === asked) return;
    asked = version;
    lookForUpdate();
  });
}

/** While something waits to be sent, the browser is asked to wake the service worker for it (D83). */
export function watchOutbox(live: LiveStore): void {
  const ref = queries.task.all();
  let known = 0;
  live.subscribe(ref, () => {
    const waiting = (live.read(ref).value ?? []).filter(
      ({ state }) => state === 'queued' || state === 'sending',
    ).length;
    if (waiting > known) {
      void askForBackgroundSync();
      // Now there is something of the shopper's to lose; a browser that refuses is asked again at the next visit.
      void askForPersistentStorage().catch(() => undefined);
    }
    known = waiting;
  });
}
