import { beforeEach, describe, expect, test } from 'vitest';
import { PAGE_PATIENCE_MS, START_PATIENCE_MS } from '#config/timings.ts';
import { MemoryCacheStorage } from '#tests/support/memory-cache-storage.ts';
import { answerPage } from './pages.ts';
import { noteStarts, type StartPorts } from './starts.ts';

type Event = 'shows' | 'blank';

let storage: MemoryCacheStorage;
let done: string[];
let page: string | null;
let shell: string | null;
let network: () => Response | Promise<Response>;
/** The waits for the network so far, and whether such a wait ends at once. */
let waitedMs: number[];
let isTimeUp: boolean;
let asked: number;
let now: number;
/** Windows that are there. In most tests each page takes the place of the one before. */
let windows: string[];

beforeEach(() => {
  storage = new MemoryCacheStorage();
  done = [];
  page = null;
  shell = 'shell';
  network = () => new Response('from the network');
  waitedMs = [];
  isTimeUp = false;
  asked = 0;
  now = Date.UTC(2026, 10, 26);
  windows = [];
});

/** Each page is answered by a service worker that just started. */
const starts = (ports: Partial<StartPorts> = {}) =>
  noteStarts({
    cache: () => storage.asCaches().open('version-a'),
    now: () => now,
    isOpen: async (window) => windows.includes(window),
    ...ports,
  });

/** What the browser says of the window that a page is asked for in. */
interface Asked {
  readonly clientId?: string;
  readonly resultingClientId?: string;
  readonly cache?: RequestCache;
}

async function openPage({ clientId = '', resultingClientId = 'window', cache }: Asked = {}): Promise<string> {
  const work: Promise<unknown>[] = [];
  const ports = {
    files: {
      whole: async () => (shell === null ? null : new Response(shell)),
      dropBroken: async () => void done.push('looked through'),
    },
    pages: {
      find: async () => (page === null ? null : new Response(page)),
      drop: async () => void (page = null),
    },
    starts: starts(),
    fetch: async () => {
      asked++;
      return network();
    },
    sleep: async (ms: number) => {
      waitedMs.push(ms);
      if (!isTimeUp) await new Promise(() => undefined);
    },
    takeOver: async () => void done.push('taken over'),
  };
  const request = new Request('http://shop.test/stue', cache && { cache });
  const waitUntil = (promise: Promise<unknown>): void => void work.push(promise);
  const answer = await answerPage(ports, { request, clientId, resultingClientId, waitUntil });
  await Promise.all(work);
  return answer.text();
}

async function openPages(events: readonly Event[]): Promise<string[]> {
  const pages: string[] = [];
  for (const event of events) {
    pages.push(await openPage());
    if (event === 'shows') await starts().clear();
  }
  return pages;
}

const kept = 'shell';
const fetched = 'from the network';

test.each<[readonly Event[], readonly string[]]>([
  [
    ['shows', 'shows', 'shows'],
    [kept, kept, kept],
  ],
  [
    ['blank', 'shows', 'blank', 'shows'],
    [kept, kept, kept, kept],
  ],
  [
    ['blank', 'blank', 'shows', 'shows'],
    [kept, kept, fetched, kept],
  ],
  [
    ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    [kept, kept, fetched, kept, kept, fetched],
  ],
])('pages that %j come from %j', async (events, pages) => {
  expect(await openPages(events)).toEqual(pages);
});

test('after two pages that show nothing the files are checked, and a waiting version takes over', async () => {
  await openPages(['blank', 'blank', 'blank']);
  expect(done).toEqual(['looked through', 'taken over']);
});

test.each([
  ['is no network', () => Promise.reject(new TypeError('fetch failed')) as never],
  ['is trouble in the shop', () => new Response('trouble', { status: 503 })],
])('when there %s, the kept shell is tried again', async (_name, answer) => {
  network = answer;
  expect(await openPages(['blank', 'blank', 'blank', 'blank'])).toEqual([kept, kept, kept, kept]);
  expect(done).not.toContain('taken over');
});

test('the kept page of an address is shown before the shell', async () => {
  page = 'page';
  expect(await openPages(['shows', 'shows'])).toEqual(['page', 'page']);
});

