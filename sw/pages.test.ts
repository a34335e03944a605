import { beforeEach, describe, expect, test } from 'vitest';
import { PAGE_PATIENCE_MS } from '#config/timings.ts';
import { MemoryCacheStorage } from '#tests/support/memory-cache-storage.ts';
import { answerPage } from './pages.ts';
import { countStarts } from './starts.ts';

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

beforeEach(() => {
  storage = new MemoryCacheStorage();
  done = [];
  page = null;
  shell = 'shell';
  network = () => new Response('from the network');
  waitedMs = [];
  isTimeUp = false;
  asked = 0;
});

/** Each page is answered by a service worker that just started. */
const starts = () => countStarts(() => storage.asCaches().open('version-a'));

async function openPage(): Promise<string> {
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
  const answer = await answerPage(ports, new Request('http://shop.test/stue'), (promise) => work.push(promise));
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

test('pages are answered when the count is damaged', async () => {
  const damaged = countStarts(() => Promise.reject(new Error('damaged')));
  expect(await damaged.unheard()).toBe(0);
  await damaged.begin(1);
  await damaged.clear();
});
