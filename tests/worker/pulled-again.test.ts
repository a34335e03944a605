import { expect, test } from 'vitest';
import type { Answer } from '#domain/answer.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

test('a device that has everything goes on having it while it pulls everything again, also where the network goes meanwhile', async () => {
  const server = await startTestServer();
  let isGone = false;
  let isCut = false;
  const { api, device } = await filledDevice(async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/api/sync/heads' && isGone) return new Response('', { status: 404 });
    if (url.pathname !== '/api/sync/products' || url.searchParams.get('fields') !== 'list')
      return server.app.handle(request);
    // The page of a large catalogue.
    url.searchParams.set('limit', '2');
    const checkpoint = url.searchParams.get('checkpoint');
    if (isCut && checkpoint !== null) throw new TypeError('fetch failed');
    if (isGone && checkpoint !== null) {
      isCut = true;
      return Response.json({ code: 410, result: { code: 'CHECKPOINT_GONE' } }, { status: 410 });
    }
    return server.app.handle(new Request(url, request));
  });
  await api.close();
  // The shop's database was restored; the network goes in the middle of the renewal.
  isGone = true;
  const tab = device.openTab();
  const window = new Window(tab.api);
  await window.open();
  await expect.poll(() => isCut).toBe(true);
  const store = [...device.indexStores.values()][0]!;
  await expect.poll(async () => (await store.checkpoints()).get('products.list')?.isRenewal).toBe(true);
  device.isOffline = true;
  await tab.api.close();

  // Somewhere without a network: everything is on the device.
  const next = device.openTab();
  const later = new Window(next.api);
  await later.open();
  const listing = { categoryId: '3', filters: {}, sort: 'relevance', page: 1 };
  const list: Answer<ListingView> = await later.answer('listing.category', listing, ({ state }) => state !== 'loading');
  expect(list.value?.total).toBe(4);
  expect(list.isPartial ?? false).toBe(false);
  expect(list.value?.isComplete).toBe(true);
  const progress = await later.value<SyncProgressView>('sync.progress', {});
  expect(progress.state).toBe('complete');
  const unknown = await later.answer(
    'product.bySku',
    { parentSku: 'NO-SUCH', childSku: null },
    ({ state }) => state !== 'loading',
  );
  expect(unknown.state).toBe('missing');
  await next.api.close();
  await server.close();
});
