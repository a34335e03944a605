/// <reference lib="webworker" />

/** Where the count lies among the files of the version; no page asks for it. */
const ADDRESS = '/__starts';

/** Pages that were given the kept shell, and have not said that they show something: it outlives this thread. */
export interface Starts {
  /** How many in a row. */
  unheard(): Promise<number>;
  begin(unheard: number): Promise<void>;
  /** A page shows something, or counting begins anew. */
  clear(): Promise<void>;
}

/** Counts in a cache; one that is damaged counts nothing. */
export function countStarts(open: () => Promise<Pick<Cache, 'match' | 'put' | 'delete'>>): Starts {
  // A page may show something before it is written down that it began.
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
