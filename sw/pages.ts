/// <reference lib="webworker" />
import { PAGE_PATIENCE_MS } from '#config/timings.ts';
import type { KeptPages } from './kept-pages.ts';
import type { Starts } from './starts.ts';
import { SHELL, type VersionFiles } from './version-files.ts';

/** After so many pages in a row that showed nothing, the next one comes from the network. */
const FAILED_STARTS_MAX = 2;

export interface PagePorts {
  readonly files: Pick<VersionFiles, 'whole' | 'dropBroken'>;
  readonly pages: Pick<KeptPages, 'find' | 'drop'>;
  readonly starts: Starts;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Lets a waiting newer version take over, if no other window is open. */
  readonly takeOver: () => Promise<void>;
}

/** The part of a navigation's event that its answer needs. */
export type Navigation = Pick<FetchEvent, 'request' | 'clientId' | 'resultingClientId' | 'waitUntil'>;

/**
 * Answers a navigation with the kept page of its address, or else with the kept shell, which the window fills from the
 * device's data. A shell with the wrong bytes is never used, and no kept page after a page that showed nothing. When
 * this version has failed to show a page `FAILED_STARTS_MAX` times, its window can neither report that nor offer a
 * newer version: so the service worker checks its files and takes the page from the network, if that answers in time.
 */
export async function answerPage(
  { files, pages, starts, fetch, sleep, takeOver }: PagePorts,
  event: Navigation,
): Promise<Response> {
  const { request, clientId, resultingClientId } = event;
  // Where a browser does not name the window, it asks for a reloaded page past what it has kept of it.
  const isInPlace = clientId !== '' || request.cache === 'no-cache';
  const [unheard, page] = await Promise.all([starts.unheard(isInPlace), pages.find(request.url)]);
  let asked: Promise<Response> | null = null;
  if (unheard >= FAILED_STARTS_MAX) {
    await files.dropBroken();
    asked = fetch(request);
    // Without a network, or with one that hangs, only the shell is left.
    const fetched = await Promise.race([asked.catch(() => null), sleep(PAGE_PATIENCE_MS)]);
    if (fetched && fetched.status < 500) {
      event.waitUntil(starts.clear());
      event.waitUntil(takeOver());
      return fetched;
    }
  }
  if (page && unheard === 0) {
    event.waitUntil(starts.begin(resultingClientId));
    return page;
  }
  if (page) event.waitUntil(pages.drop(request.url));
  const shell = await files.whole(SHELL);
  if (!shell) return asked ?? fetch(request);
  event.waitUntil(starts.begin(resultingClientId));
  return shell;
}
