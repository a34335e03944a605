/// <reference lib="webworker" />
import type { ServiceWorkerMessage } from '#config/service-worker-message.ts';
import { askForSync, keepBackgroundSync } from './background-sync.ts';
import { dropOtherVersions, forgetStarts, keepShownPage, keepVersion } from './precache.ts';
import { serveFromCaches } from './routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a page may say, with what is done then. */
const heard: { readonly [type in ServiceWorkerMessage['type']]?: (address: string) => Promise<unknown> } = {
  // The shopper accepts this version (D49); it then takes over all tabs, which reload.
  'skip-waiting': () => self.skipWaiting(),
  'outbox-filled': askForSync,
  started: forgetStarts,
  shown: keepShownPage,
};

// Every event of the service worker, with the function that answers it.
keepBackgroundSync();
serveFromCaches();
self.addEventListener('install', keepVersion);
self.addEventListener('activate', dropOtherVersions);
self.addEventListener('message', (event) => {
  const { type, address } = event.data as { type: ServiceWorkerMessage['type']; address: string };
  const work = heard[type]?.(address);
  if (work) event.waitUntil(work);
});
