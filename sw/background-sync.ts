/// <reference lib="webworker" />
import { Queue } from 'workbox-background-sync';
import { drain } from '#worker/outbox/drain.ts';
import { platformOutboxPorts } from '#worker/outbox/platform-outbox-ports.ts';

const QUEUE_NAME = 'outbox';

let queue: Queue | null = null;

/**
 * Lets the browser wake us to send what waits when no page is open (D83). Workbox registers the sync and supplies the
 * fallback; its own replay is not used, because it deletes before it sends.
 */
export function keepBackgroundSync(): void {
  queue = new Queue(QUEUE_NAME, { onSync: sendAll });
}

/** A page says that something waits: ask the browser for a sync. */
export function drainInBackground(event: ExtendableMessageEvent): void {
  if ((event.data as { type?: string } | null)?.type === 'outbox-filled') event.waitUntil(queue!.registerSync());
}

async function sendAll(): Promise<void> {
  const { waiting } = await drain(platformOutboxPorts());
  // An error tells the browser to try again later; whatever it does, a page that opens sends too.
  if (waiting > 0) throw new Error('some of the outbox still waits');
}
