/// <reference lib="webworker" />
import { START_PATIENCE_MS } from '#config/timings.ts';

/** The address of the list in the cache of the version; no page asks for it. */
const ADDRESS = '/__starts';

/** A page that got kept bytes and has not yet said that it shows something. */
interface Start {
  /** Id of its window, as the service worker knows it. */
  readonly window: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The list of starts that nobody has heard of yet. It outlives this thread. */
export interface Starts {
  /**
   * How many pages in a row have shown nothing. One that is still under way beside the next is not among them: its window
   * is there, and it began less than `START_PATIENCE_MS` ago (decision 097). Where the next page takes the place of another
   * (`isInPlace`), nothing is beside it.
   */
  unheard(isInPlace: boolean): Promise<number>;
  begin(window: string): Promise<unknown>;
  /** Empties the list, because a page shows something or counting starts over. */
  clear(): Promise<unknown>;
}

export interface StartPorts {
  readonly cache: () => Promise<Pick<Cache, 'match' | 'put' | 'delete'>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Whether a window is there; one that is just being opened is waited for. */
  readonly isOpen: (window: string) => Promise<boolean>;
}

/** Keeps the list in a cache; when that is damaged, the list is always empty. */
export function noteStarts({ cache, now, isOpen }: StartPorts): Starts {
  // Changes run one after the other, because a page may report success before its start has been written.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: (opened: Pick<Cache, 'match' | 'put' | 'delete'>) => Promise<T>): Promise<T | null> => {
    const turn = last.then(cache).then(work);
    const harmless = turn.catch(() => null);
    last = harmless;
    return harmless;
  };
  // A service worker of before, of the same files, has left a number here: it counts as a start.
  const begun = async (opened: Pick<Cache, 'match'>): Promise<Start[]> =>
    [((await (await opened.match(ADDRESS))?.json()) as Start[] | undefined) ?? []].flat();
  return {
    async unheard(isInPlace) {
      let count = 0;
      for (const { window, at } of (await inTurn(begun)) ?? []) {
        const isYoung = Math.abs(now() - at) < START_PATIENCE_MS;
        if (isInPlace || !isYoung || !(await isOpen(window))) count++;
      }
      return count;
    },
    begin: (window) =>
      inTurn(async (opened) => {
        const starts = [...(await begun(opened)), { window, at: now() }];
        await opened.put(ADDRESS, new Response(JSON.stringify(starts)));
      }),
    clear: () => inTurn((opened) => opened.delete(ADDRESS)),
  };
}
