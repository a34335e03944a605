import { createPictureStore, type PictureCache, type PictureStore } from '#worker/pictures/picture-store.ts';

interface Kept {
  readonly body: Blob;
  readonly headers: Headers;
}

/** The pictures of a device in memory, shared by its tabs and its service worker. */
export class MemoryPictures {
  readonly kept = new Map<string, Kept>();
  /** Set by tests: refuses to store, as a full device does. */
  isFull = false;

  /** The picture store that a realm works with. */
  asStore(now: () => number): PictureStore {
    return createPictureStore({ open: async () => this.cache(), drop: async () => this.kept.clear(), now });
  }

  private cache(): PictureCache {
    return {
      match: async (request, { ignoreSearch = false } = {}) => {
        const wanted = addressOf(request);
        const found = ignoreSearch
          ? [...this.kept].find(([address]) => plain(address) === plain(wanted))?.[1]
          : this.kept.get(wanted);
        return found && new Response(found.body, { headers: found.headers });
      },
      put: async (request, response) => {
        if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
        this.kept.set(addressOf(request), { body: await response.blob(), headers: response.headers });
      },
      keys: async () => [...this.kept.keys()].map((address) => new Request(`http://shop.test${address}`)),
      delete: async (request) => this.kept.delete(addressOf(request)),
    };
  }
}

function addressOf(request: RequestInfo | URL): string {
  const { pathname, search } = new URL(request instanceof Request ? request.url : String(request), 'http://shop.test');
  return `${pathname}${search}`;
}

function plain(address: string): string {
  return address.split('?')[0]!;
}
