import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductView } from '#domain/views/product.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('a stock that changes right after it was asked for is shown as soon as the catalogue is pulled again', async () => {
  const device = new TestDevice({ fetch: (request) => server.app.handle(request) });
  const { api } = device.openTab();
  const window = new Window(api);
  await window.open();
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');

  // As fast as it goes: dates of documents have whole seconds, and the device asks for a page's stock once a minute.
  for (const qty of [2, 9, 0, 7, 3]) {
    await server.shop('set-stock', 'LAMP', qty);
    void api.hint('visible');
    const isShown = ({ chosen }: ProductView): boolean => chosen.maxQty === qty;
    await window.value<ProductView>('product.bySku', { parentSku: 'LAMP', childSku: null }, isShown);
  }
  await api.close();
});

test('price and stock that are answered side by side are both kept, and asked for once', async () => {
  await server.shop('set-price', 'LAMP', 777);
  const asked: string[] = [];
  const device = new TestDevice({
    fetch: (request) => {
      asked.push(new URL(request.url).pathname);
      return server.app.handle(request);
    },
  });
  const { api } = device.openTab();
  const window = new Window(api);
  await window.open();
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  const question = { parentSku: 'LAMP', childSku: null };
  const isLive = ({ chosen }: ProductView): boolean => chosen.price.state === 'live' && chosen.stockAt !== null;
  const { chosen } = await window.value<ProductView>('product.bySku', question, isLive);
  expect(chosen.price.amountMinor).toBe(77_700);
  for (const path of ['/api/product/render-list', '/api/stock/list'])
    expect(asked.filter((each) => each === path)).toHaveLength(1);
  await api.close();
});
