/// <reference lib="webworker" />
import { PAGE_PATIENCE_MS } from '#config/timings.ts';
import type { KeptPages } from './kept-pages.ts';
import type { Starts } from './starts.ts';
import { SHELL, type VersionFiles } from './version-files.ts';

/** After so many pages in a row that showed nothing, the next one does not come from this device. */
const FAILED_STARTS_MAX = 2;

export interface PagePorts {
  readonly files: Pick<VersionFiles, 'whole' | 'dropBroken'>;
  readonly pages: Pick<KeptPages, 'find' | 'drop'>;
  readonly starts: Starts;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Lets a newer version that waits take over, where that disturbs nobody. */
  readonly takeOver: () => Promise<void>;
}

/**
 * Answers a navigation with the kept page of its address, or else with the kept shell, which the window fills from what the
 * device knows. A shell with other bytes is never shown, and no kept page after a page that showed nothing. A version that
 * cannot start its pages cannot say so or offer a newer one either: after two of them it looks through its files, and the
 * page comes from the network, where that answers in time.
 */
export async function answerPage(
  { files, pages, starts, fetch, sleep, takeOver }: PagePorts,
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const [unheard, page] = await Promise.all([starts.unheard(), pages.find(request.url)]);
  let asked: Promise<Response> | null = null;
  if (unheard >= FAILED_STARTS_MAX) {
    await files.dropBroken();
    asked = fetch(request);
    // Whatever comes of it: without a network, or with one that hangs, the shell is all there is.
    const fetched = await Promise.race([asked.catch(() => null), sleep(PAGE_PATIENCE_MS).then(() => null)]);
    if (fetched && fetched.status < 500) {
      waitUntil(starts.clear());
      waitUntil(takeOver());
      return fetched;
    }
  }
  if (page && unheard === 0) {
    waitUntil(starts.begin(unheard));
    return page;
  }
  if (page) waitUntil(pages.drop(request.url));
  const shell = await files.whole(SHELL);
  if (!shell) return asked ?? fetch(request);
  waitUntil(starts.begin(unheard));
  return shell;
}
