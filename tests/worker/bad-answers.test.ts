import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { CardView } from '#domain/views/card.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { PageView } from '#domain/views/page.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { TestDevice } from '#tests/support/device.ts';
import { ShopTime } from '#tests/support/shop-time.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const foreign = (): Response => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } });
const errorPage = (): Response => new Response('<h1>503</h1>', { status: 503 });
const trouble = (): Response => Response.json({ code: 503, result: { code: 'BUSY' } }, { status: 503 });
const half = (): Response => new Response('{"documents":[', { headers: { 'content-type': 'application/json' } });
const tooMany = (): Response =>
  Response.json({ code: 429, result: { code: 'TOO_MANY' } }, { status: 429, headers: { 'retry-after': '3' } });

let time: ShopTime;
/** What comes instead of a collection. */
let instead: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;
/** When each collection was asked for, in milliseconds. */
let asked: Record<string, number[]>;
let api: WorkerApi;
let window: Window;

beforeEach(() => {
  time = new ShopTime();
  instead = {};
  asked = {};
  const device = new TestDevice({ fetch: answer, clock: time.clock() });
  ({ api } = device.openTab());
  window = new Window(api);
});

afterEach(async () => {
  const closing = api.close();
  await passUntil(closing);
});

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const collection = /^\/api\/sync\/(\w+)$/.exec(pathname)?.[1];
  if (collection) (asked[collection] ??= []).push(time.elapsed);
  const bad = collection && instead[collection];
  return bad ? bad(request) : time.answering(server.app.handle(request));
}

function passUntil<T>(awaited: Promise<T>): Promise<T> {
  return time.passUntil(awaited);
}

function progress(isWanted: (progress: SyncProgressView) => boolean): Promise<SyncProgressView> {
  return passUntil(window.value<SyncProgressView>('sync.progress', {}, isWanted));
}

const isComplete = ({ state }: SyncProgressView): boolean => state === 'complete';

