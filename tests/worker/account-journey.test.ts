import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResetLink } from '#domain/reset-link.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import { accessTokens } from '#server/store/account-schema.ts';
import { cartOf, must, stateOf } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const person = { firstName: 'Kari', lastName: 'Nordmann', email: 'kari.reise@example.no', password: 'Hemmelig#123' };
const add = (operationId: string, sku: string, qty: number) => ({ operationId, parentSku: sku, sku, qty });
const handle = (request: Request): Promise<Response> => server.app.handle(request);
const cartWith = (line: object): unknown => expect.objectContaining({ items: [expect.objectContaining(line)] });
const usersOf = () => server.shop<{ email: string; firstName: string; orders: number }[]>('users');

test('registering, an order and a profile from one device are there on the next, on the real backend', async () => {
  const { api, window } = await filledDevice(handle);
  await must(api, 'cart.add', add('journey-operation-1', 'LAMP', 2));
  await must(api, 'session.register', person);
  await stateOf(window, { state: 'signedIn', email: person.email });
  await cartOf(window, { LAMP: 2 });

  await must(api, 'checkout.open', { orderId: 'journey-order-1' });
  const order = { orderId: 'journey-order-1', details, expectedTotalMinor: 2 * 129_000 + 59_000 };
  await must(api, 'checkout.placeOrder', order);
  await window.value<OrderView>('order.byId', { id: 'journey-order-1' }, ({ state }) => state === 'placed');
  expect(await usersOf()).toMatchObject([{ email: person.email, orders: 1 }]);
  await cartOf(window, {});

  // The access token ends meanwhile; nothing of it is seen.
  await server.database.update(accessTokens).set({ expiresAt: new Date(0) });
  await must(api, 'profile.save', { operationId: crypto.randomUUID(), firstName: 'Karin' });
  await window.value<ProfileView>('profile.current', {}, (view) => !view.isChangeWaiting && view.firstName === 'Karin');
  expect(await usersOf()).toMatchObject([{ firstName: 'Karin' }]);
  await must(api, 'cart.add', add('journey-operation-2', 'TABLE-LAMP', 1));
  await expect.poll(() => server.shop('carts')).toContainEqual(cartWith({ sku: 'TABLE-LAMP', qty: 1 }));

  await api.close();
  const next = await filledDevice(handle);
  await must(next.api, 'session.login', { ...person, isRemembered: true });
  await cartOf(next.window, { 'TABLE-LAMP': 1 });
  await next.window.value<ProfileView>('profile.current', {}, (view) => view.firstName === 'Karin');
  await next.api.close();
});

test('a forgotten password is chosen anew from the mail, which ends what was signed in before', async () => {
  const account = { ...person, email: 'ola.reise@example.no' };
  const before = await filledDevice(handle);
  await must(before.api, 'session.register', account);
  await before.api.close();

  const at = await filledDevice(handle);
  await must(at.api, 'password.request', { email: account.email });
  const mailed = () =>
    server.mails.find(({ to, template }) => to === account.email && template === 'resetPassword')?.text;
  await expect.poll(mailed).toContain('create-password');
  const { email, token } = readResetLink(new URL(/https?:\S+/.exec(mailed()!)![0]))!;
  const create = { email, resetToken: token, newPassword: 'Nytt#Passord9' };
  await must(at.api, 'password.create', create);
  await stateOf(at.window, { state: 'signedIn', email });
  const again = { ...create, newPassword: 'Nyere#Passord9' };
  expect(await at.api.command('password.create', again)).toMatchObject({ error: { code: 'passwordTokenMismatched' } });
  await at.api.close();

  const { api } = before.device.openTab();
  const window = new Window(api);
  await window.open();
  await must(api, 'cart.add', add('journey-operation-3', 'LAMP', 1));
  await stateOf(window, { state: 'expired', email });
  await must(api, 'session.login', { email, password: create.newPassword, isRemembered: true });
  await stateOf(window, { state: 'signedIn', email });
  await expect.poll(() => server.shop('carts')).toContainEqual(cartWith({ sku: 'LAMP', qty: 1 }));
  await api.close();
});
