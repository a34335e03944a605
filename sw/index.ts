/// <reference lib="webworker" />
import { drainInBackground, keepBackgroundSync } from './background-sync.ts';
import { cleanOldCaches, precacheShell } from './precache.ts';
import { serveFromCaches } from './routes.ts';
import { switchWhenAsked } from './update.ts';

declare const self: ServiceWorkerGlobalScope;

// Every event of the service worker, and who answers it.
precacheShell();
keepBackgroundSync();
serveFromCaches();
self.addEventListener('activate', cleanOldCaches);
self.addEventListener('message', (event) => {
  switchWhenAsked(event);
  drainInBackground(event);
});
