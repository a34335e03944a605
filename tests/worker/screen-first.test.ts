import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { emptyListing } from '#domain/listing.ts';
import type { CardView } from '#domain/views/card.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { TestDevice } from '#tests/support/device.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';
import { gate } from '#tests/support/gate.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** While a device fills over a slow line, what the open screen needs comes before everything else. */

const SEARCH = '/api/catalog/';
const PRODUCT_LIST = '/api/sync/products';
const listing = { categoryId: '3', ...emptyListing };

let server: TestServer;
let asked: string[];
let answer: (request: Request) => Promise<Response>;

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue() });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answer = (request) => server.app.handle(request);
});

const openShop = async (): Promise<Window> => (await openTab()).window;

async function openTab() {
  const device = new TestDevice({
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname);
      return answer(request);
    },
  });
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  return { api, window };
}

const pulled = (): string[] => asked.filter((path) => path.startsWith('/api/sync/'));

test('a listing that is looked at has the line for itself: replication asks for nothing more until it is here', async () => {
  const slow = gate();
  answer = async (request) => {
    if (new URL(request.url).pathname.startsWith(SEARCH)) await slow.opened;
    return server.app.handle(request);
  };
  const window = await openShop();
  const shown = window.value<ListingView>('listing.category', listing);
  const isSearched = (): boolean => asked.some((path) => path.startsWith(SEARCH));
  await expect.poll(isSearched).toBe(true);
  const before = pulled().length;
  // Far longer than all pulls take together.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // What was on its way already came.
  expect(pulled().length).toBeLessThanOrEqual(before + 1);
  slow.open();
  expect((await shown).total).toBeGreaterThan(0);
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  expect(pulled()).toContain(PRODUCT_LIST);
});

describe('pictures that the device wants to keep', () => {
  const pictures = (): string[] => asked.filter((path) => path.startsWith('/media/'));

  /** A tab that shows the newest products, while a category has the line for itself until `slow` opens. */
  async function openBehindCategory() {
    const slow = gate();
    answer = async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(SEARCH) && (await request.clone().text()).includes('category_ids')) await slow.opened;
      return server.app.handle(request);
    };
    const { api, window } = await openTab();
    const shown = window.value<ListingView>('listing.category', listing);
    await expect.poll(() => asked.some((path) => path.startsWith(SEARCH))).toBe(true);
    await window.value<readonly CardView[]>('listing.newest', { size: 8 }, (cards) => cards.length > 0);
    return { api, slow, shown };
  }

  test('wait as well', async () => {
    const { slow, shown } = await openBehindCategory();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(pictures()).toEqual([]);
    slow.open();
    await shown;
    await expect.poll(() => pictures().length).toBeGreaterThan(0);
  });

  test('are not fetched any more when the tab closes meanwhile', async () => {
    const { api, slow } = await openBehindCategory();
    await api.close();
    slow.open();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(pictures()).toEqual([]);
  });
});

test('a listing whose answer did not come is asked for again while it is looked at', async () => {
  let failures = 2;
  const products = gate();
  answer = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === PRODUCT_LIST) await products.opened;
    if (pathname.startsWith(SEARCH) && failures > 0) {
      failures--;
      return new Response('trouble', { status: 503 });
    }
    return server.app.handle(request);
  };
  const window = await openShop();
  // It holds all products of the category, and says so before the list of all products has come.
  const shown = await window.value<ListingView>('listing.category', listing, ({ isComplete }) => isComplete);
  expect(shown.cards.length).toBeGreaterThan(0);
  products.open();
});

test('a listing of which nothing is here yet does not say that no product fits its filters (D39)', async () => {
  const products = gate();
  let isFailing = true;
  answer = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === PRODUCT_LIST) await products.opened;
    if (pathname.startsWith(SEARCH) && isFailing) return new Response('trouble', { status: 503 });
    return server.app.handle(request);
  };
  const window = await openShop();
  const grey = { ...listing, filters: { color: ['52'] } };
  const first = window.value<ListingView>('listing.category', grey);
  // The category itself is known by then.
  await window.value('category.tree', {});
  isFailing = false;
  products.open();
  expect((await first).total).toBe(1);
});

test('a listing is whole only when its filters have their names', async () => {
  const [names, products] = [gate(), gate()];
  answer = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === PRODUCT_LIST) await products.opened;
    if (pathname === '/api/sync/attributes') await names.opened;
    // Long after the shop has named the products.
    if (pathname.startsWith(SEARCH)) setTimeout(names.open, 500);
    return server.app.handle(request);
  };
  const window = await openShop();
  const whole = await window.value<ListingView>('listing.category', listing, ({ isComplete }) => isComplete);
  expect(whole.facets.map(({ code }) => code)).toContain('color');
  products.open();
});
