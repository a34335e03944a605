/// <reference lib="webworker" />

/** The address of the count in the cache of the version; no page asks for it. */
const ADDRESS = '/__starts';

/**
 * Counts pages that got the kept shell and have not yet said that they show something. The count outlives this thread.
 */
export interface Starts {
  /** The number of such pages in a row. */
  unheard(): Promise<number>;
  begin(unheard: number): Promise<void>;
  /** Sets the count to zero, because a page shows something or counting starts over. */
  clear(): Promise<void>;
}

/** Counts in a cache; when that is damaged, the count is always zero. */
export function countStarts(open: () => Promise<Pick<Cache, 'match' | 'put' | 'delete'>>): Starts {
  // Changes run one after the other, because a page may report success before its start has been written.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: (cache: Pick<Cache, 'match' | 'put' | 'delete'>) => Promise<T>): Promise<T | null> => {
    const turn = last.then(open).then(work);
    const harmless = turn.catch(() => null);
    last = harmless;
    return harmless;
  };
  return {
    unheard: async () => Number((await inTurn(async (cache) => (await cache.match(ADDRESS))?.text())) ?? 0),
    begin: async (unheard) => void (await inTurn((cache) => cache.put(ADDRESS, new Response(String(unheard + 1))))),
    clear: async () => void (await inTurn((cache) => cache.delete(ADDRESS))),
  };
}
