import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { OrderHistoryView } from '#domain/views/order-history.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import { cartOf, must, stateOf } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
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
  await must(api, 'profile.save', { operationId: crypto.randomUUID(), firstName: 'Peder' });
  await window.value<ProfileView>('profile.current', {}, (view) => view.firstName === 'Peder' && !view.isChangeWaiting);
  await must(api, 'checkout.open', { orderId: 'order-of-per-1' });
  const expectedTotalMinor = 2 * 129_000 + 59_000;
  await must(api, 'checkout.placeOrder', { orderId: 'order-of-per-1', details, expectedTotalMinor });
  await window.value<OrderView[]>('order.all', {}, (orders) => orders.some(({ state }) => state === 'placed'));
  const isBookable = ({ bookingPath }: OrderView): boolean => bookingPath !== null;
  await window.value<OrderView>('order.byId', { id: 'order-of-per-1' }, isBookable);
  const history = await window.value<OrderHistoryView>('orderHistory.page', { page: 1 }, ({ total }) => total === 1);
  expect(history.orders).toMatchObject([{ totalMinor: expectedTotalMinor, items: [{ sku: 'LAMP', qty: 2 }] }]);
  await must(api, 'orderHistory.cancel', { operationId: crypto.randomUUID(), orderNumber: history.orders[0]!.number });
  await window.value<OrderHistoryView>(
    'orderHistory.page',
    { page: 1 },
    ({ orders }) => orders[0]?.status === 'canceled',
  );
  const ofDevice = (state: OrderView['state']) =>
    window.value<OrderView>('order.byId', { id: 'order-of-per-1' }, (order) => order.state === state);
  expect(await ofDevice('calledOff')).toMatchObject({ bookingPath: null, orderNumber: history.orders[0]!.number });
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

test('who registers with an address that has an account is told so, also by a shop that does not say it (decision 072)', async () => {
  const siri = { firstName: 'Siri', lastName: 'Moe', email: 'siri@example.no', password: 'Blomster#42vinter' };
  const { api } = await filledDevice((request) => server.app.handle(request));
  onTestFinished(() => api.close());
  await must(api, 'session.register', siri);
  await must(api, 'session.logout', { waiting: 'keep' });
  const again = await api.command('session.register', { ...siri, password: 'Sommerfugl#77' });
  expect(again).toEqual({ ok: false, error: { code: 'customerExists' } });
});

test('a device that is full while somebody signs in asks for their cart all the same', async () => {
  const mari = { firstName: 'Mari', lastName: 'Lund', email: 'mari@example.no', password: 'Blomster#42vinter' };
  const first = await filledDevice((request) => server.app.handle(request));
  await must(first.api, 'session.register', mari);
  await must(first.api, 'cart.add', { operationId: 'addition-of-mari', parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await first.window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
  await first.api.close();

  const { api, window, device } = await filledDevice((request) => server.app.handle(request));
  onTestFinished(() => api.close());
  const { texts } = device.cache;
  const keep = texts.set.bind(texts);
  let refusals = 0;
  texts.set = (address, text) => {
    if (text.includes('cart.create') && ++refusals === 1) throw new DOMException('full', 'QuotaExceededError');
    return keep(address, text);
  };
  await must(api, 'session.login', { ...mari, isRemembered: true });
  expect(refusals).toBeGreaterThan(0);
  await cartOf(window, { LAMP: 1 });
});

/** A device on which a guest of this name has ordered a lamp, and the shop has it. */
async function orderedAsGuest(name: string) {
  const email = `${name}@example.no`;
  const device = await filledDevice((request) => server.app.handle(request));
  const { api, window } = device;
  const orderId = `order-of-guest-${name}`;
  await must(api, 'cart.add', { operationId: `addition-of-guest-${name}`, parentSku: 'LAMP', sku: 'LAMP', qty: 1 });
  await must(api, 'checkout.open', { orderId });
  const agreed = { orderId, details: { ...details, email }, expectedTotalMinor: 129_000 + 59_000 };
  await must(api, 'checkout.placeOrder', agreed);
  const [order] = await window.value<OrderView[]>('order.all', {}, (all) => all[0]?.state === 'placed');
  return { ...device, order: order! };
}

const pageOne = { page: 1 };
const account = (email: string) => ({ firstName: 'Gry', lastName: 'Gjest', email, password: 'Blomster#42vinter' });

test('what a guest ordered on this device is theirs once they sign in with its e-mail, on every device (decision 079)', async () => {
  const { api, window, order } = await orderedAsGuest('gry');
  await must(api, 'session.register', account('Gry@Example.no'));
  const isIn = ({ orders }: OrderHistoryView): boolean => orders.some(({ number }) => number === order.orderNumber);
  await window.value<OrderHistoryView>('orderHistory.page', pageOne, isIn);
  await window.value<OrderView[]>('order.all', {}, ([first]) => first?.id === order.id);

  // It is the owner's on this device, so the next guest sees nothing of it.
  await must(api, 'session.logout', { waiting: 'keep' });
  await window.value<OrderView[]>('order.all', {}, ({ length }) => length === 0);
  expect(await window.value('task.all', {})).toEqual([]);
  await api.close();

  const other = await filledDevice((request) => server.app.handle(request));
  onTestFinished(() => other.api.close());
  await must(other.api, 'session.login', { ...account('gry@example.no'), isRemembered: true });
  await other.window.value<OrderHistoryView>('orderHistory.page', pageOne, isIn);
});

test('what a guest ordered takes nothing out of the cart of who signs in with its e-mail and claims it (C1, C3)', async () => {
  const at = await filledDevice((request) => server.app.handle(request));
  const { api, window } = at;
  onTestFinished(() => api.close());
  const own = account('berit@example.no');
  const adding = (sku: string, operationId: string) =>
    must(api, 'cart.add', { operationId, parentSku: sku, sku, qty: 1 });
  await must(api, 'session.register', own);
  await adding('LAMP', 'addition-of-berit-1');
  await window.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
  await setOffline(at, true);
  await adding('TABLE-LAMP', 'addition-of-berit-2');
  await must(api, 'session.logout', { waiting: 'keep' });
  await setOffline(at, false);

  await adding('LAMP', 'addition-of-the-guest');
  const orderId = 'order-of-guest-berit';
  await must(api, 'checkout.open', { orderId });
  const agreed = { orderId, details: { ...details, email: own.email }, expectedTotalMinor: 129_000 + 59_000 };
  await must(api, 'checkout.placeOrder', agreed);
  await window.value<OrderView[]>('order.all', {}, ([first]) => first?.state === 'placed');
  await must(api, 'session.login', { ...own, isRemembered: true });
  await window.value<OrderView[]>('order.all', {}, ([first]) => first?.id === orderId);
  await cartOf(window, { LAMP: 1, 'TABLE-LAMP': 1 });
});

test('what a guest ordered with another e-mail is not the order of who signs in', async () => {
  const { api, window, order } = await orderedAsGuest('gudrun');
  onTestFinished(() => api.close());
  await must(api, 'session.register', account('grete@example.no'));
  expect(await window.value<OrderHistoryView>('orderHistory.page', pageOne)).toMatchObject({ total: 0 });
  expect(await window.value('order.all', {})).toEqual([]);
  await must(api, 'session.logout', { waiting: 'keep' });
  await window.value<OrderView[]>('order.all', {}, ([first]) => first?.id === order.id);
});
