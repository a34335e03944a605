import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '#domain/answer.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { formatWireTime } from '#domain/wire/time.ts';
import { TestDevice } from '#tests/support/device.ts';
import { ShopTime } from '#tests/support/shop-time.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';
import type { WorkerApi } from '#worker/api.ts';
import { PACKED_INDEX } from '#worker/catalogue-index/index-layout.ts';

/** A special price ends by itself on a device too, while nobody writes anything (decision 103). */

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Prices that change by themselves are looked for every thirty seconds. */
const LOOKED_FOR_MS = 31 * SECOND_MS;
const SPECIAL_MINOR = 29_900;
const REGULAR_MINOR = 129_000;
const LAMP = { parentSku: 'LAMP', childSku: null };

let server: TestServer;
let endsAt: number;
let time: ShopTime;
let clock: ReturnType<ShopTime['clock']>;
let device: TestDevice;
/** Until then the list of products is on its way, as that of a large shop is on a first visit. */
let listArrives: Promise<void>;

beforeEach(async () => {
  endsAt = Math.ceil(Date.now() / SECOND_MS) * SECOND_MS + HOUR_MS;
  const { documents, rejections } = testCatalogue();
  const special = { special_price_incl_tax: SPECIAL_MINOR / 100, special_to_date: formatWireTime(endsAt) };
  const products = documents.products!.map((one) => (one['sku'] === LAMP.parentSku ? { ...one, ...special } : one));
  server = await startTestServer({ catalogue: { documents: { ...documents, products }, rejections } });
  time = new ShopTime();
  clock = time.clock();
  clock.step(Date.now() - clock.now());
  listArrives = Promise.resolve();
  device = new TestDevice({ fetch: answer, clock });
});

afterEach(() => server.close());

async function answer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname === '/api/sync/products') await listArrives;
  return time.answering(server.app.handle(request));
}

async function visit(): Promise<{ readonly api: WorkerApi; readonly window: Window }> {
  const { api } = device.openTab();
  const window = new Window(api);
  await time.passUntil(window.open());
  return { api, window };
}

const value = <T>(window: Window, name: string, params: unknown, isWanted?: (view: T) => boolean): Promise<T> =>
  time.passUntil(window.value<T>(name, params, isWanted));

const everythingIsHere = (window: Window): Promise<SyncProgressView> =>
  value<SyncProgressView>(window, 'sync.progress', {}, ({ state }) => state === 'complete');

async function fill(): Promise<void> {
  const { api, window } = await visit();
  await everythingIsHere(window);
  const [store] = device.indexStores.values();
  await time.passUntil(expect.poll(() => store!.blob(PACKED_INDEX)).not.toBeNull());
  await time.passUntil(api.close());
}

const isLive = ({ chosen }: ProductView): boolean => chosen.price.state === 'live';

describe('a special price ends', () => {
  test('that was asked for while a first visit was still collecting', async () => {
    let arrive = (): void => undefined;
    listArrives = new Promise<void>((resolve) => (arrive = resolve));
    const first = await visit();
    const then = await value<ProductView>(first.window, 'product.bySku', LAMP, isLive);
    expect(then.chosen.price.amountMinor).toBe(SPECIAL_MINOR);
    arrive();
    await everythingIsHere(first.window);
    await time.passUntil(first.api.close());

    clock.step(endsAt + SECOND_MS - clock.now());
    const { api, window } = await visit();
    const now = await value<ProductView>(window, 'product.bySku', LAMP, isLive);
    expect(now.chosen.price.amountMinor).toBe(REGULAR_MINOR);
    const listing = { categoryId: '3', filters: {}, sort: 'relevance', page: 1 };
    const { cards } = await value<ListingView>(window, 'listing.category', listing);
    expect(cards.find(({ sku }) => sku === LAMP.parentSku)?.price.amountMinor).toBe(REGULAR_MINOR);
    await time.passUntil(api.close());
  });

  test('on the page of its product that is open meanwhile', async () => {
    await fill();
    clock.step(endsAt - LOOKED_FOR_MS - clock.now());
    const { api } = device.openTab();
    let shown: ProductView | null = null;
    const amount = (): number | null | undefined => shown?.chosen.price.amountMinor;
    const show = (_id: number, answered: Answer<unknown>): void => void (shown = answered.value as ProductView | null);
    await time.passUntil(api.open({ storeCode: 'bmno', locale: 'nb-NO' }, show));
    await time.passUntil(api.watch(1, 'product.bySku', LAMP));
    await time.passUntil(expect.poll(amount).toBe(SPECIAL_MINOR));
    await time.pass(2 * LOOKED_FOR_MS);
    expect(amount()).toBe(REGULAR_MINOR);
    await time.passUntil(api.close());
  });

  test('in the lists of a device that starts after it', async () => {
    await fill();
    clock.step(endsAt + SECOND_MS - clock.now());
    const { api, window } = await visit();
    const cheap = { categoryId: '3', filters: { price: ['*-400'] }, sort: 'relevance', page: 1 };
    const { cards, total } = await value<ListingView>(window, 'listing.category', cheap);
    expect(cards.map(({ sku }) => sku)).not.toContain(LAMP.parentSku);
    expect(total).toBe(2);
    await time.passUntil(api.close());
  });
});