test('a kept page that shows nothing is dropped', async () => {
  page = 'page';
  expect(await openPages(['blank', 'shows', 'shows'])).toEqual(['page', kept, kept]);
});

describe('pages that start beside each other', () => {
  const [first, second, third] = ['first', 'second', 'third'];

  /** Opens a page in a window of its own, which stays open. */
  async function openWindow(window: string): Promise<string> {
    const opened = await openPage({ resultingClientId: window });
    windows.push(window);
    return opened;
  }

  beforeEach(() => (page = 'page'));

  test('are each shown the kept page, and nothing is asked of the network', async () => {
    expect([await openWindow(first), await openWindow(second), await openWindow(third)]).toEqual(Array(3).fill('page'));
    expect(page, 'it is kept still').toBe('page');
    expect(asked).toBe(0);
  });

  test('count once they have had their time, wherever the clock went', async () => {
    await openWindow(first);
    now -= START_PATIENCE_MS;
    expect(await openWindow(second)).toBe(kept);
    now += 3 * START_PATIENCE_MS;
    expect(await openWindow(third)).toBe(fetched);
  });

  test('count at once when their window is gone', async () => {
    await openWindow(first);
    windows = [];
    expect(await openWindow(second)).toBe(kept);
    windows = [];
    expect(await openWindow(third)).toBe(fetched);
  });

  test.each([
    ['another address is opened in one of them', { clientId: first }],
    ['one of them is loaded anew in a browser that does not name it', { cache: 'no-cache' }],
  ] as const)('count at once when %s', async (_what, said) => {
    await openWindow(first);
    expect(await openPage({ ...said, resultingClientId: second })).toBe(kept);
    windows = [second];
    expect(await openPage({ ...said, resultingClientId: third })).toBe(fetched);
  });

  test('are over when one of them shows something', async () => {
    await Promise.all([first, second].map(openWindow));
    await starts().clear();
    now += START_PATIENCE_MS;
    expect(await openWindow(third)).toBe('page');
  });

  test('are noted one by one, also those that begin at the same moment', async () => {
    const together = starts();
    await Promise.all([first, second, third].map((window) => together.begin(window)));
    expect(await starts().unheard(false)).toBe(3);
  });
});

test('a shell that is not whole is never shown: the page comes from the network', async () => {
  shell = null;
  expect(await openPage()).toBe(fetched);
});

describe('on a network that hangs', () => {
  const hang = (): Promise<Response> => new Promise(() => undefined);

  test('the kept shell is tried again after two seconds', async () => {
    network = hang;
    isTimeUp = true;
    expect(await openPages(['blank', 'blank', 'blank'])).toEqual([kept, kept, kept]);
    expect(waitedMs).toEqual([PAGE_PATIENCE_MS]);
    expect(done).not.toContain('taken over');
  });

  test('a request that fails after that is ignored', async () => {
    let cutOff: (error: Error) => void = () => undefined;
    network = () => new Promise<Response>((_resolve, reject) => (cutOff = reject));
    isTimeUp = true;
    await openPages(['blank', 'blank', 'blank']);
    // An unhandled rejection fails the run.
    cutOff(new TypeError('fetch failed'));
    await new Promise((resolve) => setImmediate(resolve));
  });

  test('without a whole shell the request that is already under way answers the page', async () => {
    await openPages(['blank', 'blank']);
    let answer: (page: Response) => void = () => undefined;
    network = () => new Promise<Response>((resolve) => (answer = resolve));
    isTimeUp = true;
    shell = null;
    const opened = openPage();
    await expect.poll(() => waitedMs).toEqual([PAGE_PATIENCE_MS]);
    answer(new Response('from the network'));
    expect(await opened).toBe(fetched);
    expect(asked).toBe(1);
  });
});

test('pages are answered when the list of starts is damaged', async () => {
  const damaged = starts({ cache: () => Promise.reject(new Error('damaged')) });
  expect(await damaged.unheard(false)).toBe(0);
  await damaged.begin('window');
  await damaged.clear();
});

test('a number that a service worker of before has left counts as a start', async () => {
  await storage.spoil('version-a', '/__starts', '2');
  expect(await starts().unheard(false)).toBe(1);
  await starts().begin('window');
  expect(await starts().unheard(false)).toBe(2);
});
