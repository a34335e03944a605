import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import { details } from '#tests/support/checkout-details.ts';
import { TestDevice } from '#tests/support/device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { catalogueWithService } from '#tests/support/virtual-catalogue.ts';
import { Window } from '#tests/support/watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ catalogue: catalogueWithService() });
});

afterAll(() => server.close());

test('a cart of services is ordered without delivery, whatever was chosen before (spec 4: totals)', async () => {
  const device = new TestDevice({ fetch: (request) => server.app.handle(request) });
  const { api } = device.openTab();
  const window = new Window(api);
  await window.open();
  await window.value<SyncProgressView>('sync.progress', {}, ({ state }) => state === 'complete');
  const add = (sku: string) =>
    api.command('cart.add', { operationId: `add-one-${sku}-000000001`, parentSku: sku, sku, qty: 1 });
  await add('ASSEMBLY');
  expect(await window.value<CartView>('cart.current', {}, ({ count }) => count === 1)).toMatchObject({
    isVirtual: true,
    delivery: { kind: 'service' },
    lines: [{ sku: 'ASSEMBLY', delivery: { kind: 'service', span: '' } }],
  });

  await api.command('checkout.open', { orderId: 'order-virtual-1' });
  const place = (paymentMethod: string) =>
    api.command('checkout.placeOrder', {
      orderId: 'order-virtual-1',
      details: { ...details, shippingMethod: 'logtrade/home', paymentMethod },
      expectedTotalMinor: 49_000,
    });
  expect(await place('cashondelivery')).toMatchObject({ ok: false, error: { code: 'fixValidationErrors' } });
  expect(await place('invoice')).toMatchObject({ ok: true });

  const placed = await window.value<OrderView>(
    'order.byId',
    { id: 'order-virtual-1' },
    ({ state }) => state === 'placed',
  );
  expect(placed).toMatchObject({ totalMinor: 49_000, deliveryMinor: null, delivery: { kind: 'service' } });
  const [order] = await server.shop<{ totals: { grandTotal: number } }[]>('orders');
  expect(order).toMatchObject({ totals: { grandTotal: 49_000 } });

  expect(await add('LAMP')).toMatchObject({ ok: true });
  expect(await window.value<CartView>('cart.current', {}, ({ count }) => count === 1)).toMatchObject({
    isVirtual: false,
    delivery: { kind: 'stock', span: '3–10' },
  });
  await api.close();
});
