import type { CacheLike } from '../outbox/store/mirror.ts';

/** A cache that lasts as long as its tab. */
export function memoryCache(): CacheLike {
  const kept = new Map<string, Response>();
  const address = (request: RequestInfo | URL): string => (request instanceof Request ? request.url : String(request));
  return {
    put: async (request, response) => void kept.set(address(request), response),
    match: async (request) => kept.get(address(request))?.clone(),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async (request) => kept.delete(address(request)),
  };
}
