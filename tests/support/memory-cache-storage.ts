interface Kept {
  readonly body: ArrayBuffer;
  readonly headers: Headers;
}

const ORIGIN = 'http://shop.test';

/** Cache Storage in memory: caches by name, and answers by path. */
export class MemoryCacheStorage {
  readonly kept = new Map<string, Map<string, Kept>>();
  /** Set by tests: refuses to store, as a full device does. */
  isFull = false;

  /** The storage with the interface that a service worker uses. */
  asCaches(): Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'> {
    return {
      open: async (name) => this.cache(name),
      match: async (request) => {
        for (const name of this.kept.keys()) {
          const found = await this.cache(name).match(request);
          if (found) return found;
        }
        return undefined;
      },
      keys: async () => [...this.kept.keys()],
      delete: async (name) => this.kept.delete(name),
    };
  }

  /** The contents of a cache as texts, by path. */
  texts(name: string): Record<string, string> {
    const entries = [...(this.kept.get(name) ?? [])].map(([path, { body }]) => [path, new TextDecoder().decode(body)]);
    return Object.fromEntries(entries) as Record<string, string>;
  }

  /** Changes what is kept, as something else than the shop might. */
  async spoil(name: string, path: string, text: string): Promise<void> {
    await this.cache(name).put(path, new Response(text));
  }

  private cache(name: string): Cache {
    const entries = this.kept.get(name) ?? new Map<string, Kept>();
    this.kept.set(name, entries);
    return {
      match: async (request: RequestInfo | URL) => {
        const found = entries.get(pathOf(request));
        return found && new Response(found.body, { headers: found.headers });
      },
      put: async (request: RequestInfo | URL, response: Response) => {
        if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
        const body = await response.arrayBuffer();
        // An answer that is put again moves to the end.
        entries.delete(pathOf(request));
        entries.set(pathOf(request), { body, headers: response.headers });
      },
      delete: async (request: RequestInfo | URL) => entries.delete(pathOf(request)),
      keys: async () => [...entries.keys()].map((path) => new Request(`${ORIGIN}${path}`)),
    } as unknown as Cache;
  }
}

function pathOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname;
}
