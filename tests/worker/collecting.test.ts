import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { emptyListing } from '#domain/listing.ts';
import type { ListingView } from '#domain/views/listing.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** An answer says whether the device is still collecting: a page that came rendered is not exchanged for less (decision 064). */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A device that has nothing yet, of whose pulls one comes when it is let through. */
async function openShop(late: RegExp) {
  let letThrough = (): void => undefined;
  const isThrough = new Promise<void>((resolve) => (letThrough = resolve));
  const device = new TestDevice({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (late.test(pathname + search)) await isThrough;
      return server.app.handle(request);
    },
  });
  const { api } = device.openTab();
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  return { device, api, window, letThrough };
}

const listing = { categoryId: '3', ...emptyListing };

test.each([
  ['its list of products', /^\/api\/sync\/products\?.*fields=list/],
  ['what only pages of products need', /^\/api\/sync\/products\?.*fields=all/],
  ['its pages', /^\/api\/sync\/cms_pages/],
])(
  'a device without %s says that its answers are in part, and says them again when they are whole',
  async (_what, late) => {
    const { window, letThrough } = await openShop(late);
    const partial = await window.answer<ListingView>('listing.category', listing, ({ state }) => state === 'ready');
    expect(partial).toMatchObject({ isPartial: true, value: { title: 'Stue' } });
    const whole = window.answer<ListingView>('listing.category', listing, (answer) => !answer.isPartial);
    letThrough();
    expect(await whole).toMatchObject({ state: 'ready', value: { isComplete: true } });
    const found = await window.answer(
      'product.bySku',
      { parentSku: 'LAMP', childSku: null },
      ({ isPartial }) => !isPartial,
    );
    expect(found.state).toBe('ready');
  },
);

test('where bytes cost money the device does not wait for what it will not fetch', async () => {
  const { api, window } = await openShop(/^\/api\/sync\/products\?.*fields=all/);
  const whole = window.answer<ListingView>('listing.category', listing, (answer) => !answer.isPartial);
  await api.hint('metered');
  expect((await whole).value?.cards.length).toBeGreaterThan(0);
});
