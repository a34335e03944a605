import type { CacheLike } from '#worker/outbox/store/mirror.ts';

/** A cache of Cache Storage in memory: texts by address. */
export class MemoryCache {
  readonly texts = new Map<string, string>();

  /** The cache as the mirror uses it. */
  asCache(): CacheLike {
    const address = (request: RequestInfo | URL): string =>
      request instanceof Request ? request.url : String(request);
    return {
      put: async (request, response) => void this.texts.set(address(request), await response.text()),
      match: async (request) => {
        const text = this.texts.get(address(request));
        return text === undefined ? undefined : new Response(text);
      },
      keys: async () => [...this.texts.keys()].map((url) => new Request(url)),
      delete: async (request) => this.texts.delete(address(request)),
    };
  }
}
