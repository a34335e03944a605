/// <reference lib="webworker" />
import { LANGUAGE_COOKIE } from '#config/languages.ts';
import { SHOWN_PAGES_MAX } from '#config/caches.ts';
import { KEEP_PAGE_DEADLINE_MS, SHOWN_PAGE_FRESH_MS } from '#config/timings.ts';

/** The folder of pages in the cache of a version: below it the chosen language, then the address as one name. */
const FOLDER = '/__pages/';

/** The header with which the server names the version whose files a page uses; personal pages do not have it. */
const VERSION_HEADER = 'shop-version';

export interface KeptPagesPorts {
  /** The digest of the version's list of files, as in `VersionFiles`. */
  readonly version: string;
  readonly cache: () => Promise<Cache>;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The cookies, which hold the chosen language; not every browser lets a service worker read them. */
  readonly cookies: Pick<CookieStore, 'get'> | undefined;
}

/**
 * Rendered pages of the addresses that were shown last, as the server sends them to anybody (decision 051). A page of
 * another version, language or store view is never given out, and personal pages are never kept. The pages are in the
 * cache of their version and are deleted with it.
 */
export class KeptPages {
  private readonly ports: KeptPagesPorts;

  constructor(ports: KeptPagesPorts) {
    this.ports = ports;
  }

  /** The kept page of a whole address in the language that is chosen now. */
  async find(address: string): Promise<Response | null> {
    try {
      const key = await this.keyOf(address);
      if (key === null) return null;
      const page = await (await this.ports.cache()).match(key, { ignoreVary: true });
      return page && this.isRecent(page) ? page : null;
    } catch {
      // Without a readable cache the page is made from the shell.
      return null;
    }
  }

  /**
   * Fetches and keeps the page of an address; when there are too many, the one shown longest ago is deleted. A page
   * that cannot be fetched changes nothing.
   */
  async keep(address: string): Promise<void> {
    const key = await this.keyOf(address);
    if (key === null) return;
    const signal = AbortSignal.timeout(KEEP_PAGE_DEADLINE_MS);
    const page = await this.ports.fetch(address, { redirect: 'error', priority: 'low', signal });
    if (isGone(page)) return this.drop(address);
    const isOurs = page.status === 200 && page.headers.get(VERSION_HEADER) === this.ports.version;
    if (!isOurs || !(await isWhole(page.clone()))) return;
    // The language may have been changed while the page came.
    if ((await this.keyOf(address)) !== key) return;
    const cache = await this.ports.cache();
    await cache.put(key, page);
    const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(FOLDER));
    for (const oldest of pages.slice(0, Math.max(0, pages.length - SHOWN_PAGES_MAX))) await cache.delete(oldest);
  }

  async drop(address: string): Promise<void> {
    const key = await this.keyOf(address);
    if (key !== null) await (await this.ports.cache()).delete(key, { ignoreVary: true });
  }

  /**
   * Whether a page is new enough. The device learns of new prices while a kept page stays as it is, so an old page
   * would show old prices.
   */
  private isRecent({ headers }: Response): boolean {
    const said = Date.parse(headers.get('date') ?? '');
    return Math.abs(this.ports.now() - said) < SHOWN_PAGE_FRESH_MS;
  }

  /** The key of an address in the cache; `null` when the chosen language cannot be read. */
  private async keyOf(address: string): Promise<string | null> {
    const { cookies } = this.ports;
    if (!cookies) return null;
    const { pathname, search } = new URL(address);
    const language = (await cookies.get(LANGUAGE_COOKIE))?.value ?? 'unchosen';
    return `${FOLDER}${encodeURIComponent(language)}/${encodeURIComponent(`${pathname}${search}`)}`;
  }
}

/** Whether the server says that the page does not exist any more. */
function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** Whether a page came to its end: a network may cut it short without an error. */
async function isWhole(page: Response): Promise<boolean> {
  return (await page.text()).endsWith('</html>');
}
