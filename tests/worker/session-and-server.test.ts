import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderHistoryView } from '#domain/views/order-history.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import { cartOf, must, stateOf } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** The device's session against the reference server: the two sides of one contract. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('from registering to the order in the history, and the account on another device', async () => {
  const { api, window } = await filledDevice((request) => server.app.handle(request));
  const per = { firstName: 'Per', lastName: 'Hansen', email: 'per@example.no', password: 'Blomster#42vinter' };
  await must(api, 'cart.add', { operationId: 'server-addition-1', parentSku: 'LAMP', sku: 'LAMP', qty: 2 });
  await must(api, 'session.register', per);
  await stateOf(window, { state: 'signedIn', firstName: 'Per' });
  await window.value<CartView>(
    'cart.current',
    {},
    ({ lines, totals }) => lines[0]?.qty === 2 && totals.state === 'confirmed',
  );
  await must(api, 'profile.save', { firstName: 'Peder' });
  await window.value<ProfileView>('profile.current', {}, (view) => view.firstName === 'Peder' && !view.isChangeWaiting);
  await must(api, 'checkout.open', { orderId: 'order-of-per-1' });
  const expectedTotalMinor = 2 * 129_000 + 59_000;
  await must(api, 'checkout.placeOrder', { orderId: 'order-of-per-1', details, expectedTotalMinor });
  await window.value<OrderView[]>('order.all', {}, (orders) => orders.some(({ state }) => state === 'placed'));
  const history = await window.value<OrderHistoryView>('orderHistory.page', { page: 1 }, ({ total }) => total === 1);
  expect(history.orders).toMatchObject([{ totalMinor: expectedTotalMinor, items: [{ sku: 'LAMP', qty: 2 }] }]);
  await must(api, 'orderHistory.cancel', { orderNumber: history.orders[0]!.number });
  await window.value<OrderHistoryView>(
    'orderHistory.page',
    { page: 1 },
    ({ orders }) => orders[0]?.status === 'canceled',
  );
  await must(api, 'cart.add', { operationId: 'server-addition-2', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
  await must(api, 'session.logout', { waiting: 'keep' });
  await cartOf(window, {});
  await api.close();

  const other = await filledDevice((request) => server.app.handle(request));
  onTestFinished(() => other.api.close());
  await must(other.api, 'session.login', { ...per, isRemembered: false });
  await cartOf(other.window, { LAMP: 1 });
  await other.window.value<ProfileView>('profile.current', {}, ({ firstName }) => firstName === 'Peder');
});
