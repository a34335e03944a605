/// <reference lib="webworker" />
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { KeptPages } from './kept-pages.ts';
import { answerPage } from './pages.ts';
import { countStarts } from './starts.ts';
import { VersionFiles } from './version-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Put in by the server, which makes the shell: the digest of the list of this version's files. */
const VERSION = '__VERSION_DIGEST__';

const files = new VersionFiles({ version: VERSION, caches, fetch: (path, init) => fetch(path, init) });
const starts = countStarts(() => files.cache());
const pages = new KeptPages({
  version: VERSION,
  cache: () => files.cache(),
  fetch: (address, init) => fetch(address, init),
  now: () => Date.now(),
  cookies: self.cookieStore,
});

/** Keeps the shell and everything it loads; the old version stays whole until all of the new one is here (P2). */
export function keepVersion(event: ExtendableEvent): void {
  event.waitUntil(files.install());
}

/** The new version is in charge, and the files of others are nobody's any more. */
export function dropOtherVersions(event: ExtendableEvent): void {
  event.waitUntil(files.dropOthers());
}

/** Answers a navigation. */
export function answerNavigation({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const ports = {
    files,
    pages,
    starts,
    fetch: (asked: Request) => fetch(asked),
    sleep: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
    takeOver: takeOverIfAlone,
  };
  return answerPage(ports, request, (work) => event.waitUntil(work));
}

/** Whether an address may be that of a file that is kept. */
export function mayBeKept({ pathname }: URL): boolean {
  return /^\/(?:assets\/.*|icon\.svg|manifest\.webmanifest)$/.test(pathname);
}

/** Answers with a kept file; what is not of this version comes from the network as if nobody listened. */
export async function answerFile({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await files.find(url.pathname)) ?? fetch(request);
}

/** A page says that it shows something. */
export function noteStart(event: ExtendableMessageEvent): void {
  if ((event.data as { type?: string } | null)?.type === 'started') event.waitUntil(starts.clear());
}

/** A page was shown for a while: it is what the next start may begin with. */
export function keepShownPage(event: ExtendableMessageEvent): void {
  const { type, address } = (event.data ?? {}) as { type?: string; address?: string };
  if (type === 'shown' && address) event.waitUntil(pages.keep(address).catch(() => undefined));
}

/** Nobody can be asked by a version that shows nothing; windows that do work are asked as ever (D49). */
async function takeOverIfAlone(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.length <= 1) self.registration.waiting?.postMessage({ type: 'skip-waiting' });
}
