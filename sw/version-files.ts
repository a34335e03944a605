/// <reference lib="webworker" />

/** The list of a version's files, each with the digest of its bytes. */
const MANIFEST = '/files.json';

/** The page without content that answers every route; the window fills it. */
export const SHELL = '/shell';

/** The expected SHA-256 of each file, in base64, by path. */
type Digests = Readonly<Record<string, string>>;

export interface VersionPorts {
  /** The digest of the list of files, and thereby of every byte of the version. */
  readonly version: string;
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
}

/** Names of caches of this shop, and of the package that kept its files before. */
const OF_VERSIONS = /^(?:version-|workbox-precache)/;

/**
 * The files of one version of the shop, in a cache of its own, so that no other version can touch them (P2). Only files
 * with the digest of the list are kept. When a network answers with a page of its own, or with half a file, that file
 * is missing instead of wrong.
 */
export class VersionFiles {
  private readonly ports: VersionPorts;
  private readonly cacheName: string;
  private digests: Digests | null = null;

  constructor(ports: VersionPorts) {
    this.ports = ports;
    this.cacheName = `version-${ports.version}`;
  }

  /** Fetches and keeps all files that an earlier attempt did not keep. Rejects when a file is missing in the end. */
  async install(): Promise<void> {
    const digests = await this.list();
    if (!digests) throw new Error('not whole');
    for (const path of Object.keys(digests)) await this.whole(path);
    const cache = await this.cache();
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = Object.keys(digests).filter((path) => !kept.has(path));
    if (missing.length > 0) throw new Error(`not whole: ${missing.join()}`);
  }

  /** A file whose bytes match the list, from the device or else from the network; `null` when neither has it. */
  async whole(path: string): Promise<Response | null> {
    const digest = await this.digestOf(path);
    if (digest === null) return null;
    return (await this.kept(path, digest)) ?? this.bring(path, digest);
  }

  /** A kept file without another check, because it was checked when it came; a lost one is fetched again. */
  async find(path: string): Promise<Response | null> {
    const found = await this.cache()
      .then((cache) => cache.match(path))
      .catch(() => undefined);
    return found ?? this.whole(path);
  }

  /** Deletes kept files whose bytes do not match the list any more. */
  async dropBroken(): Promise<void> {
    for (const [path, digest] of Object.entries((await this.list()) ?? {})) await this.kept(path, digest);
  }

  /** Deletes the caches of all other versions, and no other cache. */
  async dropOthers(): Promise<void> {
    const { caches } = this.ports;
    for (const name of await caches.keys())
      if (OF_VERSIONS.test(name) && name !== this.cacheName) await caches.delete(name);
  }

  /** The cache of this version. */
  cache(): Promise<Cache> {
    return this.ports.caches.open(this.cacheName);
  }

  private async list(): Promise<Digests | null> {
    this.digests ??= ((await (await this.whole(MANIFEST))?.json()) as Digests | undefined) ?? null;
    return this.digests;
  }

  /** The expected digest of a file; `null` when it is not in the list or the list cannot be had. */
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
      // Without a readable cache the file is fetched.
    }
    return null;
  }

  private async bring(path: string, digest: string): Promise<Response | null> {
    const { caches, fetch } = this.ports;
    const sources = [
      // Most files of a new version are the same as in the old one.
      () => caches.match(path),
      () => fetch(path, { redirect: 'error' }),
      // `reload` also replaces what the browser's own cache took from a bad network.
      () => fetch(path, { redirect: 'error', cache: 'reload' }),
    ];
    for (const source of sources) {
      const found = await source().catch(() => undefined);
      if (!found?.ok || !(await isWhole(found, digest))) continue;
      const copy = found.clone();
      // On a full device the file is used without being kept; `install` checks afterwards what is there.
      await this.cache()
        .then((cache) => cache.put(path, copy))
        .catch(() => undefined);
      return found;
    }
    return null;
  }
}

/** Whether the bytes of a response have this digest; the response can still be read afterwards. */
async function isWhole(response: Response, digest: string): Promise<boolean> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
    return btoa(String.fromCodePoint(...new Uint8Array(hash))) === digest;
  } catch {
    // The response was cut short.
    return false;
  }
}