async function askedTimes(collection: string, times: number): Promise<number[]> {
  const enough = async (): Promise<void> => {
    while ((asked[collection] ?? []).length < times) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await passUntil(enough());
  const [first, ...later] = asked[collection]!;
  return later.map((at, index) => at - [first!, ...later][index]!);
}

/** What the clock's steps and a few promises add to a pause. */
const SLACK_MS = 300;

describe.each([
  ['a foreign page', foreign],
  ['an error page', errorPage],
  ['trouble in the shop', trouble],
  ['half an answer', half],
])('a first visit to which %s comes once in the place of categories', (_name, bad) => {
  test('is complete in a moment', async () => {
    let isBad = true;
    instead = {
      get categories() {
        return isBad ? () => ((isBad = false), bad()) : undefined!;
      },
    };
    await passUntil(window.open());
    await progress(isComplete);
    const [pause] = await askedTimes('categories', 2);
    expect(pause).toBeGreaterThanOrEqual(500);
    expect(pause).toBeLessThan(500 + SLACK_MS);
    expect(time.elapsed).toBeLessThan(10_000);
  });
});

describe('a first visit to which categories do not come', () => {
  beforeEach(async () => {
    instead = { categories: foreign };
    await passUntil(window.open());
  });

  test('asks again after 0.5, 1, 2, 4 ... s, and everything else comes meanwhile', async () => {
    const pauses = await askedTimes('categories', 5);
    for (const [index, wanted] of [500, 1000, 2000, 4000].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(wanted);
      expect(pauses[index]).toBeLessThan(wanted + SLACK_MS);
    }
    expect(asked['products']).toHaveLength(2);
    expect(asked['price_history']).toHaveLength(1);
    const newest = await passUntil(window.value<readonly CardView[]>('listing.newest', { size: 4 }));
    expect(newest).toHaveLength(4);
  });

  test('says which and since when, and no more when they are there', async () => {
    const { failing } = await progress((told) => told.failing.length > 0);
    expect(failing).toEqual([{ name: 'categories', since: expect.any(Number) as number }]);
    instead = {};
    expect(await progress(isComplete)).toMatchObject({ failing: [] });
  });

  test('asks for what a page needs directly', async () => {
    const { kind } = await passUntil(window.value<PageView>('page.byPath', { path: '/stue' }));
    expect(kind).toBe('category');
    const stue = { categoryId: '3', filters: {}, sort: 'relevance', page: 1 };
    const listing = await passUntil(window.value<ListingView>('listing.category', stue, ({ total }) => total > 0));
    expect(listing.cards.length).toBeGreaterThan(0);
  });
});

describe('a shop that has too many callers is left alone for as long as it says', () => {
  /** The pauses of all pulls, whichever collection they are of. */
  const allPauses = (): number[] => {
    const times = Object.values(asked)
      .flat()
      .sort((a, b) => a - b);
    return times.slice(1).map((at, index) => at - times[index]!);
  };

  test('on a first visit', async () => {
    instead = { categories: tooMany };
    await passUntil(window.open());
    await askedTimes('categories', 2);
    expect(asked['categories']![1]! - asked['categories']![0]!).toBeGreaterThanOrEqual(3000);
    expect(asked['attributes']?.[0] ?? Infinity).toBeGreaterThanOrEqual(asked['categories']![0]! + 3000);
  });

  test('by a device that has everything', async () => {
    await passUntil(window.open());
    await progress(isComplete);
    instead = { heads: tooMany, categories: tooMany, attributes: tooMany, price_history: tooMany };
    asked = {};
    await api.hint('visible');
    await askedTimes('price_history', 1);
    expect(asked['heads']).toHaveLength(1);
    expect(
      allPauses()
        .slice(0, 2)
        .every((pauseMs) => pauseMs >= 3000),
    ).toBe(true);
    // Reason to hurry is none to ask before that.
    await api.hint('visible');
    const [pause] = await askedTimes('categories', 2);
    expect(pause).toBeGreaterThanOrEqual(9000);
  });

  test('by the pulls that come, when it says so to one that is tried again beside them', async () => {
    let isFirst = true;
    instead = {
      categories: () => (isFirst ? ((isFirst = false), trouble()) : tooMany()),
      // Longer than the pause of the first.
      attributes: async (request) => {
        await time.sleep(1000);
        return server.app.handle(request);
      },
    };
    await passUntil(window.open());
    await askedTimes('navigation', 1);
    const [, refusedAt] = asked['categories']!;
    expect(refusedAt).toBeGreaterThan(asked['attributes']![0]!);
    expect(asked['navigation']![0]! - refusedAt!).toBeGreaterThanOrEqual(3000);
  });
});

describe('banners, which a shop may do without (spec 8)', () => {
  test.each([
    [
      'a page of a backend that has none',
      () => new Response('Cannot GET', { status: 404, headers: { 'content-type': 'text/html' } }),
    ],
    ['another form', () => Response.json({ code: 200, result: [] })],
    ['half an answer', half],
    ['a refusal', () => Response.json({ code: 404, result: { code: 'NOT_FOUND' } }, { status: 404 })],
  ])('are passed over when %s comes instead: nothing is missing, and nothing is named', async (_name, answered) => {
    instead = { static_content: answered };
    await passUntil(window.open());
    expect(await progress(isComplete)).toMatchObject({ failing: [] });
    expect(asked['static_content']).toHaveLength(1);
  });

  test('are named when the shop has trouble with them', async () => {
    instead = { static_content: trouble };
    await passUntil(window.open());
    const { failing } = await progress((told) => told.failing.length > 0);
    expect(failing.map(({ name }) => name)).toEqual(['static_content']);
  });
});

test('a device that has everything names what could not be refreshed, waits for the next round, and keeps what it has', async () => {
  await passUntil(window.open());
  await progress(isComplete);
  instead = { heads: errorPage, products: errorPage, cms_pages: foreign };
  asked = {};
  await api.hint('visible');
  const told = await progress(({ failing }) => failing.length === 3);
  expect(told.failing.map(({ name }) => name)).toEqual(['products.list', 'cms_pages', 'products.all']);
  expect(told.state).toBe('complete');
  await askedTimes('price_history', 1);
  expect(asked['products']).toHaveLength(2);
  expect(asked['cms_pages']).toHaveLength(1);

  // The first time counts, however often it fails.
  await api.hint('visible');
  await askedTimes('price_history', 2);
  expect(await progress(({ failing }) => failing.length === 3)).toEqual(told);
  instead = {};
  await api.hint('visible');
  expect(await progress(({ failing }) => failing.length === 0)).toMatchObject({ state: 'complete' });
});
