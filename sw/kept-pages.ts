/// <reference lib="webworker" />
import { LANGUAGE_COOKIE } from '#config/languages.ts';
import { SHOWN_PAGES_MAX } from '#config/caches.ts';
import { KEEP_PAGE_DEADLINE_MS, SHOWN_PAGE_FRESH_MS } from '#config/timings.ts';

/** Where pages lie among the files of their version: below it the chosen language, then the address as one name. */
const FOLDER = '/__pages/';

/** With this the server names the version whose files a page is made of; pages that are somebody's own do not have it. */
const VERSION_HEADER = 'shop-version';

export interface KeptPagesPorts {
  /** The digest of the version's list of files, as in `VersionFiles`. */
  readonly version: string;
  readonly cache: () => Promise<Cache>;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Where the language is chosen; not every browser lets a service worker look. */
  readonly cookies: Pick<CookieStore, 'get'> | undefined;
}

/**
 * Rendered pages of the addresses that were shown last, as the server sends them to anybody (decision 051): never another
 * version's, another language's or another store view's, and nothing that is somebody's own. They go with their version.
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
      // A damaged store is no reason to show nothing.
      return null;
    }
  }

  /** Keeps the page of an address as it is now; the one shown longest ago makes room. What does not come changes nothing. */
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

  /** The device goes on learning prices that a page does not: one that was not looked at for long shows too old ones. */
  private isRecent({ headers }: Response): boolean {
    const said = Date.parse(headers.get('date') ?? '');
    return Math.abs(this.ports.now() - said) < SHOWN_PAGE_FRESH_MS;
  }

  /** `null`: nobody can say which language is chosen. */
  private async keyOf(address: string): Promise<string | null> {
    const { cookies } = this.ports;
    if (!cookies) return null;
    const { pathname, search } = new URL(address);
    const language = (await cookies.get(LANGUAGE_COOKIE))?.value ?? 'unchosen';
    return `${FOLDER}${encodeURIComponent(language)}/${encodeURIComponent(`${pathname}${search}`)}`;
  }
}

/** What it showed is not there any more. */
function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** A network may cut a page short without saying so. */
async function isWhole(page: Response): Promise<boolean> {
  return (await page.text()).endsWith('</html>');
}
