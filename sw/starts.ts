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
  const harmless = async <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);
  return {
    unheard: async () => Number((await harmless(read())) ?? 0),
    begin: async (unheard) => void (await harmless(write(unheard + 1))),
    clear: async () => void (await harmless(open().then((cache) => cache.delete(ADDRESS)))),
  };

  async function read(): Promise<string | undefined> {
    return (await (await open()).match(ADDRESS))?.text();
  }

  async function write(count: number): Promise<void> {
    await (await open()).put(ADDRESS, new Response(String(count)));
  }
}
