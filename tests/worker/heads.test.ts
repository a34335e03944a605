import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { setMeta } from '#server/store/meta.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';

/** One small question tells a device what is new; only that is pulled (decision 059). */

let server: TestServer;
let asked: string[];
let instead: Readonly<Record<string, () => Response>>;
let api: WorkerApi;
let window: Window;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  asked = [];
  instead = {};
  ({ api } = deviceWith(() => instead).openTab());
  window = new Window(api);
  await window.open();
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  await expect.poll(() => asked).toContain(LAST);
});

afterEach(() => api.close());

/** A device that is answered in another way about some collections. */
function deviceWith(answers: () => typeof instead): TestDevice {
  return new TestDevice({
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const collection = /^\/api\/sync\/(\w+)$/.exec(pathname)?.[1];
      if (collection) asked.push([collection, searchParams.get('fields')].filter(Boolean).join(' '));
      const other = collection && answers()[collection];
      return other ? other() : server.app.handle(request);
    },
  });
}

/** What a round that pulls everything asks for last. A shop is whole without them, so a complete catalogue does not tell. */
const LAST = 'reviews';

/** What is asked for in the next round, up to what is expected last: what comes after it is the next round's. */
async function nextRound(last: string, change = async (): Promise<void> => undefined): Promise<string[]> {
  asked = [];
  // The device may look by itself as soon as the shop is another one.
  await change();
  await api.hint('visible');
  await expect.poll(() => asked).toContain(last);
  return asked;
}

test('a first visit asks for the collections and not for what is new in them', () => {
  expect(asked).not.toContain('heads');
  expect(asked).toContain('products list');
  expect(asked).toContain('price_history');
});

test('where nothing is new nothing else is asked for', async () => {
  expect(await nextRound('heads')).toEqual(['heads']);
  // Nor is it a round later, so nothing followed the first.
  expect(await nextRound('heads')).toEqual(['heads']);
});

test('what is new is pulled, and nothing else', async () => {
  await server.shop('set-stock', 'LAMP', 3);
  expect(await nextRound('products all')).toEqual(['heads', 'products list', 'products all']);
  expect(await nextRound('heads')).toEqual(['heads']);
});

test.each([
  ['does not have this call', () => Response.json({ code: 404, result: { code: 'NOT_FOUND' } }, { status: 404 })],
  ['answers in another form', () => Response.json({ code: 200, result: [] })],
  ['has trouble with it', () => Response.json({ code: 503, result: { code: 'BUSY' } }, { status: 503 })],
])('a shop that %s is asked for each collection', async (_name, other) => {
  await nextRound('heads');
  instead = { heads: other };
  const [first, ...collections] = await nextRound(LAST);
  expect(first).toBe('heads');
  expect(collections).toEqual(expect.arrayContaining(['store_settings', 'products list', 'products all']));
});

test('what could not be refreshed is asked for again, though nothing in it is new, until it comes', async () => {
  await nextRound('heads');
  const trouble = () => new Response('<h1>503</h1>', { status: 503 });
  instead = { heads: trouble, products: trouble };
  await nextRound(LAST);
  await window.value<SyncProgressView>('sync.progress', {}, ({ failing }) => failing.length === 2);
  instead = {};
  expect(await nextRound('products all')).toEqual(['heads', 'products list', 'products all']);
  await window.value<SyncProgressView>('sync.progress', {}, ({ failing }) => failing.length === 0);
});

test('over mobile data what is here is kept up to date, the last tier too', async () => {
  await nextRound('heads');
  await api.hint('metered');
  await server.shop('set-price', 'LAMP', 1190);
  const changed = ['products list', 'products all', 'price_history'];
  expect(await nextRound('price_history')).toEqual(['heads', ...changed]);
  expect(await nextRound('heads')).toEqual(['heads']);
});

test('over mobile data nothing comes of the last tier that is not here yet', async () => {
  await api.close();
  const refused = () => Response.json({ code: 404, result: { code: 'NOT_FOUND' } }, { status: 404 });
  asked = [];
  ({ api } = deviceWith(() => ({ price_history: refused })).openTab());
  window = new Window(api);
  await window.open();
  await expect.poll(() => asked).toContain(LAST);
  await api.hint('metered');
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'paused');
  await server.shop('set-price', 'LAMP', 1090);
  expect(await nextRound('products all')).toEqual(['heads', 'products list', 'products all']);
  expect(await nextRound('heads')).toEqual(['heads']);
});

test('a database that was restored has other heads: everything is asked for', async () => {
  const restore = (): Promise<void> => setMeta(server.database, 'database_id', 'restored-from-a-copy');
  expect(await nextRound(LAST, restore)).toEqual(
    expect.arrayContaining(['heads', 'store_settings', 'products list', 'products all']),
  );
});
