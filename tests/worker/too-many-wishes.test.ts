import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import { must } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('an order goes out, also behind a wish of which the shop gets too many for an hour', async () => {
  const { api, window } = await filledDevice(async (request) =>
    request.url.includes('/api/stock/restock')
      ? Response.json(
          { code: 429, result: { code: 'TOO_MANY_REQUESTS' } },
          { status: 429, headers: { 'retry-after': '3600' } },
        )
      : server.app.handle(request),
  );
  onTestFinished(() => api.close());
  await must(api, 'restock.ask', {
    operationId: 'restock-0000-0000-9',
    sku: 'LAMP',
    productName: 'Lampe',
    email: 'kari@example.no',
  });
  await window.value<readonly TaskView[]>('task.all', {}, ([task]) => task?.reason === 'tooManyRequests');
  await must(api, 'cart.add', { operationId: 'limited-addition-1', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await window.value<CartView>('cart.current', {}, ({ lines }) => lines[0]?.qty === 1);
  await must(api, 'checkout.open', { orderId: 'order-limited-1' });
  await must(api, 'checkout.placeOrder', {
    orderId: 'order-limited-1',
    details,
    expectedTotalMinor: 129_000 + 59_000,
  });
  await api.command('task.sendNow', { id: 'order-limited-1' });
  await window.value<OrderView[]>('order.all', {}, ([order]) => order?.state === 'placed');
});
