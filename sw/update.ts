/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** A new version waits until the shopper wants it (D49); then it takes over all tabs, which load themselves anew. */
export function switchWhenAsked(event: ExtendableMessageEvent): void {
  if ((event.data as { type?: string } | null)?.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
}
