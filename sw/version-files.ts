/// <reference lib="webworker" />

/** The list of a version's files, each with the digest of its bytes. */
const MANIFEST = '/files.json';

/** The empty page that stands for every route. */
export const SHELL = '/shell';

/** What a file has to be: SHA-256 of its bytes, in base64, by its path. */
type Digests = Readonly<Record<string, string>>;

export interface VersionPorts {
  /** The digest of the list: whoever knows it knows every byte of the version. */
  readonly version: string;
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
}

/** What this shop kept, and the package that kept it before. */
const OF_VERSIONS = /^(?:version-|workbox-precache)/;

/**
 * The files of one version of the shop, in a cache of its own, so that no other version can touch them (P2). Only bytes
 * that have the digest of the list get in: a network that answers with a page of its own, or with half a file, leaves a
 * gap and not a fault.
 */
export class VersionFiles {
  private readonly ports: VersionPorts;
  private readonly cacheName: string;
  private digests: Digests | null = null;

  constructor(ports: VersionPorts) {
    this.ports = ports;
    this.cacheName = `version-${ports.version}`;
  }

  /** Keeps all files; what an attempt before this one kept is not fetched again. Rejects when one did not come whole. */
  async install(): Promise<void> {
    const digests = await this.list();
    if (!digests) throw new Error('the list of files did not come whole');
    for (const path of Object.keys(digests)) await this.whole(path);
    const cache = await this.cache();
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = Object.keys(digests).filter((path) => !kept.has(path));
    if (missing.length > 0) throw new Error(`did not come whole: ${missing.join(', ')}`);
  }

  /** A file with the right bytes, from the device or else from the network; `null`: there is none to be had. */
  async whole(path: string): Promise<Response | null> {
    const digest = await this.digestOf(path);
    if (digest === null) return null;
    return (await this.kept(path, digest)) ?? this.bring(path, digest);
  }

  /** A kept file as it is, because it had the right bytes when it came; one that was lost is brought again. */
  async find(path: string): Promise<Response | null> {
    const found = await this.cache()
      .then((cache) => cache.match(path))
      .catch(() => undefined);
    return found ?? this.whole(path);
  }

  /** Lets go of what does not have its right bytes any more. */
  async dropBroken(): Promise<void> {
    for (const [path, digest] of Object.entries((await this.list()) ?? {})) await this.kept(path, digest);
  }

  /** Lets go of all other versions. Nothing else in Cache Storage is ever touched here. */
  async dropOthers(): Promise<void> {
    const { caches } = this.ports;
    for (const name of await caches.keys())
      if (OF_VERSIONS.test(name) && name !== this.cacheName) await caches.delete(name);
  }

  /** What is kept of this version; goes with it. */
  cache(): Promise<Cache> {
    return this.ports.caches.open(this.cacheName);
  }

  private async list(): Promise<Digests | null> {
    this.digests ??= ((await (await this.whole(MANIFEST))?.json()) as Digests | undefined) ?? null;
    return this.digests;
  }

  /** `null`: the file is not one of this version, or nobody knows. */
  private async digestOf(path: string): Promise<string | null> {
    if (path === MANIFEST) return this.ports.version;
    return (await this.list())?.[path] ?? null;
  }

  private async kept(path: string, digest: string): Promise<Response | null> {
    try {
      const cache = await this.cache();
      const found = await cache.match(path);
      if (!found) return null;
      if (await isWhole(found, digest)) return found;
      await cache.delete(path);
    } catch {
      // A damaged store is no reason to show nothing.
    }
    return null;
  }

  private async bring(path: string, digest: string): Promise<Response | null> {
    const { caches, fetch } = this.ports;
    const sources = [
      // Most files of a new version are those of the old one.
      () => caches.match(path),
      () => fetch(path, { redirect: 'error' }),
      // What the browser's own cache took from a bad network is replaced there too.
      () => fetch(path, { redirect: 'error', cache: 'reload' }),
    ];
    for (const source of sources) {
      const found = await source().catch(() => undefined);
      if (!found?.ok || !(await isWhole(found, digest))) continue;
      const copy = found.clone();
      // A full device shows what comes; an installation counts afterwards what it has.
      await this.cache()
        .then((cache) => cache.put(path, copy))
        .catch(() => undefined);
      return found;
    }
    return null;
  }
}

/** Whether the bytes are the right ones; the answer itself can still be used. */
async function isWhole(response: Response, digest: string): Promise<boolean> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
    return btoa(String.fromCodePoint(...new Uint8Array(hash))) === digest;
  } catch {
    // Cut short.
    return false;
  }
}
