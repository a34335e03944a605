import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResetLink } from '#domain/reset-link.ts';
import type { OrderView } from '#domain/views/outbox.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import { accessTokens } from '#server/store/account-schema.ts';
import { cartOf, must, stateOf } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const person = { firstName: 'Kari', lastName: 'Nordmann', email: 'kari.reise@example.no', password: 'Hemmelig#123' };
const add = (operationId: string, sku: string, qty: number) => ({ operationId, parentSku: sku, sku, qty });
const handle = (request: Request): Promise<Response> => server.app.handle(request);
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
  await must(api, 'profile.save', { firstName: 'Karin' });
  await window.value<ProfileView>('profile.current', {}, (view) => !view.isChangeWaiting && view.firstName === 'Karin');
  expect(await usersOf()).toMatchObject([{ firstName: 'Karin' }]);
  await must(api, 'cart.add', add('journey-operation-2', 'VASE', 1));
  await expect.poll(() => server.shop('carts')).toMatchObject([{ items: [{ sku: 'VASE', qty: 1 }] }]);

  const next = await filledDevice(handle);
  await must(next.api, 'session.login', { ...person, isRemembered: true });
  await cartOf(next.window, { VASE: 1 });
  await next.window.value<ProfileView>('profile.current', {}, (view) => view.firstName === 'Karin');
  await Promise.all([api.close(), next.api.close()]);
});

test('a forgotten password is chosen anew from the mail, and the other device is asked to sign in', async () => {
  const [at, other] = [await filledDevice(handle), await filledDevice(handle)];
  const account = { ...person, email: 'ola.reise@example.no' };
  await must(at.api, 'session.register', account);
  await must(other.api, 'session.login', { ...account, isRemembered: true });
  await must(at.api, 'session.logout', { waiting: 'keep' });
  await must(at.api, 'password.request', { email: account.email });
  const mailed = () =>
    server.mails.find(({ to, template }) => to === account.email && template === 'resetPassword')?.text;
  await expect.poll(mailed).toContain('create-password');
  const { email, token } = readResetLink(new URL(/https?:\S+/.exec(mailed()!)![0]))!;
  const create = { email, resetToken: token, newPassword: 'Nytt#Passord9' };
  await must(at.api, 'password.create', create);
  await stateOf(at.window, { state: 'signedIn', email });
  expect(await at.api.command('password.create', create)).toMatchObject({ error: { code: 'passwordTokenMismatched' } });

  await must(other.api, 'cart.add', add('journey-operation-3', 'LAMP', 1));
  await stateOf(other.window, { state: 'expired', email });
  await must(other.api, 'session.login', { email, password: create.newPassword, isRemembered: true });
  await cartOf(other.window, { LAMP: 1 });
  const carts = await server.database.execute(sql`select 1 from carts where customer_id is not null and is_open`);
  expect(JSON.stringify(carts)).toContain('1');
  await Promise.all([at.api.close(), other.api.close()]);
});
