import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderView, TaskView } from '#domain/views/outbox.ts';
import { cartOf, kari, must, shopWithDevice, stateOf } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('what waits for a sign-in says so, and goes after it (D50; reliability H2)', async () => {
  const { shop, device, api, window } = await shopWithDevice(server);
  const order = (isIt: (view: OrderView) => boolean) =>
    window.value<OrderView>('order.byId', { id: 'order-expired-1' }, isIt);
  const tasks = (isIt: (all: readonly TaskView[]) => boolean) =>
    window.value<readonly TaskView[]>('task.all', {}, isIt);
  await must(api, 'session.login', kari);
  await must(api, 'cart.add', { operationId: 'expired-operation-1', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await cartOf(window, { LAMP: 1 });
  await tasks(({ length }) => length === 0);

  // The network is lost with the session still good, and comes back when it is over.
  await setOffline({ device, api, window }, true);
  await must(api, 'checkout.open', { orderId: 'order-expired-1' });
  const call = { orderId: 'order-expired-1', details, expectedTotalMinor: 129_000 + 59_000 };
  await must(api, 'checkout.placeOrder', call);
  expect(await order(({ state }) => state === 'queued')).toMatchObject({ isSignInMissing: false });
  const reasons = (all: readonly TaskView[]) => all.map(({ kind, reason }) => `${kind}: ${reason}`);
  expect(reasons(await tasks(({ length }) => length > 0))).toEqual(['order.place: offline']);
  shop.revokeAll();
  await setOffline({ device, api, window }, false);
  await stateOf(window, { state: 'expired', email: kari.email });
  expect(await order(({ isSignInMissing }) => isSignInMissing)).toMatchObject({ state: 'queued' });
  const [waiting] = await tasks(([task]) => task?.reason === 'unauthorized');
  expect(waiting).toMatchObject({ kind: 'order.place', state: 'queued', canSendNow: false });

  await must(api, 'session.login', kari);
  expect(await order(({ state }) => state === 'placed')).toMatchObject({ isSignInMissing: false });
  expect(await tasks(([task]) => task?.state === 'sent')).toMatchObject([{ reason: null }]);
});
