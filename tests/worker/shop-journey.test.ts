import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { ProductView } from '#domain/views/product.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('browse, lose the network, keep browsing, fill the cart, order; it arrives exactly once', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));

  device.isOffline = true;
  await api.hint('offline');
  const listing = await window.value<ListingView>('listing.category', {
    categoryId: '3',
    filters: {},
    sort: 'price',
    page: 1,
  });
  expect(listing.total).toBe(4);
  expect(listing.cards.map(({ sku }) => sku)).toEqual(['VASE', 'TABLE-LAMP', 'LAMP', 'SOFA']);
  const sofa = await window.value<ProductView>('product.bySku', { parentSku: 'SOFA', childSku: 'SOFA-BEIGE' });
  expect(sofa.chosen).toMatchObject({ sku: 'SOFA-BEIGE', price: { amountMinor: 1_099_000 } });
  // One promise on card, page and cart; that of the chosen method on the order (decision 043).
  const fromStock = { kind: 'stock', span: '3–10' };
  expect(sofa.chosen.delivery).toMatchObject(fromStock);
  expect(listing.cards.map(({ sku, delivery }) => [sku, delivery?.span ?? null])).toEqual([
    ['VASE', null],
    ['TABLE-LAMP', '3–10'],
    ['LAMP', '3–10'],
    ['SOFA', '3–10'],
  ]);

  const added = await api.command('cart.add', {
    operationId: 'add-000000000001',
    parentSku: 'SOFA',
    sku: 'SOFA-BEIGE',
    qty: 2,
  });
  expect(added).toEqual({ ok: true, value: 'stockUncertain' });
  await api.command('cart.add', { operationId: 'add-000000000001', parentSku: 'SOFA', sku: 'SOFA-BEIGE', qty: 2 });
  const cart = await window.value<CartView>('cart.current', {}, ({ count }) => count > 0);
  expect(cart).toMatchObject({
    count: 2,
    delivery: fromStock,
    totals: { state: 'estimate', grandTotalMinor: 2_198_000 },
  });

  await api.command('checkout.open', { orderId: 'order-0000-1' });
  const order = { orderId: 'order-0000-1', details, expectedTotalMinor: 2_198_000 + 59_000 };
  expect(await api.command('checkout.placeOrder', order)).toEqual({ ok: true, value: { orderId: 'order-0000-1' } });
  expect(await api.command('checkout.placeOrder', order)).toEqual({ ok: true, value: { orderId: 'order-0000-1' } });
  expect(await window.value<OrderView>('order.byId', { id: 'order-0000-1' })).toMatchObject({
    state: 'queued',
    orderNumber: null,
    delivery: { kind: 'stock', span: '4–10' },
  });
  expect(await window.value<CartView>('cart.current', {}, ({ count }) => count === 0)).toMatchObject({ lines: [] });

  device.isOffline = false;
  await api.hint('online');
  const placed = await window.value<OrderView>('order.byId', { id: 'order-0000-1' }, ({ state }) => state === 'placed');
  const orders =
    await server.shop<{ orderNumber: string; totals: { grandTotal: number }; lines: unknown[] }[]>('orders');
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({
    orderNumber: placed.orderNumber,
    totals: { grandTotal: 2_257_000 },
    lines: [{ sku: 'SOFA-BEIGE', qty: 2, price: 1_099_000 }],
  });
  await api.close();
});
