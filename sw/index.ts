/// <reference lib="webworker" />
import { drainInBackground, keepBackgroundSync } from './background-sync.ts';
import { dropOtherVersions, keepShownPage, keepVersion, noteStart } from './precache.ts';
import { serveFromCaches } from './routes.ts';
import { switchWhenAsked } from './update.ts';

declare const self: ServiceWorkerGlobalScope;

// Every event of the service worker, with the function that answers it.
keepBackgroundSync();
serveFromCaches();
self.addEventListener('install', keepVersion);
self.addEventListener('activate', dropOtherVersions);
self.addEventListener('message', (event) => {
  switchWhenAsked(event);
  drainInBackground(event);
  noteStart(event);
  keepShownPage(event);
});
