import { BehaviorSubject, of } from 'rxjs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { TestDevice } from '#tests/support/device.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { ShopTime } from '#tests/support/shop-time.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';
import { createShopApi } from '#worker/http/shop-api.ts';
import { contractBackend } from '#worker/replication/contract-backend.ts';
import { HeadsWatch } from '#worker/replication/heads-watch.ts';

/** A device that is looked at hears within seconds what is new at the shop, and no other asks more than before (061). */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** A price is seen within this time of its change, a second of a proxy and half a second of a server taken off. */
const SOON_MS = 3500;

let server: TestServer;
let time: ShopTime;
let device: TestDevice;
let api: WorkerApi;
let window: Window;
/** What was asked for of replication, and when. */
let asked: { readonly what: string; readonly atMs: number }[];
let instead: Readonly<Record<string, () => Response>>;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  asked = [];
  instead = {};
  time = new ShopTime();
  device = new TestDevice({ fetch: answer, clock: time.clock() });
  ({ api } = device.openTab());
  window = new Window(api);
  await time.passUntil(window.open());
  await time.passUntil(window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete'));
  await time.pass(2 * SECOND_MS);
  asked = [];
});

afterEach(() => time.passUntil(api.close()));

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const collection = /^\/api\/sync\/(\w+)$/.exec(pathname)?.[1];
  if (collection) {
    const what = [collection, searchParams.get('fields')].filter(Boolean).join(' ');
    asked.push({ what, atMs: time.elapsed });
  }
  const other = collection && instead[collection];
  return other ? other() : time.answering(server.app.handle(request));
}

/** What was asked for in a span of time. */
async function during(ms: number): Promise<string[]> {
  asked = [];
  await time.pass(ms);
  return asked.map(({ what }) => what);
}

function pausesOf(name: string): number[] {
  const times = asked.filter(({ what }) => what === name).map(({ atMs }) => atMs);
  return times.slice(1).map((atMs, index) => Math.round((atMs - times[index]!) / SECOND_MS));
}

let amount = 1000;
/** Sets another price than any before; answers with it as the index has it. */
async function changePrice(): Promise<number> {
  await server.shop('set-price', 'LAMP', ++amount);
  return amount * 100;
}

const lamp = { parentSku: 'LAMP', childSku: null };
const isAsked =
  (amountMinor: number) =>
  ({ chosen }: ProductView): boolean =>
    chosen.price.amountMinor === amountMinor;

test('a changed price is on the page and in the list within seconds, and only what changed is pulled for it', async () => {
  const amountMinor = await changePrice();
  await during(SOON_MS);
  // On a busy machine the last of them is written after these seconds, which are those of the device.
  const changed = new Set(['heads', 'products list', 'products all', 'price_history']);
  const pulled = (): Set<string> => new Set(asked.map(({ what }) => what));
  await time.passUntil(expect.poll(pulled, { timeout: PATIENCE_MS }).toEqual(changed));
  await time.passUntil(window.value<ProductView>('product.bySku', lamp, isAsked(amountMinor)));
  const listing = { categoryId: '3', filters: {}, sort: 'price', page: 1 };
  const isListed = ({ cards }: ListingView): boolean =>
    cards.some(({ sku, price }) => sku === 'LAMP' && price.amountMinor === amountMinor);
  await time.passUntil(window.value<ListingView>('listing.category', listing, isListed));
});

test('a price that nobody has confirmed for a minute is said with its age, on a page that stays open (D32)', async () => {
  const isIn =
    (state: string) =>
    ({ chosen }: ProductView): boolean =>
      chosen.price.state === state;
  await time.passUntil(window.value<ProductView>('product.bySku', lamp, isIn('live')));
  device.isOffline = true;
  await api.hint('offline');
  const unconfirmed = window.value<ProductView>('product.bySku', lamp, isIn('snapshot'));
  await time.pass(2 * MINUTE_MS);
  await time.passUntil(unconfirmed);
  device.isOffline = false;
  await api.hint('online');
  await time.passUntil(window.value<ProductView>('product.bySku', lamp, isIn('live')));
});

test('a device that is looked at asks one small question every three seconds', async () => {
  const questions = await during(3 * MINUTE_MS);
  expect(new Set(questions)).toEqual(new Set(['heads']));
  // A round of every minute counts as a look.
  expect(questions.length).toBeGreaterThan(55);
  expect(questions.length).toBeLessThan(65);
});

