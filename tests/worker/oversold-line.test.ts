import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Who has more in the cart than there is now can take fewer, one at a time too. */
test('a line of which the shop has fewer now goes down to what there is, and never up', async () => {
  await server.shop('set-stock', 'LAMP', 9);
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
  const operation = () => ({ operationId: crypto.randomUUID() });
  await api.command('cart.add', { ...operation(), parentSku: 'LAMP', sku: 'LAMP', qty: 5 });
  await cart(({ pending, count }) => pending === 0 && count === 5);
  await server.shop('set-stock', 'LAMP', 2);
  // What changed is asked for when the network is back.
  device.isOffline = true;
  await api.hint('offline');
  device.isOffline = false;
  await api.hint('online');
  await cart(({ lines }) => lines[0]?.maxQty === 2);
  const set = (qty: number) => api.command('cart.setQty', { ...operation(), key: 'LAMP', qty });
  expect(await set(6)).toMatchObject({ error: { code: 'maxInCart' } });
  expect(await set(4)).toMatchObject({ ok: true, value: { code: 'quantityLimited', params: { max: 2 } } });
  await cart(({ count }) => count === 2);
  expect(await set(3)).toMatchObject({ error: { code: 'maxInCart' } });
  await api.close();
});
