/// <reference lib="webworker" />
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';

/** Built files with a hash in their name, below `/assets`; put in by the build. */
declare const __PRECACHE__: readonly string[];

const VERSION: string = import.meta.env['VITE_VERSION'] ?? 'dev';

/** The empty page that stands for every route. */
const SHELL = '/shell';

const precache = new PrecacheController();

/** Keeps the shell and everything it loads; the old version stays whole until all of the new one is here (P2). */
export function precacheShell(): void {
  precache.precache([
    { url: SHELL, revision: VERSION },
    { url: '/manifest.webmanifest', revision: VERSION },
    { url: '/icon.svg', revision: VERSION },
    ...__PRECACHE__.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ]);
}

/** Answers a navigation with the shell; the window fills it from what the device knows. */
export function answerWithShell({ event }: RouteHandlerCallbackOptions): Promise<Response> {
  return answer(event, new Request(SHELL));
}

export function isPrecached(url: string): boolean {
  return precache.getCacheKeyForURL(url) !== undefined;
}

/** Answers with a kept file. One that was lost comes from the network and is kept again. */
export function answerWithFile({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  return answer(event, request);
}

function answer(event: ExtendableEvent, request: Request): Promise<Response> {
  const cacheKey = precache.getCacheKeyForURL(request.url)!;
  return precache.strategy.handle({ event, request, params: { cacheKey } });
}

/** Drops caches of names that no version uses any more; the journal is nobody's to drop. */
export function cleanOldCaches(event: ExtendableEvent): void {
  event.waitUntil(dropUnknownCaches());
}

const known = /^(?:workbox-precache|pictures$|outbox-journal$)/;

async function dropUnknownCaches(): Promise<void> {
  for (const name of await caches.keys()) if (!known.test(name)) await caches.delete(name);
}