test('a device that nobody looks at asks once a minute, and again often when somebody does', async () => {
  await api.hint('hidden');
  await time.pass(SOON_MS);
  expect(await during(3 * MINUTE_MS)).toEqual(Array.from({ length: 3 }, () => 'heads'));
  await api.hint('visible');
  expect((await during(MINUTE_MS)).length).toBeGreaterThan(15);
});

test('who pays for every byte is asked for no more than the round of every minute', async () => {
  await api.hint('metered');
  await time.pass(SOON_MS);
  expect(await during(3 * MINUTE_MS)).toEqual(Array.from({ length: 3 }, () => 'heads'));
  await api.hint('unmetered');
  expect((await during(MINUTE_MS)).length).toBeGreaterThan(15);
});

test('without a network nothing is asked, and what changed meanwhile is there soon after it came back', async () => {
  device.isOffline = true;
  await api.hint('offline');
  await time.passUntil(window.value<{ isOnline: boolean }>('sync.connection', {}, ({ isOnline }) => !isOnline));
  await time.pass(SOON_MS);
  expect(await during(2 * MINUTE_MS)).toEqual([]);
  const amountMinor = await changePrice();
  device.isOffline = false;
  await api.hint('online');
  await time.passUntil(window.value<ProductView>('product.bySku', lamp, isAsked(amountMinor)));
  expect((await during(MINUTE_MS)).length).toBeGreaterThan(15);
});

test.each([
  ['has trouble', () => Response.json({ code: 503, result: { code: 'BUSY' } }, { status: 503 })],
  ['does not have this call', () => Response.json({ code: 404, result: { code: 'NOT_FOUND' } }, { status: 404 })],
])('a shop that %s is asked less and less often, and as before when it answers', async (_what, bad) => {
  instead = { heads: bad };
  await during(55 * SECOND_MS);
  expect(pausesOf('heads').slice(0, 3)).toEqual([6, 12, 24]);
  instead = {};
  await time.pass(MINUTE_MS);
  await during(10 * SECOND_MS);
  expect(new Set(pausesOf('heads'))).toEqual(new Set([3]));
});

test('a shop that has too many callers is left alone for as long as it says', async () => {
  const headers = { 'retry-after': '30' };
  instead = { heads: () => Response.json({ code: 429, result: { code: 'TOO_MANY' } }, { status: 429, headers }) };
  await time.pass(SOON_MS);
  expect(asked.map(({ what }) => what)).toEqual(['heads']);
  expect(await during(25 * SECOND_MS)).toEqual([]);
});

/** Another tab of the device, as far as it asks what is new: two whole ones do not fit into one thread. */
async function watchInAnotherTab(): Promise<HeadsWatch> {
  const store = [...device.indexStores.values()][0]!;
  const clock = time.clock();
  const calls = createShopApi({ fetch: answer, clock, apiOrigin: 'http://shop.test', onCall: () => () => undefined });
  const unused = { catalogue: null!, ports: null!, session: null! };
  const tools = { ...unused, api: calls, store: defaultStoreView, now: () => clock.now() };
  const watch = new HeadsWatch({
    catalogue: { store, pulls$: store.checkpoints$(), isListComplete$: of(true), confirm: () => undefined },
    backend: contractBackend(tools),
    connection: { isOnline$: of(true) },
    clock,
    isMetered$: new BehaviorSubject(false),
  });
  watch.run();
  return watch;
}

test('what a tab hears that is looked at, the tab that replicates pulls, though nobody looks at that one', async () => {
  await api.hint('hidden');
  const other = await watchInAnotherTab();
  await time.pass(SOON_MS);
  const amountMinor = await changePrice();
  await during(SOON_MS);
  expect(asked.filter(({ what }) => what === 'products list')).toHaveLength(1);
  await time.passUntil(window.value<ProductView>('product.bySku', lamp, isAsked(amountMinor)));
  other.isVisible$.next(false);
  await time.pass(SOON_MS);
  expect(await during(2 * MINUTE_MS)).toEqual(['heads', 'heads']);
});

test('a list that fails is asked for once a minute, however often something is new in it', async () => {
  instead = { products: () => Response.json({ code: 503, result: { code: 'BUSY' } }, { status: 503 }) };
  asked = [];
  for (let change = 0; change < 10; change++) {
    await changePrice();
    await time.pass(6 * SECOND_MS);
  }
  // Two forms of it, by the first news and by the round of that minute.
  expect(asked.filter(({ what }) => what.startsWith('products')).length).toBeLessThanOrEqual(4);
  instead = {};
  await api.hint('visible');
  await time.passUntil(window.value<ProductView>('product.bySku', lamp, isAsked(amount * 100)));
});
