import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { emptyListing } from '#domain/listing.ts';
import type { CardView } from '#domain/views/card.ts';
import type { ListingView } from '#domain/views/listing.ts';
import { TestDevice } from '#tests/support/device.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** A screen's slice of the catalogue is asked for while the device collects, and never once it has the list (spec 4). */

let server: TestServer;
/** The bodies of searches that the shop was asked. */
let searches: string[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const isSearch = ({ url }: Request): boolean => new URL(url).pathname.includes('/product/_search');
const isListPull = ({ url }: Request): boolean => new URL(url).pathname.endsWith('/sync/products');

/** The shop, which notes its searches; where it is told so, it brings nobody the list. */
function shop({ hasList }: { readonly hasList: boolean }): (request: Request) => Promise<Response> {
  searches = [];
  return async (request) => {
    if (isSearch(request)) searches.push(await request.clone().text());
    if (isListPull(request) && !hasList) return Response.json({ code: 503, result: 'later' }, { status: 503 });
    return server.app.handle(request);
  };
}

async function openHomeAndCategory(window: Window): Promise<void> {
  await window.value<readonly CardView[]>('listing.newest', { size: 8 }, (cards) => cards.length > 0);
  const room = { categoryId: '3', ...emptyListing };
  await window.value<ListingView>('listing.category', room, ({ cards }) => cards.length > 0);
}

test('a device that collects asks for the newest products and for those of a category', async () => {
  const device = new TestDevice({ fetch: shop({ hasList: false }) });
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  await openHomeAndCategory(window);
  expect(searches).toEqual([expect.stringContaining('created_at'), expect.stringContaining('category_ids')]);
});

test('a device that has the list asks for neither, and goes by what replication brings', async () => {
  const { api, window } = await filledDevice(shop({ hasList: true }));
  onTestFinished(() => api.close());
  await openHomeAndCategory(window);
  await server.shop('set-price', 'LAMP', 123);
  await api.hint('online');
  const room = { categoryId: '3', ...emptyListing };
  const isNew = ({ cards }: ListingView): boolean =>
    cards.some(({ sku, price }) => sku === 'LAMP' && JSON.stringify(price).includes('123'));
  await window.value<ListingView>('listing.category', room, isNew);
  expect(searches).toEqual([]);
});
