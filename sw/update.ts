/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** Activates this version when the shopper accepts it (D49); it then takes over all tabs, which reload. */
export function switchWhenAsked(event: ExtendableMessageEvent): void {
  if ((event.data as { type?: string } | null)?.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
}
