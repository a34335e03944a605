/// <reference lib="webworker" />
import { Queue } from 'workbox-background-sync';
import { drain } from '#worker/outbox/drain.ts';
import { openOutboxPorts } from '#worker/outbox/platform-outbox-ports.ts';
import { platformPictures } from '#worker/pictures/picture-store.ts';

declare const self: ServiceWorkerGlobalScope;

const QUEUE_NAME = 'outbox';

let queue: Queue | null = null;
/** What Workbox does not hand on: after a last chance the browser does not come back by itself. */
let isLastChance = false;

/**
 * Lets the browser wake us to send what waits when no page is open (D83). Workbox registers the sync and supplies the
 * fallback; its own replay is not used, because it deletes before it sends.
 */
export function keepBackgroundSync(): void {
  // Before Workbox listens, so that the attempt knows.
  self.addEventListener('sync', ({ lastChance }) => (isLastChance = lastChance));
  queue = new Queue(QUEUE_NAME, { onSync: sendAll });
}

/** A page says that something waits: ask the browser for a sync. */
export function drainInBackground(event: ExtendableMessageEvent): void {
  if ((event.data as { type?: string } | null)?.type === 'outbox-filled') event.waitUntil(queue!.registerSync());
}

async function sendAll(): Promise<void> {
  const ports = await openOutboxPorts();
  const drained = await drain(ports)
    .catch((error: unknown) => {
      if ((error as Error).name !== 'QuotaExceededError') throw error;
      // What has to be noted about sending finds no room: pictures can be fetched again.
      return platformPictures()
        .clear()
        .then(() => drain(ports));
    })
    .catch(() => null);
  if (drained?.waiting === 0) return;
  // There is no last chance for an order: the browser is asked anew (reliability row 12).
  if (isLastChance) await queue!.registerSync();
  // An error tells the browser to try again later; whatever it does, a page that opens sends too.
  throw new Error('the outbox still waits');
}
