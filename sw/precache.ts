/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import type { RouteHandlerCallback } from 'workbox-core';

/** Built files with a hash in their name; put in by the build. */
declare const __PRECACHE__: readonly string[];

const VERSION: string = import.meta.env['VITE_VERSION'] ?? 'dev';

/** The empty page that stands for every route. */
const SHELL = '/shell';

/** Keeps the shell and everything it loads; the old version stays whole until all of the new one is here (P2). */
export function precacheShell(): void {
  precacheAndRoute([
    { url: SHELL, revision: VERSION },
    { url: '/manifest.webmanifest', revision: VERSION },
    { url: '/icon.svg', revision: VERSION },
    ...__PRECACHE__.map((url) => ({ url, revision: null })),
  ]);
  cleanupOutdatedCaches();
}

/** Answers a navigation with the shell; the window fills it from what the device knows. */
export function answerWithShell(): RouteHandlerCallback {
  return createHandlerBoundToURL(SHELL) as unknown as RouteHandlerCallback;
}

/** Drops caches of names that no version uses any more; the journal is nobody's to drop. */
export function cleanOldCaches(event: ExtendableEvent): void {
  event.waitUntil(dropUnknownCaches());
}

const known = /^(?:workbox-precache|pictures$|outbox-journal$)/;

async function dropUnknownCaches(): Promise<void> {
  for (const name of await caches.keys()) if (!known.test(name)) await caches.delete(name);
}
