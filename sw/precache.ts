/// <reference lib="webworker" />
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { KeptPages } from './kept-pages.ts';
import { answerPage } from './pages.ts';
import { sleep } from './sleep.ts';
import { noteStarts } from './starts.ts';
import { VersionFiles } from './version-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** The digest of the list of this version's files; the server puts it in when it makes the shell. */
const VERSION = '__VERSION_DIGEST__';

const files = new VersionFiles({ version: VERSION, caches, fetch: (path, init) => fetch(path, init) });
const cache = (): Promise<Cache> => files.cache();
const now = (): number => Date.now();
const starts = noteStarts({ cache, now, isOpen: async (window) => !!(await self.clients.get(window)) });
const pages = new KeptPages({
  version: VERSION,
  cache,
  fetch: (address, init) => fetch(address, init),
  now,
  cookies: self.cookieStore,
});

/** Installs the shell and everything it loads; the files of the old version stay until all new ones are here (P2). */
export function keepVersion(event: ExtendableEvent): void {
  event.waitUntil(files.install());
}

/** Deletes the files of other versions, because this version is in control now. */
export function dropOtherVersions(event: ExtendableEvent): void {
  event.waitUntil(files.dropOthers());
}

/** Answers a navigation. */
export function answerNavigation({ event }: RouteHandlerCallbackOptions): Promise<Response> {
  const ports = {
    files,
    pages,
    starts,
    fetch: (asked: Request) => fetch(asked),
    sleep,
    takeOver: takeOverIfAlone,
  };
  return answerPage(ports, event as FetchEvent);
}

/** Whether an address may be that of a file that is kept. */
export function mayBeKept({ pathname }: URL): boolean {
  return /^\/(?:assets\/|[\w-]+\.(?:svg|webmanifest)$)/.test(pathname);
}

/** Answers with a kept file of this version; any other file comes from the network. */
export async function answerFile({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await files.find(url.pathname)) ?? fetch(request);
}

/** Empties the list of unheard starts, because a page shows something. */
export function forgetStarts(): Promise<unknown> {
  return starts.clear();
}

/** Keeps a page that was shown for a while, so that the next start there can begin with it. */
export function keepShownPage(address: string): Promise<unknown> {
  return pages.keep(address).catch(() => null);
}

/**
 * Lets the waiting version take over without asking, because a version that shows nothing cannot ask. With other
 * windows open it waits, because they may work and ask the shopper (D49).
 */
async function takeOverIfAlone(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.length <= 1) self.registration.waiting?.postMessage({ type: 'skip-waiting' });
}
