import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('an order is said to be saved when it is kept and shown, before the outbox has let go of what went into it', async () => {
  const device = new TestDevice({ fetch: (request) => server.app.handle(request) });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { api } = device.openTab((label) => (label === 'before-consume' ? held : undefined));
  onTestFinished(() => api.close());
  const window = new Window(api);
  await window.open();
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  await api.command('cart.add', { operationId: 'add-one-lamp-0000001', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await window.value<CartView>('cart.current', {}, ({ count }) => count === 1);

  const orderId = 'order-sealing-1';
  await api.command('checkout.open', { orderId });
  const call = { orderId, details: { ...details, shippingMethod: 'logtrade/home' }, expectedTotalMinor: 188_000 };
  expect(await api.command('checkout.placeOrder', call)).toMatchObject({ ok: true });
  await window.value<OrderView>('order.byId', { id: orderId }, ({ totalMinor }) => totalMinor === 188_000);
  await window.value<CartView>('cart.current', {}, ({ count }) => count === 0);

  letGo();
  await window.value<OrderView>('order.byId', { id: orderId }, ({ state }) => state === 'placed');
  expect(await server.shop<unknown[]>('orders')).toHaveLength(1);
});
