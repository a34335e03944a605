/// <reference lib="webworker" />
import { drainInReach } from '#worker/outbox/send/drain-in-reach.ts';
import { openOutboxPorts } from '#worker/outbox/background-ports.ts';
import { platformPictures } from '#worker/pictures/picture-store.ts';

declare const self: ServiceWorkerGlobalScope & Syncing;

/** What the library of types does not know yet. */
interface Syncing {
  readonly registration: { readonly sync?: { readonly register: (tag: string) => Promise<void> } };
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** After it the browser does not come back by itself. */
  readonly lastChance: boolean;
}

/** Versions before this one asked under this name too, and what they asked for may come now. */
const TAG = 'workbox-background-sync:outbox';

/**
 * Lets the browser wake us to send what waits when no page is open (D83). One that never does is served whenever the
 * service worker starts.
 */
export function keepBackgroundSync(): void {
  if (!('sync' in self.registration)) return void sendAll(false).catch(() => null);
  self.addEventListener('sync', (event) => {
    if (event.tag === TAG) event.waitUntil(sendAll(event.lastChance));
  });
}

/** Asks the browser for a sync, because something waits. Where somebody switched it off, open pages send. */
export async function askForSync(): Promise<void> {
  await self.registration.sync?.register(TAG).catch(() => null);
}

async function sendAll(isLastChance: boolean): Promise<void> {
  const ports = await openOutboxPorts();
  const drained = await drainInReach(ports)
    .catch((error: unknown) => {
      if ((error as Error).name !== 'QuotaExceededError') throw error;
      // What has to be noted about sending finds no room: pictures can be fetched again.
      return platformPictures()
        .clear()
        .then(() => drainInReach(ports));
    })
    .catch(() => null);
  // What is left waits for a page or the shopper, or nothing is: waking again would change nothing.
  if (drained?.dueInMs === null) return;
  // There is no last chance for an order: the browser is asked anew (reliability row 12).
  if (isLastChance) await askForSync();
  // An error tells the browser to try again later; whatever it does, a page that opens sends too.
  throw new Error('more waits');
}
